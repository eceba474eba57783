import type { Component } from 'svelte';
import type { Options, OptionValue } from '../api';

/** What the field of an option is given: the option's name as the catalogues write it, and what comes with the game. */
export interface FieldProps {
  name: string;
  id: string;
  describedby: string;
  /** What the choice is about, for those who cannot see it. */
  label: string;
  values: readonly string[];
  value: OptionValue;
}

/** A field of a game's own in its set-up form. */
export interface OwnField {
  Field: Component<FieldProps, Record<never, never>, 'value'>;
  /** It is made of several controls and names itself. */
  group: boolean;
  /** What one of its choices is called, where the catalogue does not have it under the option's name. */
  text?: (choice: string) => string;
}

/** What a game's set-up form has besides the fields that any option gets. */
export interface SetUp {
  /** By the name of the option. */
  fields: Readonly<Record<string, OwnField>>;
  /** What changes along with an option that has been chosen. */
  matching?: (options: Options, name: string, value: OptionValue) => Promise<Options>;
  /** Options without which the choice cannot be played; the player is told. */
  needs?: (name: string, value: OptionValue) => Promise<Options>;
}

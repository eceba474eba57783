import type { Options, OptionValue, Schema } from '../api';

/** One option of a game as a line of the set-up form. */
export type OptionLine =
  | { name: string; kind: 'switch' }
  | { name: string; kind: 'choice'; values: string[] }
  /** Any number of them; none is as good as all. */
  | { name: string; kind: 'several'; values: string[] }
  | { name: string; kind: 'number'; minimum: number; maximum: number }
  /** One of those that come with the game, each with a picture. */
  | { name: string; kind: 'picture'; values: string[] }
  /** The text of a deck file, chosen by its name. */
  | { name: string; kind: 'deck' }
  | { name: string; kind: 'text' };

/** The form for a game's options. Kinds of option that no game has yet are refused, not guessed. */
export function optionLines(schema: Schema): OptionLine[] {
  const properties = resolved(schema, schema).properties ?? {};
  return Object.entries(properties).map(([name, option]) =>
    line(name, resolved(option, schema), option.default),
  );
}

function line(name: string, option: Schema, usual: OptionValue | undefined): OptionLine {
  const { type, enum: values, minimum, maximum, examples } = option;
  if (type === 'boolean') return { name, kind: 'switch' };
  if (values) return { name, kind: 'choice', values: usualFirst(values.map(String), usual) };
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return { name, kind: 'number', minimum, maximum };
  if (type === 'array' && option.items?.enum)
    return { name, kind: 'several', values: option.items.enum.map(String) };
  if (type === 'string' && examples) return { name, kind: 'picture', values: examples.map(String) };
  if (type === 'string' && name === 'deck') return { name, kind: 'deck' };
  if (type === 'string') return { name, kind: 'text' };
  throw new Error(`the form has no field for the option ${name}`);
}

/** Schemas list words by the alphabet; a form begins with what is usual. */
const usualFirst = (values: string[], usual: OptionValue | undefined): string[] =>
  values.sort((one, other) => Number(other === usual) - Number(one === usual));

function resolved(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace('#/$defs/', '');
  const target = root.$defs?.[name];
  if (!target) throw new Error(`the schema refers to ${name}, which it does not hold`);
  return resolved(target, root);
}

/** How many options differ from what the game suggests. */
export function changes(options: Options, defaults: Options): number {
  return Object.keys(defaults).filter((name) => !same(options[name], defaults[name])).length;
}

const same = (one: OptionValue | undefined, other: OptionValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The preset that the options are at the moment, if they are one. */
export const presetOf = (options: Options, presets: Record<string, Options>): string | undefined =>
  Object.keys(presets).find((name) =>
    Object.entries(presets[name]!).every(([option, value]) => same(options[option], value)),
  );

/** The options that an address asks for, such as a position to play on from; what the game does not know is left out. */
export function wished(search: string, defaults: Options): Options {
  const found: Options = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (typeof defaults[name] === 'string') found[name] = value;
  }
  return found;
}

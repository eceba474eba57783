import { createContext } from 'svelte';
import type { Selection } from './selection.svelte';
import type { Spot } from './spots';
import type { CardId } from './wire';
import type { CardNote } from './ways';
import type { UnitInPlay } from './protocol.gen';

/** A card to be looked at closely: what it is, and the state it lies in. */
export interface Looked {
  card: CardId;
  unit?: UnitInPlay | undefined;
}

/** What the cards on the table share: who looks, what is pointed at, and what is looked at closely. */
export interface Desk {
  readonly seat: number;
  readonly selection: Selection;
  /** What the running attack, scouting or air strike is aimed at. */
  readonly aimedAt: ReadonlySet<Spot>;
  readonly acting: ReadonlySet<Spot>;
  /** What is written on a unit's card while its player chooses an action. */
  noteOn: (unit: UnitInPlay) => CardNote | undefined;
  press: (spot: Spot, looked: Looked) => void;
  /** Takes hold of something, to be dropped on what it is meant for. */
  carry: (press: PointerEvent, spot: Spot) => void;
  look: (looked: Looked) => void;
  hover: (looked: Looked | undefined, at?: HTMLElement) => void;
}

export const [getDesk, setDesk] = createContext<Desk>();

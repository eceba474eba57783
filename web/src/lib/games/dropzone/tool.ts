import type { Overlay, Picked, Pull } from './map/overlay';

/** What is in the player's hand over the map: it says what lights up and what a click, a pull or a key does. */
export interface Tool {
  readonly overlay: Overlay;
  readonly selected: ReadonlySet<number>;
  /** Units that light up, because pointing at them means something. */
  readonly pointable: ReadonlySet<number>;
  /** False if pointing there means nothing for it. */
  pick(picked: Picked): boolean;
  /** Whether a pull from here carries something; otherwise it moves the map. */
  pullable(picked: Picked): boolean;
  pull(pull: Pull): void;
  /** The end of a pull; not done: it was broken off. */
  pulled(pull: Pull, done: boolean): void;
  /** True if the key was meant for it. */
  key(event: KeyboardEvent): boolean;
}

const NOTHING: ReadonlySet<number> = new Set();

/** An empty hand: the map is only looked at. */
export const EMPTY_HAND: Tool = {
  overlay: {},
  selected: NOTHING,
  pointable: NOTHING,
  pick: () => false,
  pullable: () => false,
  pull: () => undefined,
  pulled: () => undefined,
  key: () => false,
};

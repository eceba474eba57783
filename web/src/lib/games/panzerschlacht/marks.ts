import type { Wreck } from './history';
import type { Square } from './wire';
import type { Plan } from './protocol.gen';

/** What is pencilled on the map besides the pieces. Blue is what you may do, red is danger, ink is what happened. */
export interface Marks {
  selected?: Square;
  /** Squares in reach and what they cost. */
  reach?: ReadonlyMap<Square, number>;
  /** Where a piece may be set up. */
  room?: readonly Square[];
  /** The way to the square in question. */
  route?: readonly Square[];
  /** Paths tried so far. */
  paths?: readonly (readonly Square[])[];
  /** Neighbouring squares that are closed. */
  closed?: readonly Square[];
  /** Squares that still break a rule. */
  wrong?: readonly Square[];
  /** Tanks that cannot get out. */
  walled?: readonly Square[];
  plan?: Plan;
  /** Shots that have been fired. */
  fired?: Plan;
  /** Squares that may not be aimed at. */
  shut?: ReadonlySet<Square>;
  fights?: readonly { attacker: Square; target: Square; chosen?: boolean }[];
  /** What was driven last. */
  trace?: readonly (readonly Square[])[];
  /** Where something was lost last. */
  scars?: readonly Square[];
  wrecks?: readonly Wreck[];
}

/** What a square has to say when it is pointed at. */
export interface Tip {
  square: Square;
  text: string;
  /** What else there is to know, in smaller letters. */
  more?: string;
  rule?: string;
}

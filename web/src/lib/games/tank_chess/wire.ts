import type { Board as BoardState, Escape, Move } from './protocol.gen';

export type { BoardState };

/** TC-22 */
export type Turn = Move | Escape;
/** 32 · rank + file, both from 0, on boards of every size; -1 is nowhere. */
export type Cell = number;
/** 0 is N, then clockwise to 7, NW. */
export type Heading = number;
/** 0 is White, 1 is Black. */
export type Side = number;
/** Cells with the heading the tank has on each, the first where it starts. */
export type Way = readonly (readonly [Cell, Heading])[];

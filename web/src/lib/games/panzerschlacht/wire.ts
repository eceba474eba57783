import type { TryMove } from './protocol.gen';

/** 0 is a1, 99 is j10, row by row; -1 is nowhere. */
export type Square = TryMove['tank'];
/** 0 is Green, 1 is Grey. */
export type Side = number;

// The game's types under the names they have in its rules.
import type { TankChessMove, TankChessEscape } from '../../protocol.gen';

export type {
  TankChessBoard as BoardState,
  TankChessEscape as Escape,
  TankChessEvent as Event,
  TankChessMove as Move,
  TankChessPlace as Place,
  TankChessPose as Pose,
  TankChessShot as Shot,
  TankChessPosition as State,
  TankChessTankAdvice as TankAdvice,
  TankChessThreatAdvice as ThreatAdvice,
  TankChessScreen as View,
} from '../../protocol.gen';

/** TC-22 */
export type Turn = TankChessMove | TankChessEscape;
/** 32 · rank + file, both from 0, on boards of every size; -1 is nowhere. */
export type Cell = number;
/** 0 is N, then clockwise to 7, NW. */
export type Heading = number;
/** 0 is White, 1 is Black. */
export type Side = number;
/** Cells with the heading the tank has on each, the first where it starts. */
export type Way = readonly (readonly [Cell, Heading])[];

// Generated from the server by `npm run types`; never edited.
import type { Refusal, Result } from '../../protocol.gen';

export type Action = Move | Escape | Resign | OfferDraw | AcceptDraw | DeclineDraw | TimeUp;
export type Advice = TankAdvice | ThreatAdvice | MapAdvice;
export type Facet = 'front' | 'rear' | 'side';
export type Event =
  | TankMoved
  | ShotFired
  | TankDestroyed
  | TankSunk
  | Escaped
  | CheckAnnounced
  | EscapeAnnounced
  | PositionRepeated
  | DrawOffered
  | DrawDeclined
  | Won
  | Drawn;
export type Query = TryTank | ShowThreats | TryMap;
export type View = Screen;

/**
 * TC-54.
 */
export interface AcceptDraw {
  type: 'AcceptDraw';
}
/**
 * TC-22: a turn is where a tank starts, where and facing which way it ends, and what it fires at, if it does.
 */
export interface Move {
  type: 'Move';
  start: number;
  end: number;
  heading: number;
  target: number | null;
}
/**
 * TC-38: the command tank leaves across the far edge; one move, whatever the way (TC-22).
 */
export interface Escape {
  type: 'Escape';
  start: number;
}
/**
 * TC-57.
 */
export interface Resign {
  type: 'Resign';
}
/**
 * TC-54.
 */
export interface OfferDraw {
  type: 'OfferDraw';
}
/**
 * TC-54.
 */
export interface DeclineDraw {
  type: 'DeclineDraw';
}
/**
 * TC-53: the host's word that a side's time has reached zero.
 */
export interface TimeUp {
  type: 'TimeUp';
  side: number;
}
export interface TankAdvice {
  type: 'TankAdvice';
  cell: number;
  places: Place[];
  reverse: number | null;
  exit: Exit | null;
}
export interface Place {
  cell: number;
  steps: number;
  sinks: boolean;
  raids: boolean;
  poses: Pose[];
}
/**
 * A heading the tank can end with on a cell, how many steps that costs, and what it could fire at then.
 */
export interface Pose {
  heading: number;
  steps: number;
  way: [number, number][];
  shots: Shot[];
}
export interface Shot {
  target: number;
  face: 'front' | 'left' | 'rear' | 'right';
  impact: Impact;
  destroys: boolean;
}
/**
 * What a shell meets: the facet it strikes, and gun against armour there.
 */
export interface Impact {
  facet: Facet;
  gun: number;
  armour: number;
}
/**
 * TC-38 to TC-41: the last cell on the board, the direction of the step that leaves it, and the way there.
 */
export interface Exit {
  cell: number;
  heading: number;
  way: [number, number][];
}
export interface ThreatAdvice {
  type: 'ThreatAdvice';
  side: number;
  fire: Fire[];
  kills: Move[];
  escape: (Move | Escape) | null;
}
/**
 * A cell that could be fired at, and the strongest gun that could.
 */
export interface Fire {
  cell: number;
  gun: number;
}
export interface MapAdvice {
  type: 'MapAdvice';
  map: Map | null;
  findings: Finding[];
  army: string;
  minutes: number;
}
/**
 * A board and where the tanks start. *terrain* has one sign for each cell, rank by rank from a1.
 */
export interface Map {
  width: number;
  height: number;
  terrain: string;
  tanks: Tank[];
  name: string;
  author: string;
  comment: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  facings: [number, number];
}
/**
 * A live tank. Nothing tells two tanks of a kind apart but where they stand (TC-55).
 */
export interface Tank {
  cell: number;
  side: number;
  letter: string;
  heading: number;
}
/**
 * TC-66: something about a map. An error refuses it, a warning only marks it.
 */
export interface Finding {
  level: 'error' | 'warning';
  why: Refusal;
  cells: number[];
}
/**
 * What never changes in a game. *terrain* has one sign of TC-63 for each cell, rank by rank from a1.
 */
export interface Board {
  width: number;
  height: number;
  terrain: string;
  map: string;
  goals: number[];
}
/**
 * TC-44, with a turn that would do it.
 */
export interface CheckAnnounced {
  type: 'CheckAnnounced';
  side: number;
  by: Move;
}
export interface DrawDeclined {
  type: 'DrawDeclined';
  side: number;
}
export interface DrawOffered {
  type: 'DrawOffered';
  side: number;
}
export interface Drawn {
  type: 'Drawn';
  reason: string;
}
/**
 * TC-45, with the move that would do it; in a RAID also that of TC-69.
 */
export interface EscapeAnnounced {
  type: 'EscapeAnnounced';
  side: number;
  by: Move | Escape;
}
/**
 * TC-43: the command tank has left the board; *route* ends on its last cell.
 */
export interface Escaped {
  type: 'Escaped';
  side: number;
  start: number;
  route: [number, number][];
}
/**
 * TC-12: a tank drove, turned or reversed. *route* is a shortest way, start first, for showing only (TC-22).
 */
export interface TankMoved {
  type: 'TankMoved';
  side: number;
  letter: string;
  start: number;
  end: number;
  heading: number;
  route: [number, number][];
}
export interface ShotFired {
  type: 'ShotFired';
  side: number;
  letter: string;
  cell: number;
  target: number;
  impact: Impact;
  destroyed: boolean;
}
/**
 * TC-36: the tank of *side* is a wreck from now on.
 */
export interface TankDestroyed {
  type: 'TankDestroyed';
  side: number;
  letter: string;
  cell: number;
}
/**
 * TCX-03: the tank of *side* has left the board and leaves no wreck.
 */
export interface TankSunk {
  type: 'TankSunk';
  side: number;
  letter: string;
  cell: number;
}
/**
 * TC-55: the same position for the second time; a third would end the game.
 */
export interface PositionRepeated {
  type: 'PositionRepeated';
}
export interface Won {
  type: 'Won';
  side: number;
  reason: string;
}
/**
 * What the players agree on before the match.
 */
export interface Options {
  map: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
  minutes: number;
  position: string;
  timed?: boolean;
}
/**
 * The state as far as players look at it, the tanks as they stand on the board.
 */
export interface Position {
  options: Options;
  board: Board;
  tanks: Tank[];
  wrecks: Wreck[];
  mover: number;
  turn: number;
  quiet: number;
  check: Move | null;
  escape: (Move | Escape) | null;
  result: Result | null;
  last: (Move | Escape) | null;
}
/**
 * TC-36: owner and type are kept for display only.
 */
export interface Wreck {
  cell: number;
  side: number;
  letter: string;
}
/**
 * Where could the tank on this cell go, and what could it fire at, if it were its side's turn?
 */
export interface TryTank {
  type: 'TryTank';
  cell: number;
}
/**
 * What does this side threaten: which cells, the command tank, an escape?
 */
export interface ShowThreats {
  type: 'ShowThreats';
  side: number;
}
/**
 * TC-66: what speaks against this map?
 */
export interface TryMap {
  type: 'TryMap';
  text: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
}
export interface Screen {
  seat: number;
  state: Position;
}

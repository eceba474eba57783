// Generated from the server by `npm run types`; never edited.
import type { Refusal } from '../../../protocol.gen';

/**
 * What there is to say about a map: why its text cannot be read, or all that speaks against the drawing.
 */
export interface MapCheck {
  drawing: MapDrawing | null;
  unreadable: Refusal | null;
  findings: MapFinding[];
}
/**
 * A map that could be read. *terrain* has one sign for each cell, rank by rank from a1.
 */
export interface MapDrawing {
  width: number;
  height: number;
  terrain: string;
  tanks: MapTank[];
  name: string;
  author: string;
  comment: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  facings: [number, number];
}
export interface MapTank {
  cell: number;
  side: number;
  letter: string;
}
/**
 * TC-66: an error refuses a map, a warning only marks it.
 */
export interface MapFinding {
  level: 'error' | 'warning';
  why: Refusal;
  cells: number[];
}
/**
 * TC-66: what a drawing board must know of maps.
 */
export interface MapPaper {
  smallest: number;
  largest: number;
  halves: {
    [k: string]: number;
  };
  single: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  facings: [number, number];
}
/**
 * A map, and what it is played by: whether it is a good one depends on both.
 */
export interface MapRules {
  text: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
}
export interface MapToSave {
  text: string;
  id: string | null;
}
export interface SavedMap {
  id: string;
  name: string;
  text: string;
  module: 'funset' | 'none';
  mine: boolean;
  changed: number;
}
export interface StudyReport {
  id: string;
  stage: 'done' | 'failed' | 'playing' | 'stopped' | 'waiting';
  games: number;
  tally: Tally;
}
/**
 * How some games ended, and how many turns they took together.
 */
export interface Tally {
  white: number;
  drawn: number;
  black: number;
  turns: number;
}
/**
 * Games that the computer shall play against itself to see how fair a map is.
 */
export interface StudyWish {
  map: MapRules;
  games: number;
}

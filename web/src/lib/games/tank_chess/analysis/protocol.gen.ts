// Generated from the server by `npm run types`; never edited.
import type { Advised, Happened, Preparing, Refused, Result } from '../../../protocol.gen';

export type AnalysisNews =
  AnalysisOpened | Tried | Noted | GameSaved | Advised | Refused | Thought | Judged | AnalysisStage;
export type AnalysisRequest =
  OpenMatch | OpenFile | OpenPosition | TryTurn | WriteTurn | AskAbout | Think | Judge | SaveGame;

/**
 * The positions of the game, in order; a mere position has only itself.
 */
export interface AnalysisOpened {
  type: 'AnalysisOpened';
  id: string;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  nodes: AnalysisNode[];
  result: Result | null;
}
/**
 * A position and the turn that led to it, in notation with its marks; the first one has neither parent nor turn.
 */
export interface AnalysisNode {
  number: number;
  parent: number;
  turn: unknown;
  text: string;
  position: string;
  view: unknown;
  happened: Happened[];
}
export interface Tried {
  type: 'Tried';
  id: string;
  node: AnalysisNode;
}
export interface Noted {
  type: 'Noted';
  id: string;
}
export interface GameSaved {
  type: 'GameSaved';
  id: string;
  text: string;
}
/**
 * What is known so far about a position: best lines first, and what its worth is made of.
 */
export interface Thought {
  type: 'Thought';
  node: number;
  depth: number;
  nodes: number;
  speed: number;
  lines: BestLine[];
  terms: {
    [k: string]: number;
  };
  done: boolean;
}
/**
 * What it is worth; *wins* is the number of turns until White wins, or Black where it is negative, if that is
 *     certain.
 */
export interface BestLine {
  score: number;
  wins: number | null;
  chance: number;
  turns: unknown[];
  texts: string[];
}
/**
 * What a position of the game is worth, and how good the turn was that led to it.
 */
export interface Judged {
  type: 'Judged';
  node: number;
  score: number;
  wins: number | null;
  chance: number;
  line: BestLine | null;
  mark: ('blunder' | 'good' | 'inaccuracy' | 'mistake') | '';
}
/**
 * Others are being answered first, or the kernel is being compiled. Failed: nothing is thought about or judged any
 *     more until it is asked for again.
 */
export interface AnalysisStage {
  type: 'AnalysisStage';
  stage: 'failed' | 'preparing' | 'waiting';
  preparing: Preparing | null;
}
/**
 * A match that is over.
 */
export interface OpenMatch {
  type: 'OpenMatch';
  id: string;
  match: string;
}
/**
 * A game file (TC-62) or a match file.
 */
export interface OpenFile {
  type: 'OpenFile';
  id: string;
  text: string;
}
/**
 * The start of a match with these options: a map, or a position text.
 */
export interface OpenPosition {
  type: 'OpenPosition';
  id: string;
  options: {
    [k: string]: unknown;
  };
}
export interface TryTurn {
  type: 'TryTurn';
  id: string;
  node: number;
  turn: unknown;
}
/**
 * A turn in notation (TC-60).
 */
export interface WriteTurn {
  type: 'WriteTurn';
  id: string;
  node: number;
  text: string;
}
/**
 * A question about a position that the rules answer.
 */
export interface AskAbout {
  type: 'AskAbout';
  id: string;
  node: number;
  query: unknown;
}
/**
 * Look for the best lines here, and at nothing else; without a position, rest.
 */
export interface Think {
  type: 'Think';
  id: string;
  node: number | null;
}
/**
 * Judge every position of the game that was opened, one after the other.
 */
export interface Judge {
  type: 'Judge';
  id: string;
}
/**
 * The turns up to a position as a game file (TC-62).
 */
export interface SaveGame {
  type: 'SaveGame';
  id: string;
  node: number;
}

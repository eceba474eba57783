// Generated from the server by `npm run types`; never edited.
import type { Refusal } from '../../../protocol.gen';
import type { Construction, Edge, Passage, Size } from '../protocol.gen';

/**
 * DZ-128: what class of sight a shooter has.
 */
export type Cover = 'clear' | 'hidden' | 'hull_down';

/**
 * A piece or building, and the share of the target that it hides.
 */
export interface Block {
  id: string;
  share: number;
}
/**
 * The text of a file and what speaks against it. What cannot be laid out has no plans.
 */
export interface Check {
  text: string;
  findings: Finding[];
  sizes: {
    [k: string]: Size;
  };
  usual: {
    [k: string]: Fittings;
  };
  costs: {
    [k: string]: number;
  };
  plans: Plan[];
  fronts: Front[];
}
/**
 * Something about a battlefield and the piece it is about. An error refuses the battlefield, a warning marks it.
 */
export interface Finding {
  level: 'error' | 'warning';
  piece: string;
  why: Refusal;
}
/**
 * DZ-009: what hangs in the walls of a building.
 */
export interface Fittings {
  entrances: FieldEntrance[];
  openings: FieldOpenings[];
}
/**
 * DZ-009: a door in a wall, or a hatch in the roof.
 */
export interface FieldEntrance {
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
  wall: number | null;
}
/**
 * DZ-009: the openings of one wall.
 */
export interface FieldOpenings {
  wall: number;
  points: [number, number, number][];
}
/**
 * DZ-350: what a scenario makes of a battlefield, and what it lacks for it.
 */
export interface Plan {
  scenario: 'crossroads' | 'paper_chase' | 'prizes';
  findings: Finding[];
  objectives: Objective[];
}
/**
 * DZ-353 to DZ-355: what a scenario lays out. *building* holds it, if any does.
 */
export interface Objective {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  building: string;
  centre: boolean;
  control: number;
}
/**
 * DZ-350, DZ-356: the friendly edges of two players, and the zones in which they may deploy.
 */
export interface Front {
  deployment: 'closing_in' | 'corners' | 'readiness';
  edges: Edge[][];
  zones: [number, number][][][];
}
export interface FieldBuilding {
  id: string;
  outline: [number, number][];
  height: number;
  size: Size | null;
  construction: Construction;
  entrances: FieldEntrance[] | null;
  openings: FieldOpenings[] | null;
  connected: string[];
  roof: boolean;
  ground_level: boolean;
}
/**
 * A battlefield as its file has it.
 */
export interface FieldFile {
  id: string;
  name: Words;
  description: Words;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  barred: string[];
  building: FieldBuilding[];
  terrain: FieldPiece[];
}
/**
 * A name or a description in both languages.
 */
export interface Words {
  en: string;
  de: string;
}
export interface FieldPiece {
  id: string;
  kind: string;
  outline: [number, number][];
  height: number | null;
  passage: Passage | null;
  base: number;
  blocks_sight: boolean | null;
  body_cover: boolean | null;
  concealment: boolean | null;
  permeable: boolean | null;
  massive_field: boolean | null;
  flat_top: boolean | null;
  outline_cost: number | null;
  steep: boolean;
}
/**
 * DZ-125 to DZ-130: what is seen. *body_cover* and *concealment* are pieces, or empty.
 */
export interface Look {
  cover: Cover;
  visible: number;
  blocks: Block[];
  body_cover: string;
  concealment: string;
  distance: number;
  eye: number;
  aim: number;
}
/**
 * What a text says, or why it cannot be read.
 */
export interface Read {
  file: FieldFile | null;
  unreadable: Refusal | null;
}
export interface Saved {
  id: string;
  name: Words;
  text: string;
  file: FieldFile;
  mine: boolean;
  changed: number;
}
/**
 * A look, or why nobody can look across this battlefield.
 */
export interface Sighting {
  look: Look | null;
  problem: Refusal | null;
}
/**
 * Somebody at a place. *height* is a hull's (vehicle, walker) or that of the flight (aircraft).
 */
export interface Spot {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  stands: 'aircraft' | 'infantry' | 'vehicle' | 'walker';
  height: number;
}
export interface ToCheck {
  file: FieldFile;
}
export interface ToLook {
  file: FieldFile;
  eye: Spot;
  target: Spot;
}
export interface ToRead {
  text: string;
}
export interface ToSave {
  file: FieldFile;
  id: string | null;
}

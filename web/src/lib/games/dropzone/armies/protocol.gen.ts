// Generated from the server by `npm run types`; never edited.
import type { Refusal } from '../../../protocol.gen';
import type { Construction, Going, Passage, Piece, Size } from '../protocol.gen';

/**
 * DZ-200: the columns of the terrain table; terrain is passable or not for each of them.
 */
export type Mover = 'aircraft' | 'infantry' | 'skimmer' | 'vehicle' | 'walker';

/**
 * DZ-055: the battlegroups a player brings; the agreed *limit* in points decides the game size (DZ-060).
 */
export interface ArmyList {
  name: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  limit: number;
  groups: Group[];
}
/**
 * DZ-046: a battlegroup. *shared* transports are filled by several of its squads; *gates* are squads (DZ-342).
 */
export interface Group {
  profile: string;
  squads: Squad[];
  shared: Ride[];
  gates: Ride[];
  commander: Commander | null;
}
/**
 * DZ-045: units of one kind with the transports bought for them alone (DZ-176).
 */
export interface Squad {
  unit: string;
  count: number;
  transports: Ride[];
}
/**
 * Some transports of one kind, or a squad of gates.
 */
export interface Ride {
  unit: string;
  count: number;
}
/**
 * DZ-300: his level, and the unit he rides in: the first of that kind, or the one numbered ``phr_zeus#2``.
 */
export interface Commander {
  level: number;
  rides: string;
}
/**
 * DZ-055, DZ-056, DZ-060: the standard army list of a game size; *cap* is the share of the points, a fraction.
 */
export interface ArmyTable {
  size: 'battle' | 'clash' | 'skirmish';
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hq: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  armour: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  infantry: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  special: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  air: [number, number];
  max: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cap: [number, number];
}
/**
 * DZ-047: what a battlegroup may be made of.
 */
export interface BattlegroupProfile {
  id: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  category: 'air' | 'armour' | 'hq' | 'infantry' | 'special';
  skirmish: Rows;
  clash: Rows;
  battle: Rows;
}
/**
 * DZ-047, DZ-048: how many squads of each category a battlegroup has at one game size. Not named is forbidden.
 */
export interface Rows {
  max: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  command: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  standard: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  infantry: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  scout: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  heavy: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  support: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  air: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  exotic: [number, number];
}
/**
 * DZ-211, DZ-212: a class of building; *storeys* and *area* are its upper limits.
 */
export interface BuildingProfile {
  size: Size;
  storeys: number;
  area: number;
  damage_points: number;
  garrison: number;
  standard: number;
  reinforced: number;
  weak: number | null;
}
/**
 * DZ-179: a transport that a squad may be bought with; *sizes*: only for squads of these sizes.
 */
export interface Carrier {
  unit: string;
  takes: number;
  sizes: number[];
}
/**
 * Every profile and table. JSON has no infinity: a range without limit (DZ-032) travels as null.
 */
export interface Catalogue {
  factions: ('phr' | 'scourge' | 'shaltari' | 'ucm')[];
  units: Unit[];
  weapons: Weapon[];
  battlegroups: BattlegroupProfile[];
  army_tables: ArmyTable[];
  commanders: {
    [k: string]: CommanderLevel[];
  };
  buildings: BuildingProfile[];
  terrain_kinds: Piece[];
  armies: ShippedArmy[];
  loads: Loads[];
  offered: Offered[];
  heights: Heights;
  walls: Walls;
  sheet: Sheet;
}
/**
 * DZ-030: a unit's profile. A number of 0 and a missing mark mean that it has no such value or rule.
 */
export interface Unit {
  id: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  type: 'aircraft' | 'infantry' | 'vehicle';
  category:
    | 'air'
    | 'command'
    | 'exotic'
    | 'gate'
    | 'heavy'
    | 'infantry'
    | 'scout'
    | 'standard'
    | 'support'
    | 'transport';
  armour: number;
  damage_points: number;
  points: number;
  formation: 'b2b' | 'open' | 'standard' | 'wide';
  move: number | null;
  sizes: number[];
  active: boolean;
  passive: number;
  evasion: number;
  close_quarters: number;
  morale: number;
  landing_zone: ('L' | 'M' | 'S') | null;
  skimmer: boolean;
  walker: boolean;
  dodge: number;
  bloodthirsty: boolean;
  masonry_save: number;
  interceptor: boolean;
  mass: number;
  gate: number;
  infantry_gate: boolean;
  weapons: string[];
  hull: Hull | null;
  base: number;
  carriers: Carrier[];
  shares: Share[];
}
/**
 * DZ-007: the body of a vehicle or landed aircraft in inches; *bottom* and *top* above the ground it stands on.
 */
export interface Hull {
  length: number;
  width: number;
  top: number;
  bottom: number;
}
/**
 * DZ-195: a transport that squads of these *kinds* share. *takes* counts units, or carriers from *via* (DZ-197).
 */
export interface Share {
  unit: string;
  takes: number;
  kinds: string[];
  via: string[];
}
/**
 * DZ-031: a weapon's profile. A number of 0 and a missing mark mean that it has no such special rule.
 */
export interface Weapon {
  id: string;
  energy: number;
  shots: number;
  accuracy: number;
  full_range: number;
  countered_range: number;
  arcs: ('C' | 'F' | 'R' | 'SL' | 'SR')[];
  move_and_fire: number | null;
  close_combat: boolean;
  aa: boolean;
  alternative: number;
  articulated: boolean;
  small_arms: number;
  shaped_charge: boolean;
  coaxial: number;
  sniper: boolean;
  accuracy_ground: number | null;
  modifier_cap: number | null;
  shots_lost: number;
  demolisher: number;
  devastator: number;
  flame: boolean;
  indirect: boolean;
  area: ('L' | 'M' | 'S') | null;
  limited: number;
}
/**
 * DZ-300: one level of commander.
 */
export interface CommanderLevel {
  command_value: number;
  radius: number;
  sizes: ('battle' | 'clash' | 'skirmish')[];
  points: number;
}
/**
 * An army of the box.
 */
export interface ShippedArmy {
  id: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  limit: number;
  meets: string[];
}
/**
 * DZ-179: the ways to carry a squad of this kind and size, the usual one first; none last.
 */
export interface Loads {
  unit: string;
  count: number;
  ways: Ride[][];
}
/**
 * DZ-047: the units whose squads a battlegroup may have at a game size.
 */
export interface Offered {
  battlegroup: string;
  size: 'battle' | 'clash' | 'skirmish';
  units: string[];
}
/**
 * Inches: figures and usual hulls (DZ-007), and the flight (DZ-150).
 */
export interface Heights {
  infantry: number;
  vehicle: number;
  walker: number;
  aircraft: number;
}
/**
 * Inches: how wide a usual door is, and how high a usual window hangs (DZ-009).
 */
export interface Walls {
  door: number;
  window: number;
}
/**
 * What a drawing board begins with: a bare table, and a building and a piece that say nothing of themselves.
 */
export interface Sheet {
  file: FieldFile;
  building: FieldBuilding;
  piece: FieldPiece;
  goings: {
    [k: string]: Going[];
  };
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
 * What there is to say about a text. One that cannot be read has no lists, and says why.
 */
export interface Check {
  lists: ArmyList[];
  unreadable: Refusal | null;
  findings: Finding[];
  counts: ListCount[];
  limit: number;
  more_lists: boolean;
  opponents: Opponent[];
}
/**
 * DZ-058: a violation, and where it is. *list* counts from 0; -1 is all lists together.
 */
export interface Finding {
  list: number;
  place: Place;
  why: Refusal;
}
/**
 * Where in the list: battlegroups and their entries are counted from 1; group 0 is the army itself.
 */
export interface Place {
  group: number;
  part: 'army' | 'commander' | 'gates' | 'group' | 'shared' | 'squad';
  entry: number;
}
export interface ListCount {
  points: number;
  size: ('battle' | 'clash' | 'skirmish') | null;
  rows: Row[];
  most_groups: number;
  groups: GroupCount[];
}
/**
 * DZ-047, DZ-055: how many there are of a category, how many there may be, and whether that fits.
 */
export interface Row {
  category:
    | ('air' | 'command' | 'exotic' | 'heavy' | 'infantry' | 'scout' | 'standard' | 'support')
    | ('air' | 'armour' | 'hq' | 'infantry' | 'special');
  have: number;
  fewest: number;
  most: number;
  fits: boolean;
}
/**
 * A battlegroup in points, entry by entry, and what there is to choose for it.
 */
export interface GroupCount {
  points: number;
  squads: number[];
  shared: number[];
  gates: number[];
  commander: number;
  sharable: string[];
  most_shared: number;
  gate_kinds: Ride[];
  seats: string[];
  rows: Row[];
  most_squads: number;
  share: number;
  most_share: number;
}
/**
 * An army to play against: a shipped one by its name, a kept one by its id.
 */
export interface Opponent {
  army: string;
  shipped: boolean;
  name: string;
}
/**
 * A kept army. *faction* is that of its first list; one that can no longer be read has none.
 */
export interface Saved {
  id: string;
  name: string;
  faction: ('phr' | 'scourge' | 'shaltari' | 'ucm') | null;
  limit: number;
  text: string;
  mine: boolean;
  changed: number;
}
export interface ToCheck {
  text: string;
  cap_basis: 'army_total' | 'game_limit';
}
export interface ToSave {
  text: string;
  id: string | null;
}

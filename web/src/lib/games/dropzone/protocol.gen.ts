// Generated from the server by `npm run types`; never edited.
import type { Refusal, Result } from '../../protocol.gen';

export type Action =
  | Move
  | FlyMove
  | Load
  | Unload
  | Enter
  | Leave
  | ChangeBuilding
  | Shoot
  | Search
  | Extract
  | AttackRun
  | PlayCard
  | EndSlot
  | Deploy
  | LetBegin
  | ActLast
  | ActFirst
  | CallReserve
  | Activate
  | Play
  | Assign
  | React
  | Pass
  | Intercept
  | FireOnRun
  | PlaceOut
  | Commit
  | StayInside
  | Spread
  | GiveUp
  | Discard
  | Concede
  | TimeUp
  | Roll
  | Draw;
export type Advice =
  | Trial
  | Proposal
  | SlotAdvice
  | DeploymentAdvice
  | MoveAdvice
  | UnitAdvice
  | ShotsAdvice
  | ShotAdvice
  | ReactionsAdvice
  | FightAdvice
  | WallsAdvice;
/**
 * DZ-200, DZ-207: how a kind of unit gets on in a piece.
 */
export type Going = 'D' | 'H' | 'I' | 'P' | 'step';
/**
 * DZ-211: the size classes of buildings.
 */
export type Size = 'large' | 'medium' | 'micro' | 'small' | 'tiny';
/**
 * DZ-213: what a building is made of.
 */
export type Construction = 'reinforced' | 'standard' | 'weak';
export type Event =
  | RolledOff
  | StarterChosen
  | BattlegroupDeployed
  | TurnBegan
  | InitiativeRolled
  | ActsLast
  | ReservesCalled
  | ReserveRolled
  | BattlegroupActivated
  | SquadsPlay
  | SquadHeld
  | Moved
  | FireDeclared
  | ShotsRolled
  | ShotsWasted
  | SavesRolled
  | NoDamagePossible
  | DamageRolled
  | BlastRolled
  | UnitDamaged
  | UnitLost
  | ReactionDeclared
  | ReactionFailed
  | LotDrawn
  | CardDrawn
  | CardsCounted
  | CardsDiscarded
  | UnitRepaired
  | CardPlayed
  | FlightAnnounced
  | LowFlightTested
  | Flew
  | StepDropped
  | CrashRolled
  | FellOn
  | PassengerRolled
  | SurvivorsPlaced
  | AvailabilityRolled
  | RunAnnounced
  | InterceptionAnnounced
  | RunAimed
  | RunEnded
  | Boarded
  | Unloaded
  | WallsAssigned
  | BuildingEntered
  | BuildingLeft
  | BuildingDamaged
  | BuildingCollapsed
  | CollapseRolled
  | MasonryFell
  | FightBegan
  | DiceSpread
  | FightRolled
  | MoraleRolled
  | Withdrew
  | BuildingTaken
  | SearchBegan
  | Searched
  | ObjectiveTaken
  | ObjectiveDropped
  | ObjectiveExtracted
  | PaperRead
  | LeftTable
  | MarkersControlled
  | TurnEnded
  | Conceded
  | TimeRanOut
  | Won
  | Drawn;
export type Query =
  | TryAction
  | ShowSlot
  | ShowDeployment
  | ShowMove
  | ProposeMove
  | ProposeExtract
  | ProposeDeploy
  | ProposeUnload
  | ProposeAllOut
  | ProposeLoad
  | ProposeEnter
  | ProposeLeave
  | ShowWalls
  | ProposeWalls
  | ProposeSurvivors
  | ShowUnit
  | ShowShots
  | ShowBlindShots
  | ShowShot
  | ShowReactions
  | ProposeRun
  | SuggestRun
  | ShowFight;
export type StandingOrder = HoldFire | HoldUnit | EngageWith | KeepInitiative;
export type View = Screen;

/**
 * DZ-084: keep what was rolled.
 */
export interface ActFirst {
  type: 'ActFirst';
}
/**
 * DZ-084.
 */
export interface ActLast {
  type: 'ActLast';
}
/**
 * DZ-100: a whole ground element at once. *main* names a unit of the main body where halves are equal (DZ-109).
 */
export interface Move {
  type: 'Move';
  /**
   * @maxItems 40
   */
  ways: Way[];
  main: number;
}
/**
 * DZ-014: where a ground unit moves. Without *via* the engine finds the shortest way.
 *
 *     *entry* is the crossing point on a friendly edge of a unit that comes onto the table (DZ-404).
 */
export interface Way {
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
  facing: number;
  /**
   * @maxItems 64
   */
  via: [number, number][];
  entry: [number, number] | null;
}
/**
 * DZ-268: a whole element of aircraft at once.
 */
export interface FlyMove {
  type: 'FlyMove';
  /**
   * @maxItems 40
   */
  flights: Flight[];
}
/**
 * DZ-268: the whole announced move of an aircraft. One that stands on the ground takes off with the first leg.
 */
export interface Flight {
  unit: number;
  /**
   * @maxItems 16
   */
  legs: Leg[];
  facing: number;
  entry: [number, number] | null;
}
/**
 * DZ-268: a straight part of a flight path at one height, and what happens at its end.
 */
export interface Leg {
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
  height: 2 | 6;
  then: 'land' | 'on' | 'stop';
}
/**
 * DZ-184; DZ-341 through gates.
 */
export interface Load {
  type: 'Load';
  /**
   * @maxItems 40
   */
  boardings: Boarding[];
}
/**
 * A unit that boards a transport, or a gate (DZ-341).
 */
export interface Boarding {
  unit: number;
  carrier: number;
}
/**
 * DZ-183; DZ-341 through gates.
 */
export interface Unload {
  type: 'Unload';
  /**
   * @maxItems 40
   */
  placements: Placement[];
}
/**
 * A unit put on the table: deployed, unloaded, out of a building, out of a wreck.
 */
export interface Placement {
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  gate: number;
}
/**
 * DZ-217. *entrance* is its number in the battlefield's file; DZ-190 from a transport beside it.
 */
export interface Enter {
  type: 'Enter';
  squad: number;
  building: string;
  entrance: number;
}
/**
 * DZ-231; DZ-190 with *boardings* instead of placements.
 */
export interface Leave {
  type: 'Leave';
  squad: number;
  entrance: number;
  /**
   * @maxItems 40
   */
  placements: Placement[];
  /**
   * @maxItems 40
   */
  boardings: Boarding[];
}
/**
 * DZ-232.
 */
export interface ChangeBuilding {
  type: 'ChangeBuilding';
  squad: number;
  building: string;
}
/**
 * DZ-135, DZ-136: every allocation of the slot, in the order in which they are resolved.
 *
 *     *main* names a unit of the main body of each squad in equal parts that shoots before it moves (DZ-109, DZ-110).
 */
export interface Shoot {
  type: 'Shoot';
  /**
   * @maxItems 120
   */
  shots: Shot[];
  /**
   * @maxItems 40
   */
  main: number[];
}
/**
 * DZ-135: all shots of one weapon go to one target.
 */
export interface Shot {
  unit: number;
  mount: number;
  target: number | string;
  raised: boolean;
  opening: number;
  small_arms: boolean;
}
/**
 * DZ-351.
 */
export interface Search {
  type: 'Search';
  squad: number;
}
/**
 * DZ-352: off the table across a friendly edge; each way ends on it.
 */
export interface Extract {
  type: 'Extract';
  /**
   * @maxItems 40
   */
  ways: Way[];
  /**
   * @maxItems 40
   */
  flights: Flight[];
}
/**
 * DZ-321: a straight line across the table, for a whole squad of fast movers side by side.
 */
export interface AttackRun {
  type: 'AttackRun';
  squad: number;
  /**
   * @maxItems 10
   */
  entries: [number, number][];
  /**
   * @maxItems 10
   */
  exits: [number, number][];
  low: boolean;
}
/**
 * DZ-310.
 */
export interface PlayCard {
  type: 'PlayCard';
  card: string;
  unit: number;
}
/**
 * DZ-400: the squads are done. A squad in readiness that has not come is held back (DZ-070).
 */
export interface EndSlot {
  type: 'EndSlot';
}
/**
 * DZ-066: a whole battlegroup into the deployment zone.
 */
export interface Deploy {
  type: 'Deploy';
  battlegroup: number;
  /**
   * @maxItems 40
   */
  placements: Placement[];
}
/**
 * DZ-066: who deploys first.
 */
export interface LetBegin {
  type: 'LetBegin';
  player: number;
}
/**
 * DZ-074: roll for these parties, each named by its first squad; none is allowed.
 */
export interface CallReserve {
  type: 'CallReserve';
  squads: number[];
}
/**
 * DZ-089.
 */
export interface Activate {
  type: 'Activate';
  battlegroup: number;
}
/**
 * DZ-092: this squad acts next, with whoever shares a transport with it (DZ-402).
 */
export interface Play {
  type: 'Play';
  squad: number;
}
/**
 * DZ-220: who fires through which wall; everybody else hides.
 */
export interface Assign {
  type: 'Assign';
  /**
   * @maxItems 40
   */
  posts: Post[];
}
/**
 * DZ-220: a base that will fire through a wall.
 */
export interface Post {
  unit: number;
  wall: number;
}
/**
 * DZ-270: this unit fires its AA weapons at that aircraft, *along* inches from the start of its segment.
 */
export interface React {
  type: 'React';
  unit: number;
  target: number;
  along: number;
  small_arms: boolean;
}
/**
 * No reaction, no interception, no card.
 */
export interface Pass {
  type: 'Pass';
}
/**
 * DZ-325: *along* inches from the start of the enemy's line.
 */
export interface Intercept {
  type: 'Intercept';
  squad: number;
  along: number;
}
/**
 * DZ-323: how many inches along its line each surviving aircraft fires, in id order, and at what.
 */
export interface FireOnRun {
  type: 'FireOnRun';
  /**
   * @maxItems 10
   */
  along: number[];
  /**
   * @maxItems 40
   */
  shots: Shot[];
}
/**
 * DZ-169: survivors around the wreck; whoever finds no room is left out, and lost.
 */
export interface PlaceOut {
  type: 'PlaceOut';
  /**
   * @maxItems 40
   */
  placements: Placement[];
}
/**
 * DZ-244: the repel force.
 */
export interface Commit {
  type: 'Commit';
  /**
   * @maxItems 20
   */
  squads: number[];
}
/**
 * DZ-245: the squad does nothing.
 */
export interface StayInside {
  type: 'StayInside';
  squad: number;
}
/**
 * DZ-248: the bases that get a die more.
 */
export interface Spread {
  type: 'Spread';
  /**
   * @maxItems 40
   */
  extra: number[];
}
/**
 * DZ-254: there is nowhere to withdraw to.
 */
export interface GiveUp {
  type: 'GiveUp';
  squad: number;
}
/**
 * DZ-086.
 */
export interface Discard {
  type: 'Discard';
  /**
   * @maxItems 12
   */
  cards: string[];
}
/**
 * DZ-095.
 */
export interface Concede {
  type: 'Concede';
}
/**
 * DZ-095: the host's word that a player's time has run out.
 */
export interface TimeUp {
  type: 'TimeUp';
  player: number;
}
/**
 * As many dice as are asked for, in the order of DZ-015.
 */
export interface Roll {
  type: 'Roll';
  /**
   * @maxItems 400
   */
  dice: number[];
}
/**
 * DZ-310: the card that is drawn.
 */
export interface Draw {
  type: 'Draw';
  card: string;
}
/**
 * DZ-089: the battlegroup that acts now.
 */
export interface Activation {
  player: number;
  battlegroup: number;
  done: number[];
  garrisoned: string[];
  slot: Slot | null;
  carded: number[];
}
/**
 * DZ-400: the squads that act together now, and what they have done.
 */
export interface Slot {
  squads: number[];
  shot: boolean;
  before: [number, string][];
  after: [number, string][];
  searched: number[];
  disturbed: boolean;
  main?: number[];
}
/**
 * DZ-084.
 */
export interface ActsLast {
  type: 'ActsLast';
  player: number;
}
/**
 * The verdict on an action. None: it would be accepted. Parts are there as the action has them.
 */
export interface Trial {
  type: 'Trial';
  refusal: Refusal | null;
  units: UnitTrial[];
  links: Link[];
  apart: number[];
  shots: (Refusal | null)[];
  targets: TargetTrial[];
  fight: FightOutlook | null;
}
/**
 * One unit of a tried action: where it would stand, how it gets there, and what the rules say to it.
 */
export interface UnitTrial {
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  altitude: number;
  path: [number, number][];
  inches: number;
  used: number;
  left: number;
  zones: Circle[];
  refusal: Refusal | null;
}
export interface Circle {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  radius: number;
}
/**
 * DZ-106: two neighbours of a squad that are in formation.
 */
export interface Link {
  one: number;
  other: number;
}
/**
 * What a whole volley does to one target.
 */
export interface TargetTrial {
  target: number | string;
  expected: number;
  odds: number[];
  destroyed: number;
}
/**
 * DZ-247 to DZ-250: the dice of both sides in a close-quarters battle, and the damage to expect of them.
 */
export interface FightOutlook {
  dice: number;
  hits: number;
  against: number;
  suffered: number;
}
/**
 * Orders that do what was asked, to be given one after the other; none, and the reason, where it cannot be done.
 *
 *     *trial* is of the first of them. An order may be there with a refusal: the nearest thing to what was asked.
 */
export interface Proposal {
  type: 'Proposal';
  actions: (
    | Move
    | FlyMove
    | Load
    | Unload
    | Enter
    | Leave
    | ChangeBuilding
    | Shoot
    | Search
    | Extract
    | AttackRun
    | PlayCard
    | EndSlot
    | Deploy
    | LetBegin
    | ActLast
    | ActFirst
    | CallReserve
    | Activate
    | Play
    | Assign
    | React
    | Pass
    | Intercept
    | FireOnRun
    | PlaceOut
    | Commit
    | StayInside
    | Spread
    | GiveUp
    | Discard
    | Concede
    | TimeUp
    | Roll
    | Draw
  )[];
  trial: Trial;
  short: Refusal | null;
}
/**
 * Who acts now, each squad before its transports, and what they may do besides moving.
 */
export interface SlotAdvice {
  type: 'SlotAdvice';
  elements: ElementAdvice[];
  may_shoot: boolean;
  cards: PlayCard[];
  idle: number[];
}
/**
 * DZ-400: units that one order moves together: a squad's own, its transports of one kind, or shared ones.
 */
export interface ElementAdvice {
  squad: number;
  kind: string;
  units: number[];
  flying: Flying | null;
  boards: number[];
  gets_off: boolean;
  empties: number[];
  all_out: boolean;
  extracts: boolean;
}
/**
 * DZ-150, DZ-189: the heights at which an aircraft may fly, the usual first, and how a leg of it may end.
 */
export interface Flying {
  heights: (2 | 6)[];
  ends: ('land' | 'on' | 'stop')[];
}
/**
 * DZ-066: where one's own battlegroups are set up, and which are still to be.
 */
export interface DeploymentAdvice {
  type: 'DeploymentAdvice';
  zones: [number, number][][];
  /**
   * @minItems 2
   * @maxItems 2
   */
  middle: [number, number];
  facing: number;
  battlegroups: number[];
}
/**
 * DZ-005: the unit's own move, and no distance to anybody.
 */
export interface MoveAdvice {
  type: 'MoveAdvice';
  unit: number;
  inches: number;
  area: [number, number][][];
  refusal: Refusal | null;
  half: [number, number][][];
  half_inches: number;
  boarding: [number, number][][];
  main_bodies: number[][];
}
export interface UnitAdvice {
  type: 'UnitAdvice';
  unit: number;
  mounts: MountAdvice[];
  reaches: Reach[];
}
/**
 * A mounted weapon. Ranges are told where measuring is allowed (DZ-005), an unlimited one as far as the table.
 */
export interface MountAdvice {
  mount: number;
  weapon: string;
  fans: Fan[];
  corridor: number;
  full_range: number | null;
  countered_range: number | null;
  refusal: Refusal | null;
}
/**
 * DZ-017: clockwise degrees from *start* to *end*, relative to the facing.
 */
export interface Fan {
  start: number;
  end: number;
}
/**
 * A distance that counts around a unit: to board (DZ-183), to a gate (DZ-341), a commander's (DZ-300).
 */
export interface Reach {
  kind: 'boarding' | 'gate' | 'sphere';
  ring: [number, number][];
}
/**
 * Every line of fire, and every way to fire of those who were asked about.
 */
export interface ShotsAdvice {
  type: 'ShotsAdvice';
  shots: ShotLine[];
  ways: WayToFire[];
  outlooks: Outlook[];
}
/**
 * One mount at one target: its odds, or why not.
 */
export interface ShotLine {
  shot: Shot;
  odds: ShotOdds | null;
  refusal: Refusal | null;
}
/**
 * DZ-137 to DZ-145: a weapon's whole allocation by itself.
 */
export interface ShotOdds {
  dice: number;
  need: number;
  save: number;
  damage: number;
  expected: number;
  destroyed: number;
}
/**
 * A mount, or its small arms (DZ-264), and what of the same unit cannot be fired in one volley with it.
 */
export interface WayToFire {
  unit: number;
  mount: number;
  small_arms: boolean;
  excludes: [number, boolean][];
  may_raise: boolean;
}
/**
 * An enemy unit, everything that can be fired at it in one volley, and what that does; or why nothing can.
 */
export interface Outlook {
  target: number;
  shots: Shot[];
  expected: number | null;
  destroyed: number | null;
  refusal: Refusal | null;
}
/**
 * DZ-120: a shot, step by step.
 */
export interface ShotAdvice {
  type: 'ShotAdvice';
  shot: Shot;
  /**
   * @minItems 2
   * @maxItems 2
   */
  eye: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  aim: [number, number];
  inches: number;
  reach: number | null;
  countered: boolean;
  in_arc: boolean;
  cover: 'clear' | 'hidden' | 'hull_down';
  visible: number;
  blocks: Blocking[];
  through: number | null;
  concealment: string;
  body_cover: string;
  to_hit: Term[];
  to_hurt: Term[];
  odds: ShotOdds | null;
  points: number[];
  blast: number;
  refusal: Refusal | null;
}
/**
 * What hides a share of the target, and where the straight line of sight meets it, if it does.
 */
export interface Blocking {
  id: number | string;
  share: number;
  at: [number, number] | null;
}
/**
 * A line of the arithmetic; its words are under ``dropzone-term-<code>``.
 */
export interface Term {
  rule: string;
  code: string;
  value: number;
}
export interface ReactionsAdvice {
  type: 'ReactionsAdvice';
  reactors: Reactor[];
  parts: OpenPart[];
  interceptors: number[];
  longest: number;
}
/**
 * A unit that may react, the AA mounts it would fire (DZ-267), and whether it can fire small arms (DZ-264).
 */
export interface Reactor {
  unit: number;
  mounts: number[];
  small_arms: boolean;
}
/**
 * Inches from the start of a way between which an engagement point may lie.
 */
export interface OpenPart {
  start: number;
  end: number;
}
/**
 * DZ-244: who attacks, who may be committed, who must, and how many at least.
 */
export interface FightAdvice {
  type: 'FightAdvice';
  building: string;
  attackers: FightSide[];
  able: FightSide[];
  must: number[];
  least: number;
}
/**
 * DZ-247 to DZ-250: a squad in the battle: the dice it throws and what a die needs against it.
 */
export interface FightSide {
  squad: number;
  dice: number;
  need: number;
  chance: number;
  left: number;
}
export interface WallsAdvice {
  type: 'WallsAdvice';
  garrisons: Garrison[];
}
/**
 * DZ-220 to DZ-222: the bases in a building that take their walls now, and the walls that can be fired from.
 */
export interface Garrison {
  building: string;
  units: number[];
  walls: number[];
  most: number;
  others: number;
}
/**
 * DZ-323: from which points of their lines the survivors fire, and at what.
 */
export interface AimOnRun {
  type: 'AimOnRun';
  player: number;
  run: Run;
}
/**
 * DZ-321: the straight lines of a squad of fast movers across the table, one for each aircraft.
 */
export interface Run {
  squad: number;
  units: number[];
  entries: [number, number][];
  exits: [number, number][];
  height: 2 | 6;
}
/**
 * DZ-089, DZ-091.
 */
export interface AnnounceBattlegroup {
  type: 'AnnounceBattlegroup';
  player: number;
}
/**
 * DZ-321: the squad is available; its player announces its run, or holds it back.
 */
export interface AnnounceRun {
  type: 'AnnounceRun';
  player: number;
  squad: number;
}
/**
 * An aircraft's announced way: where it starts, and every leg of it.
 */
export interface Announced {
  unit: UnitRef;
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  legs: Leg[];
  facing: number;
}
/**
 * A unit as an event names it.
 */
export interface UnitRef {
  id: number;
  name: string;
  kind: string;
  player: number;
}
/**
 * DZ-220, DZ-401: which bases will fire through which walls.
 */
export interface AssignWalls {
  type: 'AssignWalls';
  player: number;
  squads: number[];
}
/**
 * DZ-320.
 */
export interface AvailabilityRolled {
  type: 'AvailabilityRolled';
  squad: string;
  die: number;
  available: boolean;
}
/**
 * The state as far as players look at it; unseen cards are blank.
 */
export interface Battle {
  options: Options;
  board: Board;
  sides: Side[];
  losses: Losses[];
  battlegroups: Battlegroup[];
  squads: Squad[];
  units: Unit[];
  buildings: StateBuilding[];
  objectives: Objective[];
  hands: string[][];
  turn: number;
  phase: 'actions' | 'activation' | 'deployment' | 'end' | 'initiation';
  order: number[];
  activation: Activation | null;
  question:
    | (
        | ChooseStarter
        | DeployBattlegroup
        | OfferLast
        | CallReserves
        | AnnounceBattlegroup
        | ChooseSquad
        | GiveOrder
        | PlaceSurvivors
        | ReactionWindow
        | AnnounceRun
        | InterceptWindow
        | AimOnRun
        | AssignWalls
        | CommitRepelForce
        | GetAway
        | FireOut
        | SpreadDice
        | Withdraw
        | DiscardCards
        | OfferedCard
      )
    | null;
  fight: Fight | null;
  result: Result | null;
}
/**
 * Defaults are the rulebook's.
 */
export interface Options {
  army_a: string;
  army_b: string;
  army_c: string;
  army_d: string;
  battlefield: string;
  scenario: 'crossroads' | 'paper_chase' | 'prizes';
  deployment: 'closing_in' | 'corners' | 'readiness';
  turns: number;
  cards: boolean;
  premeasure_shooting: boolean;
  position: string;
  los_nu: number;
  los_nz: number;
  corridor_width: number;
  lz_s: number;
  lz_m: number;
  lz_l: number;
  contact_gap: number;
  bg_cap_basis: 'army_total' | 'game_limit';
  formation_mode: 'connected' | 'literal';
  transport_measure: 'centre' | 'hull_edge';
  fm_available: number;
  timed?: boolean;
}
/**
 * DZ-002: the table and everything that stands on it, except units.
 */
export interface Board {
  width: number;
  depth: number;
  pieces: Piece[];
  buildings: TerrainBuilding[];
  rules?: number;
}
/**
 * DZ-008: a terrain piece with the properties the players agreed on (DZ-202).
 */
export interface Piece {
  id: string;
  kind: string;
  outline: [number, number][];
  height: number;
  passage: Passage;
  base: number;
  blocks_sight: boolean;
  body_cover: boolean;
  concealment: boolean;
  permeable: boolean;
  massive_field: boolean;
  flat_top: boolean;
  outline_cost: number;
  steep: boolean;
}
/**
 * DZ-008: the going of a piece, per kind of unit.
 */
export interface Passage {
  infantry: Going;
  vehicle: Going;
  skimmer: Going;
  walker: Going;
  aircraft: Going;
}
/**
 * DZ-009, DZ-210: closed walls and a roof. Wall *i* is edge *i* of the outline.
 */
export interface TerrainBuilding {
  id: string;
  outline: [number, number][];
  height: number;
  size: Size;
  construction: Construction;
  openings: Opening[];
  entrances: Entrance[];
  connected: string[];
  roof: boolean;
  ground_level: boolean;
}
/**
 * DZ-009: a place in a wall from which troops can fire.
 */
export interface Opening {
  wall: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  at: [number, number, number];
}
/**
 * DZ-009: a door, a segment of a wall; or a hatch, a point of the roof.
 */
export interface Entrance {
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
 * A player's side of the table.
 */
export interface Side {
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  edges: Edge[];
  victory_points: number;
  conceded: boolean;
}
/**
 * A stretch of table edge, friendly to a player (DZ-068).
 */
export interface Edge {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
}
/**
 * The units that a player has lost, and the points they are worth.
 */
export interface Losses {
  units: number;
  points: number;
}
/**
 * DZ-046: squads that are activated together.
 */
export interface Battlegroup {
  id: number;
  name: string;
  player: number;
  kind: string;
  squads: number[];
  activated_turn: number;
}
/**
 * DZ-045: identical units with the transports bought for them.
 */
export interface Squad {
  id: number;
  name: string;
  player: number;
  battlegroup: number;
  kind: string;
  units: number[];
  transports: number[];
  shared: number[];
}
/**
 * DZ-020, DZ-026: one model or base. Turn numbers are 0 for never; "this turn" is cleared as one begins.
 */
export interface Unit {
  id: number;
  name: string;
  player: number;
  battlegroup: number;
  squad: number;
  kind: string;
  status: 'aboard' | 'away' | 'inside' | 'lost' | 'net' | 'ready' | 'reserve' | 'table';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  altitude: 0 | 2 | 6;
  damage: number;
  moved: number;
  used: number;
  moved_last: number;
  fired: number[];
  reacted: number[];
  small_arms: boolean;
  coaxial: [number, string][];
  spent: number[];
  acted_turn: number;
  carrier: number;
  building: string;
  wall: number;
  entered_turn: number;
  left_turn: number;
  loaded_turn: number;
  unloaded_turn: number;
  no_shoot_turn: number;
  arrived_turn: number;
  raised: boolean;
  manoeuvres: number;
  passed_mass: number;
  command_value: number;
  commander_points: number;
  jinks: boolean;
  ran: boolean;
}
/**
 * DZ-212: what has become of a building of the battlefield.
 */
export interface StateBuilding {
  id: string;
  damage: number;
  rubble: boolean;
  defender: number;
  stormed_turn: number;
  fought_turn: number;
  failed_searches: number[];
}
/**
 * DZ-351 to DZ-355: a prize, a paper or a marker. It lies at a point, in a building, or is carried by a squad.
 */
export interface Objective {
  id: number;
  kind: 'intelligence' | 'marker' | 'prize';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  building: string;
  found: boolean;
  squad: number;
  gate: number;
  extracted_by: number;
  centre: boolean;
  gone: boolean;
}
/**
 * DZ-066: the higher roller says who deploys first.
 */
export interface ChooseStarter {
  type: 'ChooseStarter';
  player: number;
  players: number[];
}
/**
 * DZ-066: the player puts a whole battlegroup into the deployment zone.
 */
export interface DeployBattlegroup {
  type: 'DeployBattlegroup';
  player: number;
}
/**
 * DZ-084: the winner may act last.
 */
export interface OfferLast {
  type: 'OfferLast';
  player: number;
}
/**
 * DZ-074: the player says for which battlegroups and squads he rolls.
 */
export interface CallReserves {
  type: 'CallReserves';
  player: number;
}
/**
 * DZ-092: which squad of the battlegroup acts next.
 */
export interface ChooseSquad {
  type: 'ChooseSquad';
}
/**
 * DZ-400: the next order of the slot. *stopped*: the transport that waits at a loading stop of its flight.
 */
export interface GiveOrder {
  type: 'GiveOrder';
  stopped: number;
}
/**
 * DZ-169, DZ-192: the owner places who got out of a wreck that stood at this point with this facing.
 */
export interface PlaceSurvivors {
  type: 'PlaceSurvivors';
  player: number;
  units: number[];
  wreck: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
}
/**
 * DZ-268, DZ-273, DZ-275: one reaction after another, *waiting* players in initiative order, until all pass.
 *
 *     Each target is on its way along its path at its height; *reached* is its last engagement point, in inches from the
 *     start. For a shooting trigger the path is the single point where the aircraft is.
 */
export interface ReactionWindow {
  type: 'ReactionWindow';
  targets: number[];
  paths: [number, number][][];
  heights: number[];
  reached: number[];
  waiting: number[];
  trigger: 'fire' | 'flight' | 'run';
}
/**
 * DZ-325: may a squad in readiness intercept?
 */
export interface InterceptWindow {
  type: 'InterceptWindow';
  player: number;
  run: Run;
}
/**
 * DZ-244.
 */
export interface CommitRepelForce {
  type: 'CommitRepelForce';
  player: number;
  building: string;
}
/**
 * DZ-245: what a squad that was not committed does.
 */
export interface GetAway {
  type: 'GetAway';
  player: number;
  building: string;
  squad: number;
}
/**
 * DZ-245: the squad has taken its windows; now it fires.
 */
export interface FireOut {
  type: 'FireOut';
  player: number;
  squad: number;
}
/**
 * DZ-248: which of these bases the *extra* dice go to, the remainder after an even share.
 */
export interface SpreadDice {
  type: 'SpreadDice';
  player: number;
  building: string;
  targets: number[];
  extra: number;
}
/**
 * DZ-254: where a squad whose morale failed goes.
 */
export interface Withdraw {
  type: 'Withdraw';
  player: number;
  building: string;
  squad: number;
}
/**
 * DZ-086, step 2.
 */
export interface DiscardCards {
  type: 'DiscardCards';
  player: number;
}
/**
 * DZ-310: a moment at which this card may be played.
 */
export interface OfferedCard {
  type: 'CardWindow';
  player: number;
  card: 'called_forward' | 'field_repair' | 'jink' | 'second_look' | 'shore_up' | 'steady';
}
/**
 * DZ-244 to DZ-256: where a close-quarters battle is being fought, and its step that is on.
 */
export interface Fight {
  building: string;
  now: 'escape' | 'fight' | 'repel' | 'settle';
}
/**
 * DZ-089.
 */
export interface BattlegroupActivated {
  type: 'BattlegroupActivated';
  player: number;
  battlegroup: string;
}
/**
 * DZ-066.
 */
export interface BattlegroupDeployed {
  type: 'BattlegroupDeployed';
  player: number;
  battlegroup: string;
  placed: Placed[];
}
export interface Placed {
  unit: UnitRef;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
}
/**
 * DZ-336: a die for everybody under the template.
 */
export interface BlastRolled {
  type: 'BlastRolled';
  units: UnitRef[];
  dice: number[];
  need: number;
  hits: number;
}
/**
 * DZ-184: who boarded, and for each the transport or gate.
 */
export interface Boarded {
  type: 'Boarded';
  player: number;
  units: UnitRef[];
  carriers: UnitRef[];
}
/**
 * DZ-214.
 */
export interface BuildingCollapsed {
  type: 'BuildingCollapsed';
  building: string;
}
export interface BuildingDamaged {
  type: 'BuildingDamaged';
  building: string;
  points: number;
  left: number;
}
/**
 * DZ-217, DZ-232.
 */
export interface BuildingEntered {
  type: 'BuildingEntered';
  player: number;
  squad: string;
  building: string;
}
/**
 * DZ-231.
 */
export interface BuildingLeft {
  type: 'BuildingLeft';
  player: number;
  squad: string;
  building: string;
  placed: Placed[];
}
/**
 * DZ-242.
 */
export interface BuildingTaken {
  type: 'BuildingTaken';
  building: string;
  player: number;
}
/**
 * DZ-310: told to its owner alone.
 */
export interface CardDrawn {
  type: 'CardDrawn';
  player: number;
  card: string;
}
export interface CardPlayed {
  type: 'CardPlayed';
  player: number;
  card: string;
  unit: UnitRef | null;
}
/**
 * DZ-086: how many cards a player holds now.
 */
export interface CardsCounted {
  type: 'CardsCounted';
  player: number;
  count: number;
}
/**
 * DZ-086.
 */
export interface CardsDiscarded {
  type: 'CardsDiscarded';
  player: number;
  cards: string[];
}
/**
 * DZ-214: a die for everybody near.
 */
export interface CollapseRolled {
  type: 'CollapseRolled';
  building: string;
  units: UnitRef[];
  dice: number[];
  need: number;
  lost: number;
}
export interface Conceded {
  type: 'Conceded';
  player: number;
}
/**
 * DZ-166, DZ-191.
 */
export interface CrashRolled {
  type: 'CrashRolled';
  unit: UnitRef;
  die: number;
  result: 'blown' | 'crash' | 'emergency' | 'explosion' | 'heavy' | 'knocked_out';
}
/**
 * DZ-141, DZ-143.
 */
export interface DamageRolled {
  type: 'DamageRolled';
  target: string | UnitRef;
  dice: number[];
  need: number;
  points: number;
  hurts_on: number;
}
/**
 * DZ-248: the bases that the rest of the dice goes to.
 */
export interface DiceSpread {
  type: 'DiceSpread';
  player: number;
  building: string;
  units: UnitRef[];
}
export interface Drawn {
  type: 'Drawn';
  reason: string;
  victory_points: number[];
  kill_points: number[];
}
/**
 * This unit fires in the first window it can, where the path comes nearest to it (nothing is measured, DZ-271).
 */
export interface EngageWith {
  type: 'EngageWith';
  unit: number;
}
/**
 * DZ-066.
 */
export interface RolledOff {
  type: 'RolledOff';
  players: number[];
  dice: number[];
}
/**
 * DZ-066: who deploys first.
 */
export interface StarterChosen {
  type: 'StarterChosen';
  player: number;
}
export interface TurnBegan {
  type: 'TurnBegan';
  turn: number;
}
/**
 * DZ-081: dice and totals of these players, and the order so far.
 */
export interface InitiativeRolled {
  type: 'InitiativeRolled';
  players: number[];
  dice: number[];
  totals: number[];
  order: number[];
}
/**
 * DZ-074: for which squads a player rolls.
 */
export interface ReservesCalled {
  type: 'ReservesCalled';
  player: number;
  squads: string[];
}
/**
 * DZ-073.
 */
export interface ReserveRolled {
  type: 'ReserveRolled';
  player: number;
  squads: string[];
  die: number;
  need: number;
  released: boolean;
}
/**
 * DZ-092.
 */
export interface SquadsPlay {
  type: 'SquadsPlay';
  player: number;
  squads: string[];
}
/**
 * DZ-070.
 */
export interface SquadHeld {
  type: 'SquadHeld';
  player: number;
  squad: string;
}
/**
 * DZ-400: an element has moved, all units at once.
 */
export interface Moved {
  type: 'Moved';
  player: number;
  travelled: Travelled[];
}
/**
 * A unit's way, with every corner of it.
 */
export interface Travelled {
  unit: UnitRef;
  points: [number, number][];
  facing: number;
  inches: number;
  entered: boolean;
}
/**
 * DZ-136: an allocation, before any die.
 */
export interface FireDeclared {
  type: 'FireDeclared';
  shooter: UnitRef;
  weapon: string;
  target: string | UnitRef;
  dice: number;
  need: number;
  reaction: boolean;
}
/**
 * DZ-137.
 */
export interface ShotsRolled {
  type: 'ShotsRolled';
  shooter: UnitRef;
  weapon: string;
  target: string | UnitRef;
  dice: number[];
  need: number;
  hits: number;
  reaction: boolean;
}
/**
 * DZ-136: the target was destroyed earlier in the volley, or the shooter is gone.
 */
export interface ShotsWasted {
  type: 'ShotsWasted';
  shooter: UnitRef;
  weapon: string;
  target: string | UnitRef;
}
/**
 * DZ-140.
 */
export interface SavesRolled {
  type: 'SavesRolled';
  target: UnitRef;
  dice: number[];
  need: number;
  saved: number;
}
/**
 * DZ-144.
 */
export interface NoDamagePossible {
  type: 'NoDamagePossible';
  target: string | UnitRef;
  energy: number;
  armour: number;
}
export interface UnitDamaged {
  type: 'UnitDamaged';
  unit: UnitRef;
  points: number;
  left: number;
}
export interface UnitLost {
  type: 'UnitLost';
  unit: UnitRef;
  at: [number, number] | null;
  cause:
    | 'area'
    | 'collapse'
    | 'crash'
    | 'fight'
    | 'fire'
    | 'masonry'
    | 'reaction'
    | 'stranded'
    | 'trap'
    | 'withdrawal'
    | 'wreck';
}
/**
 * DZ-270: the engagement point, *along* inches from the start of the segment; DZ-273: the next lies after it.
 */
export interface ReactionDeclared {
  type: 'ReactionDeclared';
  shooter: UnitRef;
  target: UnitRef;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  along: number;
}
/**
 * DZ-271: all shots miss; the rule says why.
 */
export interface ReactionFailed {
  type: 'ReactionFailed';
  shooter: UnitRef;
  weapon: string;
  target: UnitRef;
  rule: string;
}
/**
 * DZ-016: the name of the squad, unit or player on whom the lot fell; empty: on nobody, it is drawn again.
 */
export interface LotDrawn {
  type: 'LotDrawn';
  about: 'defender' | 'masonry_base' | 'masonry_squad' | 'stays';
  dice: number[];
  chosen: string;
}
/**
 * DZ-310: Field repair.
 */
export interface UnitRepaired {
  type: 'UnitRepaired';
  unit: UnitRef;
  left: number;
}
/**
 * DZ-268: before anything of it is flown.
 */
export interface FlightAnnounced {
  type: 'FlightAnnounced';
  player: number;
  flights: Announced[];
}
/**
 * DZ-153.
 */
export interface LowFlightTested {
  type: 'LowFlightTested';
  unit: UnitRef;
  dice: number[];
  passed: boolean;
}
/**
 * DZ-275: aircraft have come to the end of a segment.
 */
export interface Flew {
  type: 'Flew';
  player: number;
  travelled: Travelled[];
  height: number;
  then: 'land' | 'on' | 'stop';
}
/**
 * DZ-275: what was announced has become impossible.
 */
export interface StepDropped {
  type: 'StepDropped';
  unit: UnitRef;
  rule: string;
}
/**
 * DZ-168: is what lies under a crash hit?
 */
export interface FellOn {
  type: 'FellOn';
  unit: UnitRef;
  target: string | UnitRef;
  die: number;
  hit: boolean;
  need: number;
}
export interface PassengerRolled {
  type: 'PassengerRolled';
  unit: UnitRef;
  die: number;
  lost: boolean;
  need: number;
}
/**
 * DZ-169.
 */
export interface SurvivorsPlaced {
  type: 'SurvivorsPlaced';
  player: number;
  placed: Placed[];
}
/**
 * DZ-321.
 */
export interface RunAnnounced {
  type: 'RunAnnounced';
  squad: string;
  entries: [number, number][];
  exits: [number, number][];
  height: number;
}
/**
 * DZ-325: where on the enemy's line, before the die.
 */
export interface InterceptionAnnounced {
  type: 'InterceptionAnnounced';
  player: number;
  squad: string;
  along: number;
}
/**
 * DZ-323: from where the survivors of a run fire.
 */
export interface RunAimed {
  type: 'RunAimed';
  squad: string;
  points: [number, number][];
}
/**
 * DZ-324.
 */
export interface RunEnded {
  type: 'RunEnded';
  squad: string;
}
/**
 * DZ-183: who came out, and for each the transport or gate.
 */
export interface Unloaded {
  type: 'Unloaded';
  player: number;
  placed: Placed[];
  carriers: UnitRef[];
}
/**
 * DZ-220.
 */
export interface WallsAssigned {
  type: 'WallsAssigned';
  player: number;
  units: UnitRef[];
  walls: number[];
}
/**
 * DZ-227.
 */
export interface MasonryFell {
  type: 'MasonryFell';
  building: string;
  die: number;
  squad: string;
}
/**
 * DZ-243.
 */
export interface FightBegan {
  type: 'FightBegan';
  building: string;
  attackers: string[];
  defenders: string[];
}
/**
 * DZ-249, DZ-250.
 */
export interface FightRolled {
  type: 'FightRolled';
  building: string;
  player: number;
  squad: string;
  stage: 'damage' | 'dodge' | 'save';
  dice: number[];
  need: number;
  counted: number;
}
/**
 * DZ-253.
 */
export interface MoraleRolled {
  type: 'MoraleRolled';
  squad: string;
  die: number;
  need: number;
  passed: boolean;
}
/**
 * DZ-254.
 */
export interface Withdrew {
  type: 'Withdrew';
  squad: string;
  building: string;
  to: 'building' | 'nowhere' | 'outside' | 'transport';
}
/**
 * DZ-351: before the die.
 */
export interface SearchBegan {
  type: 'SearchBegan';
  squad: string;
  building: string;
}
/**
 * DZ-351.
 */
export interface Searched {
  type: 'Searched';
  squad: string;
  building: string;
  die: number;
  need: number;
  found: boolean;
}
/**
 * DZ-352.
 */
export interface ObjectiveTaken {
  type: 'ObjectiveTaken';
  objective: number;
  squad: string;
}
export interface ObjectiveDropped {
  type: 'ObjectiveDropped';
  objective: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
export interface ObjectiveExtracted {
  type: 'ObjectiveExtracted';
  objective: number;
  player: number;
  victory_points: number;
}
/**
 * DZ-355.
 */
export interface PaperRead {
  type: 'PaperRead';
  player: number;
  die: number;
  result: 'intelligence' | 'objective' | 'trap';
}
/**
 * DZ-352.
 */
export interface LeftTable {
  type: 'LeftTable';
  player: number;
  units: UnitRef[];
}
/**
 * DZ-354: who holds each marker, -1 for nobody.
 */
export interface MarkersControlled {
  type: 'MarkersControlled';
  players: number[];
}
/**
 * DZ-095: victory points as they stand.
 */
export interface TurnEnded {
  type: 'TurnEnded';
  turn: number;
  victory_points: number[];
}
/**
 * DZ-095: the player is out as one who concedes.
 */
export interface TimeRanOut {
  type: 'TimeRanOut';
  player: number;
}
export interface Won {
  type: 'Won';
  players: number[];
  reason: string;
  victory_points: number[];
  kill_points: number[];
}
/**
 * Never react, never intercept, until I say otherwise.
 */
export interface HoldFire {
  type: 'HoldFire';
}
/**
 * This unit never reacts; nobody is asked where only such units could.
 */
export interface HoldUnit {
  type: 'HoldUnit';
  unit: number;
}
/**
 * Never act last.
 */
export interface KeepInitiative {
  type: 'KeepInitiative';
}
/**
 * DZ-183, DZ-197: everybody out of this transport, and out of those that were in it. A Proposal of Unloads.
 */
export interface ProposeAllOut {
  type: 'ProposeAllOut';
  unit: number;
}
/**
 * DZ-066: a battlegroup into the zone: *squad* around *at*, those *placed* as they are, the others beside them.
 *
 *     Without *squad* everybody around *at*. A Proposal of a Deploy that names all units.
 */
export interface ProposeDeploy {
  type: 'ProposeDeploy';
  battlegroup: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  squad?: number;
  /**
   * @maxItems 40
   */
  placed?: Placement[];
}
/**
 * DZ-217, DZ-190: a squad into a building by its best entrance. A Proposal of an Enter, or of a Move and it.
 */
export interface ProposeEnter {
  type: 'ProposeEnter';
  squad: number;
  building: string;
}
/**
 * DZ-352: this unit's element off the table across the nearest friendly edge. A Proposal.
 */
export interface ProposeExtract {
  type: 'ProposeExtract';
  unit: number;
}
/**
 * DZ-231, DZ-190: a squad out of its building by the entrance nearest to a point, or aboard *carrier*.
 *
 *     Without *at* by the first entrance.
 */
export interface ProposeLeave {
  type: 'ProposeLeave';
  squad: number;
  at?: [number, number] | null;
  carrier?: number;
}
/**
 * DZ-184: this unit's squad aboard; *carrier* first, if it is named. A Proposal of a Load, or of a Move and it.
 */
export interface ProposeLoad {
  type: 'ProposeLoad';
  unit: number;
  carrier?: number;
}
/**
 * This unit there, and all of its element with it, in formation. A Proposal of a Move or FlyMove.
 *
 *     Without *facing* everybody turns the way he travels. Units off the table come in across the nearest friendly edge.
 *     With *as_far* the unit goes towards the point as far as its move takes it, and the answer says why it goes no
 *     further. *height* and *then* are for aircraft.
 *     On the ground it goes through the corners *via* (DZ-014), and *main* names a unit of the main body (DZ-109): where
 *     that is led, the isolated units come back to it (DZ-110).
 */
export interface ProposeMove {
  type: 'ProposeMove';
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing?: number | null;
  as_far?: boolean;
  height?: 2 | 6;
  then?: 'land' | 'on' | 'stop';
  /**
   * @maxItems 64
   */
  via?: [number, number][];
  main?: number;
}
/**
 * DZ-321: the squad side by side along a line; both ends are brought to the table's edge. A Proposal.
 */
export interface ProposeRun {
  type: 'ProposeRun';
  squad: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  entry: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  exit: [number, number];
  low?: boolean;
}
/**
 * DZ-169: the survivors around the wreck, as near to a point as they can. A Proposal of a PlaceOut.
 */
export interface ProposeSurvivors {
  type: 'ProposeSurvivors';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * DZ-183: a passenger with its squad, or everybody in this transport, near a point. A Proposal.
 *
 *     DZ-341: a unit in the net comes out of the gate that stands nearest to the point. Without *at* in front of the hull.
 */
export interface ProposeUnload {
  type: 'ProposeUnload';
  unit: number;
  at?: [number, number] | null;
}
/**
 * DZ-220: man the walls that look towards a point, with everybody or with one base. A Proposal of an Assign.
 */
export interface ProposeWalls {
  type: 'ProposeWalls';
  /**
   * @minItems 2
   * @maxItems 2
   */
  towards: [number, number];
  unit?: number;
}
/**
 * Would this answer be accepted, and what becomes of each unit in it? A Trial.
 *
 *     A volley is measuring (DZ-005) and refused where that is not allowed.
 */
export interface TryAction {
  type: 'TryAction';
  action:
    | Move
    | FlyMove
    | Load
    | Unload
    | Enter
    | Leave
    | ChangeBuilding
    | Shoot
    | Search
    | Extract
    | AttackRun
    | PlayCard
    | EndSlot
    | Deploy
    | LetBegin
    | ActLast
    | ActFirst
    | CallReserve
    | Activate
    | Play
    | Assign
    | React
    | Pass
    | Intercept
    | FireOnRun
    | PlaceOut
    | Commit
    | StayInside
    | Spread
    | GiveUp
    | Discard
    | Concede
    | TimeUp
    | Roll
    | Draw;
}
/**
 * Who of mine acts now, and who moves as one? A SlotAdvice, while orders are asked for.
 */
export interface ShowSlot {
  type: 'ShowSlot';
}
/**
 * Where do I deploy, and what? A DeploymentAdvice.
 */
export interface ShowDeployment {
  type: 'ShowDeployment';
}
/**
 * How far may this unit of mine still move, and where to? A MoveAdvice.
 *
 *     A unit off the table starts at *entry*, a point of a friendly edge. Aircraft fly straight at *height*; with *then*
 *     land or stop their move is what those leave of it. On the ground *via* are corners of its way: how far from there?
 */
export interface ShowMove {
  type: 'ShowMove';
  unit: number;
  entry?: [number, number] | null;
  height?: 2 | 6;
  then?: 'land' | 'on' | 'stop';
  /**
   * @maxItems 64
   */
  via?: [number, number][];
}
/**
 * DZ-220 to DZ-222: who of mine takes walls now, which can be fired from, and how many may? A WallsAdvice.
 */
export interface ShowWalls {
  type: 'ShowWalls';
}
/**
 * What may be drawn around this unit of mine: arcs always, ranges where measuring is allowed. A UnitAdvice.
 */
export interface ShowUnit {
  type: 'ShowUnit';
  unit: number;
}
/**
 * What could these units, or all that are to shoot, fire at, and why not at the others? A ShotsAdvice; measuring.
 *
 *     Buildings are judged only when asked for. In an attack run *along* says where each aircraft fires (DZ-323).
 */
export interface ShowShots {
  type: 'ShowShots';
  /**
   * @maxItems 40
   */
  units?: number[];
  buildings?: boolean;
  /**
   * @maxItems 10
   */
  along?: number[];
}
/**
 * What could these units, or all, be told to fire at, where nothing may be measured? A ShotsAdvice without odds.
 */
export interface ShowBlindShots {
  type: 'ShowBlindShots';
  /**
   * @maxItems 40
   */
  units?: number[];
  buildings?: boolean;
}
/**
 * Everything about one shot: sight, cover, range, the arithmetic, the odds. A ShotAdvice; measuring (DZ-005).
 */
export interface ShowShot {
  type: 'ShowShot';
  shot: Shot;
  /**
   * @maxItems 10
   */
  along?: number[];
}
/**
 * Who of mine may react or intercept in the open window, and with what? Nothing is measured (DZ-271).
 */
export interface ShowReactions {
  type: 'ShowReactions';
}
/**
 * DZ-321: of the lines along and across the table over an enemy the one that passes the most. A Proposal.
 */
export interface SuggestRun {
  type: 'SuggestRun';
  squad: number;
  low?: boolean;
}
/**
 * The close-quarters battle that is asked about now: who may be committed, and what the dice are worth.
 */
export interface ShowFight {
  type: 'ShowFight';
}
export interface Screen {
  seat: number;
  state: Battle;
}

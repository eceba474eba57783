// Generated from the server by `npm run types`; never edited.
import type { Refusal, Result } from '../../protocol.gen';

export type Action = Setup | Plan | Move | Pass | Fight | Roll | Resign | OfferDraw | AcceptDraw | TimeUp;
export type Advice = SetupAdvice | SetupSuggestion | PlanAdvice | MoveAdvice | Reason | FightsAdvice;
export type Event =
  | SetupSealed
  | ArmiesRevealed
  | PlanLocked
  | Moved
  | Passed
  | ShotsRevealed
  | ShotsMissed
  | TankShot
  | MineExploded
  | InstallationLost
  | MinesVoid
  | FlagAwarded
  | DuelFought
  | GunAttacked
  | GunFought
  | WhitesChanged
  | TurnBegan
  | DrawOffered
  | Won
  | Drawn
  | SecretsRevealed;
export type Query = TrySetup | SuggestSetup | TryPlan | TryMove | WhyNot | TryFights;
export type StandingOrder = FightOrder;

/**
 * PS-80.
 */
export interface AcceptDraw {
  type: 'AcceptDraw';
}
/**
 * PS-12: one complete set-up, sealed as a whole.
 */
export interface Setup {
  type: 'Setup';
  /**
   * @minItems 3
   * @maxItems 3
   */
  installations: [number, number, number];
  tanks: Placed[];
  guns: number[];
  mines: number[];
}
export interface Placed {
  square: number;
  value: number;
}
/**
 * PS-27: the squares a side will fire at, red and white.
 */
export interface Plan {
  type: 'Plan';
  red: number[];
  white: number[];
}
/**
 * PS-35: a whole turn. Each path begins on the tank's square and names every square entered.
 */
export interface Move {
  type: 'Move';
  paths: number[][];
}
/**
 * PS-50: no own tank can make a step.
 */
export interface Pass {
  type: 'Pass';
}
/**
 * PS-59: the next fight.
 */
export interface Fight {
  type: 'Fight';
  attacker: number;
  target: number;
}
/**
 * Chance's answer to RollDie; 1 is the red face (PS-05).
 */
export interface Roll {
  type: 'Roll';
  die: number;
}
/**
 * PS-80.
 */
export interface Resign {
  type: 'Resign';
}
/**
 * PS-80.
 */
export interface OfferDraw {
  type: 'OfferDraw';
}
/**
 * PS-97: the host's word that a side's clock has run out.
 */
export interface TimeUp {
  type: 'TimeUp';
  side: number;
}
export interface SetupAdvice {
  type: 'SetupAdvice';
  breaches: Refusal[];
  walled_in: number[];
  room: {
    [k: string]: number[];
  };
}
export interface SetupSuggestion {
  type: 'SetupSuggestion';
  setup: Setup;
}
export interface PlanAdvice {
  type: 'PlanAdvice';
  red_limit: number;
  white_limit: number;
  targets: number[];
  breach: Refusal | null;
}
export interface MoveAdvice {
  type: 'MoveAdvice';
  total: number;
  allowance: number;
  most: number;
  duty: boolean;
  broken_path: number;
  breach: Refusal | null;
  unfinished: Refusal | null;
  must_pass: boolean;
  reach: Reach[];
  closed: Closed[];
  odds: Odds[];
  survival: Survival[];
}
/**
 * A square the selected tank could end on, and a shortest way there from where it stands now.
 */
export interface Reach {
  square: number;
  path: number[];
}
/**
 * A neighbouring square the selected tank may not step to, and why.
 */
export interface Closed {
  square: number;
  why: Refusal;
}
/**
 * A fight's chances in the attacker's eyes, as exact fractions "5/6".
 */
export interface Odds {
  attacker: number;
  target: number;
  wins: string;
  loses: string;
  both_lost: string;
}
/**
 * The chance that a tank outlives all its fights.
 */
export interface Survival {
  square: number;
  fights: number;
  chance: string;
}
export interface Reason {
  type: 'Reason';
  why: Refusal | null;
}
export interface FightsAdvice {
  type: 'FightsAdvice';
  odds: Odds[];
  survival: Survival[];
}
/**
 * PS-13: both set-ups are accepted; positions and kinds become public at once.
 */
export interface ArmiesRevealed {
  type: 'ArmiesRevealed';
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [Army, Army];
}
/**
 * The public part of a side's pieces. Tanks stand in the order of their set-up squares, never by value (PS-89).
 */
export interface Army {
  tanks: Tank[];
  guns: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  installations: [number, number, number];
  whites: number;
  mines: number;
  exploded: number[];
  cleared: number[];
}
/**
 * A tank as everybody sees it. Its set-up square is its name for the whole game (PS-21).
 */
export interface Tank {
  home: number;
  square: number;
  flag: boolean;
  shown: number;
  fate: string;
}
/**
 * Everything public (PS-85). Legality is judged from this alone (PS-88).
 */
export interface Board {
  options: Options;
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [Army, Army];
  turn: number;
  idle: number;
  passed: boolean;
  locked: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  draw_offers: [boolean, boolean];
  last_plan: Plan | null;
}
/**
 * What the players agree on before the match.
 */
export interface Options {
  siege: boolean;
  own_targets: boolean;
  patience: number;
  minutes: number;
  timed?: boolean;
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
 * PS-61: both values are shown; the lower is removed, equal ones both.
 */
export interface DuelFought {
  type: 'DuelFought';
  side: number;
  attacker: number;
  attacker_value: number;
  target: number;
  target_value: number;
  lost: number[];
}
export interface SetupSealed {
  type: 'SetupSealed';
  side: number;
}
/**
 * P0 is over. Nothing of the plan is told (PS-87).
 */
export interface PlanLocked {
  type: 'PlanLocked';
  side: number;
}
export interface Moved {
  type: 'Moved';
  side: number;
  paths: number[][];
}
export interface Passed {
  type: 'Passed';
  side: number;
}
/**
 * PS-54: the whole plan, hits and misses; squares sorted by row, then file.
 */
export interface ShotsRevealed {
  type: 'ShotsRevealed';
  side: number;
  plan: Plan;
}
/**
 * Shots were fired and none hit.
 */
export interface ShotsMissed {
  type: 'ShotsMissed';
  side: number;
}
/**
 * PS-53: lost to a shot, its value untold.
 */
export interface TankShot {
  type: 'TankShot';
  side: number;
  home: number;
  square: number;
}
/**
 * PS-55. *side* lost the tank *home*.
 */
export interface MineExploded {
  type: 'MineExploded';
  side: number;
  home: number;
  square: number;
}
export interface InstallationLost {
  type: 'InstallationLost';
  side: number;
  installation: number;
  square: number;
}
/**
 * PS-64: the headquarters fell while its side still had live mines.
 */
export interface MinesVoid {
  type: 'MinesVoid';
  side: number;
}
export interface FlagAwarded {
  type: 'FlagAwarded';
  side: number;
  home: number;
  square: number;
}
/**
 * PS-59: this fight against a gun is next; the die decides it.
 */
export interface GunAttacked {
  type: 'GunAttacked';
  side: number;
  attacker: number;
  gun: number;
}
/**
 * PS-62.
 */
export interface GunFought {
  type: 'GunFought';
  side: number;
  attacker: number;
  gun: number;
  die: number;
  lost: number;
}
export interface WhitesChanged {
  type: 'WhitesChanged';
  side: number;
  whites: number;
}
export interface TurnBegan {
  type: 'TurnBegan';
  side: number;
  turn: number;
}
export interface Won {
  type: 'Won';
  side: number;
  reason: string;
}
/**
 * PS-90: after the end everything is shown.
 */
export interface SecretsRevealed {
  type: 'SecretsRevealed';
  values: number[][];
  mines: number[][];
  plan: Plan | null;
}
/**
 * A standing order: fight without asking, guns or tanks first.
 */
export interface FightOrder {
  type: 'FightOrder';
  first: 'guns' | 'tanks';
}
/**
 * Is this set-up legal as far as it goes? Installations not placed yet stand on -1.
 */
export interface TrySetup {
  type: 'TrySetup';
  setup: Setup;
}
/**
 * A ready-made set-up by its id, or "surprise" with a number of the asker's choice.
 */
export interface SuggestSetup {
  type: 'SuggestSetup';
  id: string;
  number: number;
}
export interface TryPlan {
  type: 'TryPlan';
  plan: Plan;
}
/**
 * A turn as far as it goes; *tank* is the square of the tank to be driven on or driven next, or -1.
 */
export interface TryMove {
  type: 'TryMove';
  paths: number[][];
  tank: number;
}
/**
 * Why can the tank to be driven not get to this square?
 */
export interface WhyNot {
  type: 'WhyNot';
  paths: number[][];
  tank: number;
  square: number;
}
/**
 * How would the fights that are open now go?
 */
export interface TryFights {
  type: 'TryFights';
}
/**
 * PS-03: what each side has to place, and the ready-made set-ups to start from, by their ids.
 */
export interface Supply {
  tanks: number[];
  guns: number;
  mines: number;
  ready_made: string[];
}
/**
 * What *seat* may know.
 */
export interface View {
  seat: number;
  options: Options;
  supply: Supply | null;
  board: Board | null;
  values: number[][];
  mines: (number[] | null)[];
  plan: Plan | null;
  setup: Setup | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sealed: [boolean, boolean];
  fight: Fight | null;
  progress: boolean;
  result: Result | null;
}

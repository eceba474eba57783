// Generated from the server by `npm run types`; never edited.

export type ClientMessage = Act | Ask | Write | Candidates | GiveOrders | TakeBackRequest;
export type PanzerschlachtAction =
  | PanzerschlachtSetup
  | PanzerschlachtPlan
  | PanzerschlachtMove
  | PanzerschlachtPass
  | PanzerschlachtFight
  | PanzerschlachtRoll
  | PanzerschlachtResign
  | PanzerschlachtOfferDraw
  | PanzerschlachtAcceptDraw
  | PanzerschlachtTimeUp;
export type PanzerschlachtAdvice =
  | PanzerschlachtSetupAdvice
  | PanzerschlachtSetupSuggestion
  | PanzerschlachtPlanAdvice
  | PanzerschlachtMoveAdvice
  | PanzerschlachtFightsAdvice;
export type PanzerschlachtEvent =
  | PanzerschlachtSetupSealed
  | PanzerschlachtArmiesRevealed
  | PanzerschlachtPlanLocked
  | PanzerschlachtMoved
  | PanzerschlachtPassed
  | PanzerschlachtShotsRevealed
  | PanzerschlachtShotsMissed
  | PanzerschlachtTankShot
  | PanzerschlachtMineExploded
  | PanzerschlachtInstallationLost
  | PanzerschlachtMinesVoid
  | PanzerschlachtFlagAwarded
  | PanzerschlachtDuelFought
  | PanzerschlachtGunAttacked
  | PanzerschlachtGunFought
  | PanzerschlachtWhitesChanged
  | PanzerschlachtTurnBegan
  | PanzerschlachtDrawOffered
  | PanzerschlachtWon
  | PanzerschlachtDrawn
  | PanzerschlachtSecretsRevealed;
export type PanzerschlachtOrder = PanzerschlachtFightOrder;
export type PanzerschlachtQuery =
  | PanzerschlachtTrySetup
  | PanzerschlachtSuggestSetup
  | PanzerschlachtTryPlan
  | PanzerschlachtTryMove
  | PanzerschlachtTryFights;
export type ServerMessage = Table | Update | Accepted | Refused | Advised | Suggested | SeatsChanged;
export type TankChessAction =
  | TankChessMove
  | TankChessEscape
  | TankChessResign
  | TankChessOfferDraw
  | TankChessAcceptDraw
  | TankChessDeclineDraw
  | TankChessTimeUp;
export type TankChessAdvice = TankChessTankAdvice | TankChessThreatAdvice | TankChessMapAdvice;
export type TankChessFacet = 'front' | 'rear' | 'side';
/**
 * What a turn without a loss changed: one tank's cell and heading.
 *
 * @minItems 5
 */
export type TankChessDrive = [string, number, number, number, number];
export type TankChessEvent =
  | TankChessTankMoved
  | TankChessShotFired
  | TankChessTankDestroyed
  | TankChessTankSunk
  | TankChessEscaped
  | TankChessCheckAnnounced
  | TankChessEscapeAnnounced
  | TankChessPositionRepeated
  | TankChessDrawOffered
  | TankChessDrawDeclined
  | TankChessWon
  | TankChessDrawn;
export type TankChessQuery = TankChessTryTank | TankChessShowThreats | TankChessTryMap;

export interface Protocol {
  Accepted: Accepted;
  Act: Act;
  Advised: Advised;
  Ask: Ask;
  Candidates: Candidates;
  Chapter: Chapter;
  Choice: Choice;
  ClientMessage: ClientMessage;
  Clock: Clock;
  CreatedMatch: CreatedMatch;
  Example: Example;
  Frame: Frame;
  GameInfo: GameInfo;
  GiveOrders: GiveOrders;
  Happened: Happened;
  Invite: Invite;
  Join: Join;
  Joined: Joined;
  Line: Line;
  MapCheck: MapCheck;
  MapDrawing: MapDrawing;
  MapFinding: MapFinding;
  MapRules: MapRules;
  MapTank: MapTank;
  MapToSave: MapToSave;
  MatchInfo: MatchInfo;
  MatchSummary: MatchSummary;
  Me: Me;
  NewMatch: NewMatch;
  Offered: Offered;
  PanzerschlachtAcceptDraw: PanzerschlachtAcceptDraw;
  PanzerschlachtAction: PanzerschlachtAction;
  PanzerschlachtAdvice: PanzerschlachtAdvice;
  PanzerschlachtArmiesRevealed: PanzerschlachtArmiesRevealed;
  PanzerschlachtArmy: PanzerschlachtArmy;
  PanzerschlachtAwardFlags: PanzerschlachtAwardFlags;
  PanzerschlachtBlowMines: PanzerschlachtBlowMines;
  PanzerschlachtBoard: PanzerschlachtBoard;
  PanzerschlachtChooseFight: PanzerschlachtChooseFight;
  PanzerschlachtCloseTurn: PanzerschlachtCloseTurn;
  PanzerschlachtClosed: PanzerschlachtClosed;
  PanzerschlachtDrawOffered: PanzerschlachtDrawOffered;
  PanzerschlachtDrawn: PanzerschlachtDrawn;
  PanzerschlachtDriveTanks: PanzerschlachtDriveTanks;
  PanzerschlachtDuelFought: PanzerschlachtDuelFought;
  PanzerschlachtEvent: PanzerschlachtEvent;
  PanzerschlachtFight: PanzerschlachtFight;
  PanzerschlachtFightOrder: PanzerschlachtFightOrder;
  PanzerschlachtFightsAdvice: PanzerschlachtFightsAdvice;
  PanzerschlachtFlagAwarded: PanzerschlachtFlagAwarded;
  PanzerschlachtGunAttacked: PanzerschlachtGunAttacked;
  PanzerschlachtGunFought: PanzerschlachtGunFought;
  PanzerschlachtInstallationLost: PanzerschlachtInstallationLost;
  PanzerschlachtMineExploded: PanzerschlachtMineExploded;
  PanzerschlachtMinesVoid: PanzerschlachtMinesVoid;
  PanzerschlachtMove: PanzerschlachtMove;
  PanzerschlachtMoveAdvice: PanzerschlachtMoveAdvice;
  PanzerschlachtMoved: PanzerschlachtMoved;
  PanzerschlachtOdds: PanzerschlachtOdds;
  PanzerschlachtOfferDraw: PanzerschlachtOfferDraw;
  PanzerschlachtOptions: PanzerschlachtOptions;
  PanzerschlachtOrder: PanzerschlachtOrder;
  PanzerschlachtPass: PanzerschlachtPass;
  PanzerschlachtPassed: PanzerschlachtPassed;
  PanzerschlachtPlaceArmies: PanzerschlachtPlaceArmies;
  PanzerschlachtPlaced: PanzerschlachtPlaced;
  PanzerschlachtPlan: PanzerschlachtPlan;
  PanzerschlachtPlanAdvice: PanzerschlachtPlanAdvice;
  PanzerschlachtPlanLocked: PanzerschlachtPlanLocked;
  PanzerschlachtPlanShots: PanzerschlachtPlanShots;
  PanzerschlachtQuery: PanzerschlachtQuery;
  PanzerschlachtRazeInstallations: PanzerschlachtRazeInstallations;
  PanzerschlachtReach: PanzerschlachtReach;
  PanzerschlachtResign: PanzerschlachtResign;
  PanzerschlachtRevealShots: PanzerschlachtRevealShots;
  PanzerschlachtRoll: PanzerschlachtRoll;
  PanzerschlachtRollDie: PanzerschlachtRollDie;
  PanzerschlachtSecretsRevealed: PanzerschlachtSecretsRevealed;
  PanzerschlachtSetup: PanzerschlachtSetup;
  PanzerschlachtSetupAdvice: PanzerschlachtSetupAdvice;
  PanzerschlachtSetupSealed: PanzerschlachtSetupSealed;
  PanzerschlachtSetupSuggestion: PanzerschlachtSetupSuggestion;
  PanzerschlachtShotsMissed: PanzerschlachtShotsMissed;
  PanzerschlachtShotsRevealed: PanzerschlachtShotsRevealed;
  PanzerschlachtSuggestSetup: PanzerschlachtSuggestSetup;
  PanzerschlachtSurvival: PanzerschlachtSurvival;
  PanzerschlachtTank: PanzerschlachtTank;
  PanzerschlachtTankShot: PanzerschlachtTankShot;
  PanzerschlachtTimeUp: PanzerschlachtTimeUp;
  PanzerschlachtTryFights: PanzerschlachtTryFights;
  PanzerschlachtTryMove: PanzerschlachtTryMove;
  PanzerschlachtTryPlan: PanzerschlachtTryPlan;
  PanzerschlachtTrySetup: PanzerschlachtTrySetup;
  PanzerschlachtTurnBegan: PanzerschlachtTurnBegan;
  PanzerschlachtView: PanzerschlachtView;
  PanzerschlachtWhitesChanged: PanzerschlachtWhitesChanged;
  PanzerschlachtWon: PanzerschlachtWon;
  PanzerschlachtWorkOffFights: PanzerschlachtWorkOffFights;
  Problem: Problem;
  Refusal: Refusal;
  Refused: Refused;
  Rename: Rename;
  Replay: Replay;
  Result: Result;
  RuleText: RuleText;
  Rulebook: Rulebook;
  SavedMap: SavedMap;
  ScenarioFrame: ScenarioFrame;
  ScenarioText: ScenarioText;
  SeatInfo: SeatInfo;
  SeatWish: SeatWish;
  SeatsChanged: SeatsChanged;
  ServerMessage: ServerMessage;
  StudyReport: StudyReport;
  StudyWish: StudyWish;
  Suggested: Suggested;
  Table: Table;
  TakeBackRequest: TakeBackRequest;
  TakeOver: TakeOver;
  Tally: Tally;
  TankChessAcceptDraw: TankChessAcceptDraw;
  TankChessAction: TankChessAction;
  TankChessAdvice: TankChessAdvice;
  TankChessBoard: TankChessBoard;
  TankChessCheckAnnounced: TankChessCheckAnnounced;
  TankChessDeclineDraw: TankChessDeclineDraw;
  TankChessDrawDeclined: TankChessDrawDeclined;
  TankChessDrawOffered: TankChessDrawOffered;
  TankChessDrawn: TankChessDrawn;
  TankChessDrive: TankChessDrive;
  TankChessEscape: TankChessEscape;
  TankChessEscapeAnnounced: TankChessEscapeAnnounced;
  TankChessEscaped: TankChessEscaped;
  TankChessEvent: TankChessEvent;
  TankChessFacet: TankChessFacet;
  TankChessFinding: TankChessFinding;
  TankChessFire: TankChessFire;
  TankChessImpact: TankChessImpact;
  TankChessMap: TankChessMap;
  TankChessMapAdvice: TankChessMapAdvice;
  TankChessMove: TankChessMove;
  TankChessOfferDraw: TankChessOfferDraw;
  TankChessOptions: TankChessOptions;
  TankChessPlace: TankChessPlace;
  TankChessPose: TankChessPose;
  TankChessPositionRepeated: TankChessPositionRepeated;
  TankChessQuery: TankChessQuery;
  TankChessResign: TankChessResign;
  TankChessShot: TankChessShot;
  TankChessShotFired: TankChessShotFired;
  TankChessShowThreats: TankChessShowThreats;
  TankChessState: TankChessState;
  TankChessTank: TankChessTank;
  TankChessTankAdvice: TankChessTankAdvice;
  TankChessTankDestroyed: TankChessTankDestroyed;
  TankChessTankMoved: TankChessTankMoved;
  TankChessTankSunk: TankChessTankSunk;
  TankChessThreatAdvice: TankChessThreatAdvice;
  TankChessTimeUp: TankChessTimeUp;
  TankChessTryMap: TankChessTryMap;
  TankChessTryTank: TankChessTryTank;
  TankChessView: TankChessView;
  TankChessWon: TankChessWon;
  TankChessWreck: TankChessWreck;
  Update: Update;
  Waiting: Waiting;
  Write: Write;
}
/**
 * The action is durably recorded.
 */
export interface Accepted {
  type: 'Accepted';
  id: string;
  seq: number;
}
/**
 * Do this. Sent twice with the same id it happens once.
 */
export interface Act {
  type: 'Act';
  id: string;
  action: unknown;
}
export interface Advised {
  type: 'Advised';
  id: string;
  advice: unknown;
}
/**
 * A question that the rules answer from the asker's own view.
 */
export interface Ask {
  type: 'Ask';
  id: string;
  query: unknown;
}
/**
 * Some sensible answers to what is asked, in notation, where the answers are too many to list.
 */
export interface Candidates {
  type: 'Candidates';
  id: string;
  count: number;
}
/**
 * *html* is what the chapter says before its first rule.
 */
export interface Chapter {
  id: string;
  title: string;
  html: string;
  rules: RuleText[];
}
export interface RuleText {
  id: string;
  title: string;
  html: string;
  examples: Example[];
}
/**
 * The name of a scenario; what happens in it is asked for when somebody opens it.
 */
export interface Example {
  id: string;
  title: string;
}
/**
 * A listed action with its notation.
 */
export interface Choice {
  action: unknown;
  text: string;
}
/**
 * An action in notation, judged and done like an Act: the generic and the screen-reader way to play.
 */
export interface Write {
  type: 'Write';
  id: string;
  text: string;
}
/**
 * Standing orders from now on; an empty list means "ask me".
 */
export interface GiveOrders {
  type: 'GiveOrders';
  id: string;
  orders: unknown;
}
/**
 * Take back what the seat freely may; refused if something was learnt since.
 */
export interface TakeBackRequest {
  type: 'TakeBackRequest';
  id: string;
}
/**
 * Milliseconds left per seat when the message was sent, and whose clock runs.
 */
export interface Clock {
  left: number[];
  running: number[];
}
export interface CreatedMatch {
  id: string;
  invites: Invite[];
  watch: string;
}
export interface Invite {
  seat: number;
  code: string;
}
/**
 * One step as the viewer saw it. *text* is the action in notation, where the viewer may know it.
 */
export interface Frame {
  seq: number;
  seat: number;
  text: string;
  at: number;
  view: unknown;
  happened: Happened[];
}
/**
 * An event this viewer may know, and its sentence if it has one.
 */
export interface Happened {
  seq: number;
  event: unknown;
  line: Line | null;
}
/**
 * A sentence to be said in any language: a Fluent id and its facts.
 */
export interface Line {
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
export interface GameInfo {
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  sides: string[];
  options_schema: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
  levels: number;
  playable: boolean;
}
export interface Join {
  code: string;
  value?: string | null;
}
/**
 * The seat taken, or -3 for a spectator.
 */
export interface Joined {
  match: string;
  seat: number;
}
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
 * A refused action as data: the rule, and the Fluent id and facts of the sentence that says why.
 */
export interface Refusal {
  rule: string;
  key: string;
  facts: {
    [k: string]: string | number;
  };
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
/**
 * A match as one of its players or watchers is told. Only the creator is told the open seats' codes.
 */
export interface MatchInfo {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  seq: number;
  invites: Invite[];
  watch: string;
  commitment: string;
  created: string;
  result: Result | null;
}
export interface SeatInfo {
  seat: number;
  side: string;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: number;
  here: boolean;
  yours: boolean;
}
/**
 * How a game ended. No winner is a draw; several share the victory.
 */
export interface Result {
  winners: number[];
  reason: string;
}
/**
 * A match of the visitor's, as Home lists it.
 */
export interface MatchSummary {
  id: string;
  game: string;
  seat: number;
  opponents: SeatInfo[];
  your_turn: boolean;
  turn: number;
  over: boolean;
}
export interface Me {
  name: string;
}
export interface NewMatch {
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatWish[];
  value?: string | null;
}
/**
 * Who shall sit here. Hot-seat is a further seat of the creator's, played at the same screen.
 */
export interface SeatWish {
  kind: 'bot' | 'hotseat' | 'invite' | 'me';
  level?: number;
}
/**
 * What the viewer may do now; see engine.game.Offer.
 */
export interface Offered {
  ask: string;
  actions: Choice[];
  space: boolean;
  asides: Choice[];
}
/**
 * PS-80.
 */
export interface PanzerschlachtAcceptDraw {
  type: 'AcceptDraw';
}
/**
 * PS-12: one complete set-up, sealed as a whole.
 */
export interface PanzerschlachtSetup {
  type: 'Setup';
  /**
   * @minItems 3
   * @maxItems 3
   */
  installations: [number, number, number];
  tanks: PanzerschlachtPlaced[];
  guns: number[];
  mines: number[];
}
export interface PanzerschlachtPlaced {
  square: number;
  value: number;
}
/**
 * PS-27: the squares a side will fire at, red and white.
 */
export interface PanzerschlachtPlan {
  type: 'Plan';
  red: number[];
  white: number[];
}
/**
 * PS-35: a whole turn. Each path begins on the tank's square and names every square entered.
 */
export interface PanzerschlachtMove {
  type: 'Move';
  paths: number[][];
}
/**
 * PS-50: no own tank can make a step.
 */
export interface PanzerschlachtPass {
  type: 'Pass';
}
/**
 * PS-59: the next fight.
 */
export interface PanzerschlachtFight {
  type: 'Fight';
  attacker: number;
  target: number;
}
/**
 * Chance's answer to RollDie; 1 is the red face (PS-05).
 */
export interface PanzerschlachtRoll {
  type: 'Roll';
  die: number;
}
/**
 * PS-80.
 */
export interface PanzerschlachtResign {
  type: 'Resign';
}
/**
 * PS-80.
 */
export interface PanzerschlachtOfferDraw {
  type: 'OfferDraw';
}
/**
 * PS-97: the host's word that a side's clock has run out.
 */
export interface PanzerschlachtTimeUp {
  type: 'TimeUp';
  side: number;
}
export interface PanzerschlachtSetupAdvice {
  type: 'SetupAdvice';
  breaches: Refusal[];
  walled_in: number[];
}
export interface PanzerschlachtSetupSuggestion {
  type: 'SetupSuggestion';
  setup: PanzerschlachtSetup;
}
export interface PanzerschlachtPlanAdvice {
  type: 'PlanAdvice';
  red_limit: number;
  white_limit: number;
  targets: number[];
  breach: Refusal | null;
}
export interface PanzerschlachtMoveAdvice {
  type: 'MoveAdvice';
  total: number;
  allowance: number;
  most: number;
  duty: boolean;
  broken_path: number;
  breach: Refusal | null;
  unfinished: Refusal | null;
  must_pass: boolean;
  reach: PanzerschlachtReach[];
  closed: PanzerschlachtClosed[];
  odds: PanzerschlachtOdds[];
  survival: PanzerschlachtSurvival[];
}
/**
 * A square the selected tank could end on, and a shortest way there from where it stands now.
 */
export interface PanzerschlachtReach {
  square: number;
  path: number[];
}
/**
 * A neighbouring square the selected tank may not step to, and why.
 */
export interface PanzerschlachtClosed {
  square: number;
  why: Refusal;
}
/**
 * A fight's chances in the attacker's eyes, as exact fractions "5/6".
 */
export interface PanzerschlachtOdds {
  attacker: number;
  target: number;
  wins: string;
  loses: string;
  both_lost: string;
}
/**
 * The chance that a tank outlives all its fights.
 */
export interface PanzerschlachtSurvival {
  square: number;
  fights: number;
  chance: string;
}
export interface PanzerschlachtFightsAdvice {
  type: 'FightsAdvice';
  odds: PanzerschlachtOdds[];
  survival: PanzerschlachtSurvival[];
}
/**
 * PS-13: both set-ups are accepted; positions and kinds become public at once.
 */
export interface PanzerschlachtArmiesRevealed {
  type: 'ArmiesRevealed';
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [PanzerschlachtArmy, PanzerschlachtArmy];
}
/**
 * The public part of a side's pieces. Tanks stand in the order of their set-up squares, never by value (PS-89).
 */
export interface PanzerschlachtArmy {
  tanks: PanzerschlachtTank[];
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
export interface PanzerschlachtTank {
  home: number;
  square: number;
  flag: boolean;
  shown: number;
  fate: string;
}
/**
 * P5.
 */
export interface PanzerschlachtAwardFlags {
  type: 'AwardFlags';
  drivers: number[];
}
/**
 * P3.
 */
export interface PanzerschlachtBlowMines {
  type: 'BlowMines';
  drivers: number[];
}
/**
 * Everything public (PS-85). Legality is judged from this alone (PS-88).
 */
export interface PanzerschlachtBoard {
  options: PanzerschlachtOptions;
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [PanzerschlachtArmy, PanzerschlachtArmy];
  turn: number;
  idle: number;
  passed: boolean;
  locked: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  draw_offers: [boolean, boolean];
  last_plan: PanzerschlachtPlan | null;
}
/**
 * What the players agree on before the match.
 */
export interface PanzerschlachtOptions {
  siege: boolean;
  own_targets: boolean;
  patience: number;
  minutes: number;
}
/**
 * P6: the mover picks the next of several fights (PS-59).
 */
export interface PanzerschlachtChooseFight {
  type: 'ChooseFight';
}
/**
 * P7. Progress is a piece fewer than *pieces*, or a plain tank that *advanced* (PS-79).
 */
export interface PanzerschlachtCloseTurn {
  type: 'CloseTurn';
  pieces: number;
  advanced: boolean;
  passed: boolean;
}
export interface PanzerschlachtDrawOffered {
  type: 'DrawOffered';
  side: number;
}
export interface PanzerschlachtDrawn {
  type: 'Drawn';
  reason: string;
}
/**
 * P1: the mover commits a turn, or passes.
 */
export interface PanzerschlachtDriveTanks {
  type: 'DriveTanks';
}
/**
 * PS-61: both values are shown; the lower is removed, equal ones both.
 */
export interface PanzerschlachtDuelFought {
  type: 'DuelFought';
  side: number;
  attacker: number;
  attacker_value: number;
  target: number;
  target_value: number;
  lost: number[];
}
export interface PanzerschlachtSetupSealed {
  type: 'SetupSealed';
  side: number;
}
/**
 * P0 is over. Nothing of the plan is told (PS-87).
 */
export interface PanzerschlachtPlanLocked {
  type: 'PlanLocked';
  side: number;
}
export interface PanzerschlachtMoved {
  type: 'Moved';
  side: number;
  paths: number[][];
}
export interface PanzerschlachtPassed {
  type: 'Passed';
  side: number;
}
/**
 * PS-54: the whole plan, hits and misses; squares sorted by row, then file.
 */
export interface PanzerschlachtShotsRevealed {
  type: 'ShotsRevealed';
  side: number;
  plan: PanzerschlachtPlan;
}
/**
 * Shots were fired and none hit.
 */
export interface PanzerschlachtShotsMissed {
  type: 'ShotsMissed';
  side: number;
}
/**
 * PS-53: lost to a shot, its value untold.
 */
export interface PanzerschlachtTankShot {
  type: 'TankShot';
  side: number;
  home: number;
  square: number;
}
/**
 * PS-55. *side* lost the tank *home*.
 */
export interface PanzerschlachtMineExploded {
  type: 'MineExploded';
  side: number;
  home: number;
  square: number;
}
export interface PanzerschlachtInstallationLost {
  type: 'InstallationLost';
  side: number;
  installation: number;
  square: number;
}
/**
 * PS-64: the headquarters fell while its side still had live mines.
 */
export interface PanzerschlachtMinesVoid {
  type: 'MinesVoid';
  side: number;
}
export interface PanzerschlachtFlagAwarded {
  type: 'FlagAwarded';
  side: number;
  home: number;
  square: number;
}
/**
 * PS-59: this fight against a gun is next; the die decides it.
 */
export interface PanzerschlachtGunAttacked {
  type: 'GunAttacked';
  side: number;
  attacker: number;
  gun: number;
}
/**
 * PS-62.
 */
export interface PanzerschlachtGunFought {
  type: 'GunFought';
  side: number;
  attacker: number;
  gun: number;
  die: number;
  lost: number;
}
export interface PanzerschlachtWhitesChanged {
  type: 'WhitesChanged';
  side: number;
  whites: number;
}
export interface PanzerschlachtTurnBegan {
  type: 'TurnBegan';
  side: number;
  turn: number;
}
export interface PanzerschlachtWon {
  type: 'Won';
  side: number;
  reason: string;
}
/**
 * PS-90: after the end everything is shown.
 */
export interface PanzerschlachtSecretsRevealed {
  type: 'SecretsRevealed';
  values: number[][];
  mines: number[][];
  plan: PanzerschlachtPlan | null;
}
/**
 * A standing order: fight without asking, guns or tanks first.
 */
export interface PanzerschlachtFightOrder {
  type: 'FightOrder';
  first: 'guns' | 'tanks';
}
/**
 * PS-13: both sides set up at the same time; the sides that still owe theirs.
 */
export interface PanzerschlachtPlaceArmies {
  type: 'PlaceArmies';
  owing: number[];
}
/**
 * P0: the side not to move fixes its plan.
 */
export interface PanzerschlachtPlanShots {
  type: 'PlanShots';
}
/**
 * Is this set-up legal as far as it goes? Installations not placed yet stand on -1.
 */
export interface PanzerschlachtTrySetup {
  type: 'TrySetup';
  setup: PanzerschlachtSetup;
}
/**
 * A ready-made set-up by its id, or "surprise" with a number of the asker's choice.
 */
export interface PanzerschlachtSuggestSetup {
  type: 'SuggestSetup';
  id: string;
  number: number;
}
export interface PanzerschlachtTryPlan {
  type: 'TryPlan';
  plan: PanzerschlachtPlan;
}
/**
 * A turn as far as it goes; *tank* is the square of the tank to be driven on or driven next, or -1.
 */
export interface PanzerschlachtTryMove {
  type: 'TryMove';
  paths: number[][];
  tank: number;
}
/**
 * How would the fights that are open now go?
 */
export interface PanzerschlachtTryFights {
  type: 'TryFights';
}
/**
 * P4. *ends* is where the committed paths ended; *shelled* are own installations the planner fired at (PS-83).
 */
export interface PanzerschlachtRazeInstallations {
  type: 'RazeInstallations';
  ends: number[];
  shelled: number[];
}
/**
 * P2. Drivers are numbers of the mover's tanks, in the order of the committed paths.
 */
export interface PanzerschlachtRevealShots {
  type: 'RevealShots';
  drivers: number[];
}
/**
 * P6: chance decides a tank's fight against a gun (PS-62).
 */
export interface PanzerschlachtRollDie {
  type: 'RollDie';
  attacker: number;
  gun: number;
}
/**
 * What *seat* may know. Frames on the stack carry nothing secret.
 */
export interface PanzerschlachtView {
  seat: number;
  options: PanzerschlachtOptions;
  board: PanzerschlachtBoard | null;
  values: number[][];
  mines: (number[] | null)[];
  plan: PanzerschlachtPlan | null;
  setup: PanzerschlachtSetup | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sealed: [boolean, boolean];
  pending: (
    | PanzerschlachtPlaceArmies
    | PanzerschlachtPlanShots
    | PanzerschlachtDriveTanks
    | PanzerschlachtChooseFight
    | PanzerschlachtRollDie
    | PanzerschlachtRevealShots
    | PanzerschlachtBlowMines
    | PanzerschlachtRazeInstallations
    | PanzerschlachtAwardFlags
    | PanzerschlachtWorkOffFights
    | PanzerschlachtCloseTurn
  )[];
  result: Result | null;
}
/**
 * P6, as long as a pair is left.
 */
export interface PanzerschlachtWorkOffFights {
  type: 'WorkOffFights';
}
/**
 * Why a request was refused: the Fluent id and facts of the sentence, and a plain English word for programs.
 */
export interface Problem {
  rule: string;
  key: string;
  facts: {
    [k: string]: string | number;
  };
  detail: string;
}
/**
 * Nothing was changed. *id* is empty where the message could not be read.
 */
export interface Refused {
  type: 'Refused';
  id: string;
  refusal: Refusal;
}
export interface Rename {
  name: string;
}
/**
 * *dice*: do the dice follow from the seed? "sealed" until the seed is shown, "unknown" where there is none.
 */
export interface Replay {
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  viewer: number;
  frames: Frame[];
  dice: 'sealed' | 'unknown' | 'verified' | 'wrong';
  result: Result | null;
}
export interface Rulebook {
  title: string;
  html: string;
  chapters: Chapter[];
}
export interface SavedMap {
  id: string;
  name: string;
  text: string;
  module: 'funset' | 'none';
  mine: boolean;
  changed: number;
}
/**
 * A position of an example and the step that led to it. A refused step leaves the position as it was.
 */
export interface ScenarioFrame {
  text: string;
  refused: Refusal | null;
  views: unknown[];
  happened: Happened[];
}
export interface ScenarioText {
  id: string;
  title: string;
  rules: string[];
  frames: ScenarioFrame[];
}
export interface SeatsChanged {
  type: 'SeatsChanged';
  seats: SeatInfo[];
}
/**
 * The whole picture for one viewer; what happened since the sequence number it named is in *happened*.
 */
export interface Table {
  type: 'Table';
  match: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seat: number;
  seats: SeatInfo[];
  seq: number;
  happened: Happened[];
  view: unknown;
  offer: Offered;
  waiting: Waiting | null;
  clock: Clock | null;
  orders: unknown[];
  can_undo: boolean;
  commitment: string;
  result: Result | null;
}
/**
 * Whose answer the table waits for, as far as everybody may know, and to what.
 */
export interface Waiting {
  seats: number[];
  ask: string;
}
/**
 * One step further: sequence numbers rise by one from Update to Update.
 */
export interface Update {
  type: 'Update';
  seq: number;
  happened: Happened[];
  view: unknown;
  offer: Offered;
  waiting: Waiting | null;
  clock: Clock | null;
  can_undo: boolean;
  result: Result | null;
}
export interface Suggested {
  type: 'Suggested';
  id: string;
  choices: Choice[];
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
export interface TakeOver {
  level: number;
}
/**
 * TC-54.
 */
export interface TankChessAcceptDraw {
  type: 'AcceptDraw';
}
/**
 * TC-22: a turn is where a tank starts, where and facing which way it ends, and what it fires at, if it does.
 */
export interface TankChessMove {
  type: 'Move';
  start: number;
  end: number;
  heading: number;
  target: number | null;
}
/**
 * TC-38: the command tank leaves across the far edge; one move, whatever the way (TC-22).
 */
export interface TankChessEscape {
  type: 'Escape';
  start: number;
}
/**
 * TC-57.
 */
export interface TankChessResign {
  type: 'Resign';
}
/**
 * TC-54.
 */
export interface TankChessOfferDraw {
  type: 'OfferDraw';
}
/**
 * TC-54.
 */
export interface TankChessDeclineDraw {
  type: 'DeclineDraw';
}
/**
 * TC-53: the host's word that a side's time has reached zero.
 */
export interface TankChessTimeUp {
  type: 'TimeUp';
  side: number;
}
export interface TankChessTankAdvice {
  type: 'TankAdvice';
  cell: number;
  places: TankChessPlace[];
  escapes: boolean;
  escape_way: [number, number][];
}
export interface TankChessPlace {
  cell: number;
  steps: number;
  sinks: boolean;
  raids: boolean;
  poses: TankChessPose[];
}
/**
 * A heading the tank can end with on a cell, how many steps that costs, and what it could fire at then.
 */
export interface TankChessPose {
  heading: number;
  steps: number;
  way: [number, number][];
  shots: TankChessShot[];
}
export interface TankChessShot {
  target: number;
  impact: TankChessImpact;
  destroys: boolean;
}
/**
 * What a shell meets: the facet it strikes, and gun against armour there.
 */
export interface TankChessImpact {
  facet: TankChessFacet;
  gun: number;
  armour: number;
}
export interface TankChessThreatAdvice {
  type: 'ThreatAdvice';
  side: number;
  fire: TankChessFire[];
  kills: TankChessMove[];
  escape: (TankChessMove | TankChessEscape) | null;
}
/**
 * A cell that could be fired at, and the strongest gun that could.
 */
export interface TankChessFire {
  cell: number;
  gun: number;
}
export interface TankChessMapAdvice {
  type: 'MapAdvice';
  map: TankChessMap | null;
  findings: TankChessFinding[];
  army: string;
  minutes: number;
}
/**
 * A board and where the tanks start. *terrain* has one sign for each cell, rank by rank from a1.
 */
export interface TankChessMap {
  width: number;
  height: number;
  terrain: string;
  tanks: TankChessTank[];
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
export interface TankChessTank {
  cell: number;
  side: number;
  letter: string;
  heading: number;
}
/**
 * TC-66: something about a map. An error refuses it, a warning only marks it.
 */
export interface TankChessFinding {
  level: 'error' | 'warning';
  why: Refusal;
  cells: number[];
}
/**
 * What never changes in a game. *terrain* has one sign of TC-63 for each cell, rank by rank from a1.
 */
export interface TankChessBoard {
  width: number;
  height: number;
  terrain: string;
  map: string;
  goals: number[];
}
/**
 * TC-44, with a turn that would do it.
 */
export interface TankChessCheckAnnounced {
  type: 'CheckAnnounced';
  side: number;
  by: TankChessMove;
}
export interface TankChessDrawDeclined {
  type: 'DrawDeclined';
  side: number;
}
export interface TankChessDrawOffered {
  type: 'DrawOffered';
  side: number;
}
export interface TankChessDrawn {
  type: 'Drawn';
  reason: string;
}
/**
 * TC-45, with the move that would do it; in a RAID also that of TC-69.
 */
export interface TankChessEscapeAnnounced {
  type: 'EscapeAnnounced';
  side: number;
  by: TankChessMove | TankChessEscape;
}
/**
 * TC-43: the command tank has left the board; *route* ends on its last cell.
 */
export interface TankChessEscaped {
  type: 'Escaped';
  side: number;
  start: number;
  route: [number, number][];
}
/**
 * TC-12: a tank drove, turned or reversed. *route* is a shortest way, start first, for showing only (TC-22).
 */
export interface TankChessTankMoved {
  type: 'TankMoved';
  side: number;
  letter: string;
  start: number;
  end: number;
  heading: number;
  route: [number, number][];
}
export interface TankChessShotFired {
  type: 'ShotFired';
  side: number;
  letter: string;
  cell: number;
  target: number;
  impact: TankChessImpact;
  destroyed: boolean;
}
/**
 * TC-36: the tank of *side* is a wreck from now on.
 */
export interface TankChessTankDestroyed {
  type: 'TankDestroyed';
  side: number;
  letter: string;
  cell: number;
}
/**
 * TCX-03: the tank of *side* has left the board and leaves no wreck.
 */
export interface TankChessTankSunk {
  type: 'TankSunk';
  side: number;
  letter: string;
  cell: number;
}
/**
 * TC-55: the same position for the second time; a third would end the game.
 */
export interface TankChessPositionRepeated {
  type: 'PositionRepeated';
}
export interface TankChessWon {
  type: 'Won';
  side: number;
  reason: string;
}
/**
 * What the players agree on before the match.
 */
export interface TankChessOptions {
  map: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
  minutes: number;
  position: string;
}
/**
 * Where could the tank on this cell go, and what could it fire at, if it were its side's turn?
 */
export interface TankChessTryTank {
  type: 'TryTank';
  cell: number;
}
/**
 * What does this side threaten: which cells, the command tank, an escape?
 */
export interface TankChessShowThreats {
  type: 'ShowThreats';
  side: number;
}
/**
 * TC-66: what speaks against this map?
 */
export interface TankChessTryMap {
  type: 'TryMap';
  text: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
}
/**
 * Everything the game is, at every moment.
 *
 *     *trail* holds the turns since something was last destroyed: the positions that may come back can be read from
 *     it, so a repetition is found exactly and the state never holds more than a hundred short entries (TC-56).
 */
export interface TankChessState {
  options: TankChessOptions;
  board: TankChessBoard;
  tanks: TankChessTank[];
  wrecks: TankChessWreck[];
  mover: number;
  turn: number;
  quiet: number;
  trail: TankChessDrive[];
  check: TankChessMove | null;
  escape: (TankChessMove | TankChessEscape) | null;
  draw_offer: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  offered: [boolean, boolean];
  result: Result | null;
  last: (TankChessMove | TankChessEscape) | null;
}
/**
 * TC-36: owner and type are kept for display only.
 */
export interface TankChessWreck {
  cell: number;
  side: number;
  letter: string;
}
export interface TankChessView {
  seat: number;
  state: TankChessState;
}

// Generated from the server by `npm run types`; never edited.

export type ClientMessage =
  | Act
  | Ask
  | Write
  | Candidates
  | Counsel
  | Review
  | GiveOrders
  | TakeBackRequest
  | AnswerTakeBack
  | Adjourn
  | GoOn
  | Speak
  | Talk
  | AllowTalk;
export type LessonMessage =
  | Act
  | Ask
  | Write
  | Candidates
  | Counsel
  | Review
  | GiveOrders
  | TakeBackRequest
  | AnswerTakeBack
  | Adjourn
  | GoOn
  | Coach
  | Look;
export type LobbyMessage = Meeting | MeetingChanged | Own | MatchMade | Declined | GameChanged;
export type ServerMessage =
  | Table
  | Update
  | Accepted
  | Refused
  | Advised
  | Suggested
  | Drawn
  | Reviewed
  | SeatsChanged
  | TakeBackChanged
  | AdjournmentChanged
  | PreparingChanged
  | BotLate
  | ChallengeDeclined
  | RematchMade
  | Words
  | Coached
  | Puzzled;
export type TimeControl = Untimed | Live | Days;

/**
 * The action is durably recorded.
 */
export interface Accepted {
  type: 'Accepted';
  id: string;
  seq: number;
}
/**
 * What its owner is told of an account.
 */
export interface AccountInfo {
  since: number;
  has_password: boolean;
  passkeys: Passkey[];
  codes: number;
  openid: boolean;
}
export interface Passkey {
  id: string;
  made: number;
}
/**
 * How a seat chose, by what it knew. *percent* is None where the coach has no opinion.
 */
export interface Accuracy {
  seat: number;
  percent: number | null;
  best: number;
  good: number;
  inaccurate: number;
  mistakes: number;
}
/**
 * Do this. Sent twice with the same id it happens once.
 */
export interface Act {
  type: 'Act';
  id: string;
  action: unknown;
}
/**
 * Let the match rest. The first asks for it, and when all have agreed it rests: nobody plays, and no clock runs.
 *     Not to agree is to decline for everybody, or to withdraw.
 */
export interface Adjourn {
  type: 'Adjourn';
  id: string;
  agreed: boolean;
}
/**
 * *since*, in milliseconds since 1970, the match rests, and those have agreed to go on; where it does not rest yet,
 *     those have agreed that it shall. Computer players always agree.
 */
export interface Adjournment {
  since: number | null;
  agreed: number[];
}
/**
 * Somebody wants to adjourn or to go on, or all do; nothing once a request was declined or the match goes on.
 */
export interface AdjournmentChanged {
  type: 'AdjournmentChanged';
  adjournment: Adjournment | null;
  clock: Clock | null;
}
/**
 * Milliseconds left per seat when the message was sent, and whose clock runs. Where days count: until when it does,
 *     in milliseconds since 1970.
 */
export interface Clock {
  left: number[];
  running: number[];
  until: (number | null)[];
}
/**
 * Something that could be done: in notation, and as the coach explains it.
 */
export interface Advice {
  text: string;
  why: Line | null;
  chance: number | null;
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
/**
 * What the rules answer to an Ask.
 */
export interface Advised {
  type: 'Advised';
  id: string;
  advice: unknown;
}
/**
 * Whether the sender wants the others of this match to write to him freely.
 */
export interface AllowTalk {
  type: 'AllowTalk';
  id: string;
  allowed: boolean;
}
/**
 * The opponent's answer to a request. Whoever asked may withdraw it, which is to decline it.
 */
export interface AnswerTakeBack {
  type: 'AnswerTakeBack';
  id: string;
  agreed: boolean;
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
 * What brought a seat from its first chance to its last; the sum of these is the difference.
 */
export interface Balance {
  dice: number;
  own: number;
  others: number;
  hidden: number;
}
/**
 * Who meets whom, by their numbers. In a bye there is no second, and without a match nothing is played.
 */
export interface BoardInfo {
  round: number;
  board: number;
  first: number;
  second: number | null;
  match: string | null;
  points: [number, number] | null;
  reason: string;
}
/**
 * A result that the organiser says, and why; everybody reads it.
 */
export interface BoardResult {
  first: number;
  second: number;
  reason: string;
}
/**
 * A bot of the visitor's.
 */
export interface BotInfo {
  id: string;
  name: string;
  online: boolean;
  created: string;
}
/**
 * A computer player gave no answer in time, or none that holds: the rules' own safe answer is given for it.
 */
export interface BotLate {
  type: 'BotLate';
  seat: number;
}
/**
 * *text* is notation.
 */
export interface Candidate {
  action: unknown;
  text: string;
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
 * A bot that was asked to play here does not want to: its seat is free again.
 */
export interface ChallengeDeclined {
  type: 'ChallengeDeclined';
  seat: number;
  name: string;
}
/**
 * *value* now stands at *path*; without one nothing stands there any more.
 */
export interface Change {
  path: (string | number)[];
  value?: unknown;
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
 * A listed action with its notation, and the places of the drawing that it is about.
 */
export interface Choice {
  action: unknown;
  text: string;
  places?: string[];
  why?: Line;
  chance?: number;
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
 * What would you do? The coach says what he would answer to what is asked; only to whoever plays bots alone.
 */
export interface Counsel {
  type: 'Counsel';
  id: string;
}
/**
 * Was that good? The coach judges what the seat answered last, by what it could see then.
 */
export interface Review {
  type: 'Review';
  id: string;
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
 * Take back what the seat freely may; beyond that, where nothing is hidden, ask the opponent for it.
 */
export interface TakeBackRequest {
  type: 'TakeBackRequest';
  id: string;
}
/**
 * To an adjourned match: this seat is back. When all are, it goes on.
 */
export interface GoOn {
  type: 'GoOn';
  id: string;
}
/**
 * Say a phrase to all who are at the table, and to all who come late.
 */
export interface Speak {
  type: 'Speak';
  id: string;
  phrase:
    | 'back-soon'
    | 'bye'
    | 'good-game'
    | 'good-luck'
    | 'hello'
    | 'here-again'
    | 'no-hurry'
    | 'one-moment'
    | 'rematch'
    | 'sorry'
    | 'thanks'
    | 'well-played';
}
/**
 * Say something in one's own words to the others who play, if all of them allow it.
 */
export interface Talk {
  type: 'Talk';
  id: string;
  text: string;
}
/**
 * The club's page; all of it is empty until somebody has written something or wants to be listed.
 */
export interface ClubPage {
  name: string;
  welcome: string;
  rules: string;
  members: string[];
  listed: boolean;
  may_edit: boolean;
}
/**
 * What an organiser writes on the club's page.
 */
export interface ClubWords {
  name: string;
  welcome: string;
  rules: string;
}
/**
 * What a learner may wish: the next step, done or not; the last one; this one anew; to be shown how.
 *
 *     In a puzzle: to try anew, a hint, to be shown the solution, and then to step through it.
 */
export interface Coach {
  type: 'Coach';
  id: string;
  wish: 'again' | 'back' | 'hint' | 'on' | 'show';
}
/**
 * At which step of the lesson the learner is; after the last one it is done.
 *
 *     *said* is the coach's word about the last try. What that came to is on the table to be looked at: one that failed
 *     until the learner wishes the step anew, one that reached the goal until he goes on, if the next begins elsewhere.
 */
export interface Coached {
  type: 'Coached';
  step: number;
  said: Said | null;
  outcome: '' | 'failed' | 'reached';
}
/**
 * The same words in every language.
 */
export interface Said {
  en: string;
  de: string;
}
/**
 * A line among the numbers: a Fluent id, and how many each seat has.
 */
export interface Count {
  key: string;
  values: number[];
}
/**
 * The match through one pair of eyes: chances at every step from the first that can be judged.
 */
export interface Course {
  eyes: number;
  chances: number[][];
  balances: Balance[];
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
 * So many days for every turn; weekdays that are *off* count for nobody.
 */
export interface Days {
  type: 'Days';
  days: number;
  /**
   * @maxItems 6
   */
  off: number[];
}
/**
 * In UTC. On these the visitor's time does not run in matches that last for days.
 */
export interface DaysOff {
  /**
   * @maxItems 200
   */
  days: string[];
}
/**
 * The step that decided a match, by its number in the replay, and what of it did so.
 */
export interface DecisiveMoment {
  seq: number;
  turn: number;
  lines: Line[];
}
/**
 * Somebody would rather not play what he was asked for.
 */
export interface Declined {
  type: 'Declined';
  by: string;
  game: string;
}
/**
 * The drawing that a Look asked for.
 */
export interface Drawn {
  type: 'Drawn';
  id: string;
  drawing: string;
}
/**
 * Somebody who has entered; a computer player has a level and no name.
 */
export interface EntrantInfo {
  number: number;
  name: string;
  handle: string | null;
  level: number | null;
  rating: number | null;
  provisional: boolean;
  gone: boolean;
  yours: boolean;
  place: number;
  points: number;
  tie_breaks: number[];
}
/**
 * An event as a list shows it. *match*: the board of the visitor's that waits for its result.
 */
export interface EventCard {
  id: string;
  name: string;
  game: string;
  clock: Untimed | Live | Days;
  kind: 'arena' | 'round-robin' | 'swiss';
  state: 'announced' | 'cancelled' | 'over' | 'running';
  round: number;
  rounds: number;
  minutes: number;
  rated: boolean;
  players: number;
  entered: boolean;
  match: string | null;
}
/**
 * Nobody counts.
 */
export interface Untimed {
  type: 'Untimed';
}
/**
 * So many minutes each for the whole match, and so many seconds more after every turn. *decision*: the seconds for
 *     an answer in a window, where the game has such (TH-125); 0 leaves it to the pace of the match.
 */
export interface Live {
  type: 'Live';
  minutes: number;
  increment: number;
  decision: number;
}
export interface EventList {
  events: EventCard[];
  may_announce: boolean;
}
/**
 * An event as one visitor is told: what all are told, what is his, and what he may do.
 */
export interface EventPage {
  id: string;
  name: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  clock: Untimed | Live | Days;
  kind: 'arena' | 'round-robin' | 'swiss';
  state: 'announced' | 'cancelled' | 'over' | 'running';
  round: number;
  rounds: number;
  minutes: number;
  ends: number | null;
  rated: boolean;
  automatic: boolean;
  late: 'half' | 'no' | 'zero';
  rules: string;
  host: string;
  entrants: EntrantInfo[];
  boards: BoardInfo[];
  tie_breaks: string[];
  may_enter: boolean;
  may_organise: boolean;
}
/**
 * What somebody likes to play on or with: an option of a game and its value.
 */
export interface Favourite {
  game: string;
  option: string;
  value: string;
  matches: number;
  won: number;
}
export interface FinishedMatch {
  id: string;
  game: string;
  ended: number;
  seats: FinishedSeat[];
  shown: 'all' | 'link' | 'players';
}
export interface FinishedSeat {
  name: string;
  side: string;
  level: number;
  result: 'drawn' | 'lost' | 'unknown' | 'won';
  yours: boolean;
}
/**
 * A replay as it travels: its frames without their views, and what leads from each view to the next.
 */
export interface FoldedReplay {
  replay: Replay;
  changes: Change[][];
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
  secrets: boolean;
  frames: Frame[];
  dice: 'sealed' | 'unknown' | 'verified' | 'wrong';
  result: Result | null;
}
/**
 * One step as the viewer saw it. *text* is the action in notation, where the viewer may know it. A step that takes
 *     something back has none, and tells nothing.
 */
export interface Frame {
  seq: number;
  seat: number;
  text: string;
  at: number;
  view: unknown;
  happened: Happened[];
  kept: number | null;
  drawing?: string;
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
 * How a game ended. No winner is a draw; several share the victory.
 */
export interface Result {
  winners: number[];
  reason: string;
}
/**
 * *more*: there are others before the last one.
 */
export interface FoundGames {
  matches: FinishedMatch[];
  more: boolean;
}
export interface GameChanged {
  type: 'GameChanged';
  game: MyGame;
}
/**
 * A running match as one of its players is told. *drawn*: changes with what his miniature shows.
 */
export interface MyGame {
  id: string;
  game: string;
  opponents: GameOpponent[];
  your_turn: boolean;
  waiting: number[];
  turn: number;
  seat: number;
  drawn: number;
  clock: Clock | null;
  over: boolean;
}
export interface GameOpponent {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  level: number;
}
export interface GameInfo {
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  usual: number;
  lasts: [number, number] | null;
  sides: string[];
  options_schema: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  chance: boolean;
  levels: number;
  brought: string[];
  warns: boolean;
  timed: boolean;
}
/**
 * What somebody has reached in a game. *curve*: before his last matches, and after each of them.
 */
export interface GameRating {
  game: string;
  number: number;
  provisional: boolean;
  matches: number;
  curve: number[];
  won: number;
  drawn: number;
  lost: number;
}
/**
 * Where the right turn begins, or two candidates of which one is right, in an order that says nothing.
 */
export interface Hint {
  place: string;
  candidates: Candidate[];
}
/**
 * What a code is good for, told to whoever has it before he uses it: what everybody at the table sees, no other
 *     code, and where the match is only if he sits there already.
 */
export interface Invitation {
  game: string;
  options: {
    [k: string]: unknown;
  };
  clock: Untimed | Live | Days;
  rated: boolean;
  seat: number;
  host: number;
  seats: SeatInfo[];
  turn: number;
  over: boolean;
  match: string | null;
}
export interface SeatInfo {
  seat: number;
  side: string;
  kind: 'bot' | 'coach' | 'open' | 'person' | 'rival';
  name: string;
  level: number;
  here: boolean;
  yours: boolean;
  program: boolean;
  substitute_in: number | null;
}
/**
 * *watch*: to look on, and leave the seat to somebody else.
 */
export interface Join {
  code: string;
  value?: string | null;
  watch?: boolean;
}
/**
 * The seat taken, or -3 for a spectator.
 */
export interface Joined {
  match: string;
  seat: number;
}
/**
 * How a lesson's table looks, as a drawing: a match has an address for that, a lesson has none.
 */
export interface Look {
  type: 'Look';
  id: string;
}
/**
 * What the coach says in one step; without a task it is only to be read. *spot*: places that the light falls on.
 */
export interface LessonStepText {
  name: Said;
  say: Said;
  task: Said | null;
  spot: string[];
}
/**
 * A lesson as far as it is told beforehand: neither its positions nor its hints.
 */
export interface LessonText {
  id: string;
  title: Said;
  minutes: number;
  rules: string[];
  done: Said;
  learnt: Said;
  steps: LessonStepText[];
}
/**
 * What everybody in the lobby sees alike: people by their handles, seats by their ids, so that little changes when
 *     somebody comes or goes.
 */
export interface Meeting {
  type: 'Meeting';
  people: {
    [k: string]: Person;
  };
  more_people: number;
  seats: {
    [k: string]: OpenSeat;
  };
  more_seats: number;
  waiting: Seekers[];
}
/**
 * Somebody who is here, plays, or was here a moment ago.
 */
export interface Person {
  handle: string;
  name: string;
  state: 'away' | 'here' | 'playing';
  game: string;
  seeks: string;
  can_be_asked: boolean;
}
/**
 * All that is to be known of a seat before it is taken.
 */
export interface OpenSeat {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  players: number;
  free: number;
  side: string;
  clock: Untimed | Live | Days;
  rated: boolean;
  posted: number;
  by: string;
  handle: string | null;
  rating: number;
  provisional: boolean;
}
/**
 * How many are looking for somebody to play this.
 */
export interface Seekers {
  game: string;
  clock: Untimed | Live | Days;
  rated: boolean;
  count: number;
}
/**
 * What is to be put where in the last Meeting, or taken away.
 */
export interface MeetingChanged {
  type: 'MeetingChanged';
  changes: Change[];
}
/**
 * What concerns one visitor alone.
 */
export interface Own {
  type: 'Own';
  handle: string | null;
  visible: boolean;
  seek: Seek | null;
  asked: PersonChallenge[];
  asking: PersonChallenge[];
  offered: string[];
  taken: string[];
}
/**
 * Anybody will do who wants the same: two players, the usual rules, sides drawn.
 */
export interface Seek {
  game: string;
  clock?: Untimed | Live | Days;
  rated?: boolean;
}
/**
 * Somebody asks somebody for a match.
 */
export interface PersonChallenge {
  id: string;
  by: string;
  to: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  side: string;
  clock: Untimed | Live | Days;
  rated: boolean;
}
/**
 * A match of the visitor's begins: he was found, his seat was taken, or his challenge was accepted.
 */
export interface MatchMade {
  type: 'MatchMade';
  match: string;
  game: string;
  against: string[];
}
/**
 * All throws of a kind by one seat that could have come to something else.
 */
export interface Luck {
  ask: string;
  seat: number;
  throws: number;
  good: number;
  expected: number;
  likely: number;
  gain: number;
}
/**
 * The token is shown this once.
 */
export interface MadeBot {
  bot: BotInfo;
  token: string;
}
export interface MailCode {
  code: string;
}
export interface MailInfo {
  address: string;
  confirmed: boolean;
}
/**
 * What a finished match comes to. *thinking*: how long the table waited for each seat, in milliseconds.
 */
export interface MatchEnding {
  moment: DecisiveMoment | null;
  counts: Count[];
  thinking: number[];
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
  clock: Untimed | Live | Days;
  seats: SeatInfo[];
  seq: number;
  invites: Invite[];
  watch: string;
  commitment: string;
  created: string;
  result: Result | null;
}
/**
 * Where nothing can be judged there are no courses, and where nobody can advise no accuracies.
 */
export interface MatchReview {
  version: number;
  game: string;
  seats: number;
  steps: number[];
  turns: number[];
  begins: number;
  courses: Course[];
  points: TurningPoint[];
  luck: Luck[];
  estimated: number;
  accuracies: Accuracy[];
}
/**
 * A step after which it stood otherwise. *likely*: of a throw, that it comes at least as far off.
 */
export interface TurningPoint {
  step: number;
  turn: number;
  seat: number;
  cause: 'choice' | 'dice' | 'hidden' | 'word';
  gains: number[];
  before: number[];
  after: number[];
  likely: number | null;
  lines: Line[];
  done: Advice | null;
  better: Advice | null;
}
/**
 * A match of the visitor's, as Home lists it.
 */
export interface MatchSummary {
  id: string;
  game: string;
  clock: Untimed | Live | Days;
  seat: number;
  opponents: SeatInfo[];
  your_turn: boolean;
  turn: number;
  over: boolean;
}
/**
 * The visitor; a guest has no account. Who has chosen a name has a *handle*, by which others find him.
 */
export interface Me {
  name: string;
  handle: string | null;
  account: AccountInfo | null;
}
export interface Membership {
  listed: boolean;
}
export interface MyGames {
  running: MyGame[];
  finished: FinishedMatch[];
}
/**
 * The matches in which it is the visitor's turn.
 */
export interface MyTurns {
  count: number;
  matches: string[];
}
export interface NewAccount {
  name: string;
  password: string;
}
/**
 * Computer players of one level.
 */
export interface NewBots {
  level: number;
  many?: number;
}
/**
 * *to*: somebody who is here, by his handle.
 */
export interface NewChallenge {
  to: string;
  terms: Terms;
}
/**
 * What somebody would like to play. *side*: the seat that he wants himself; without one it is drawn.
 */
export interface Terms {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  players?: number;
  side?: number | null;
  clock?: Untimed | Live | Days;
  rated?: boolean;
}
/**
 * What ``PushManager.subscribe`` answered.
 */
export interface NewDevice {
  endpoint: string;
  key: string;
  secret: string;
}
/**
 * *rounds* are a Swiss's, *minutes* an arena's; *automatic*: a round follows the one before by itself.
 */
export interface NewEvent {
  name: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  kind: 'arena' | 'round-robin' | 'swiss';
  clock?: Untimed | Live | Days;
  rounds?: number;
  minutes?: number;
  rated?: boolean;
  automatic?: boolean;
  late?: 'half' | 'no' | 'zero';
  rules?: string;
}
export interface NewMail {
  address: string;
}
export interface NewMatch {
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatWish[];
  value?: string | null;
  clock?: Untimed | Live | Days;
  rated?: boolean;
}
/**
 * Who shall sit here. Hot-seat is a further seat of the creator's, played at the same screen.
 */
export interface SeatWish {
  kind: 'bot' | 'hotseat' | 'invite' | 'me' | 'program';
  level?: number;
  player?: string;
  program?: string;
}
/**
 * What was wished for, as ``navigator.credentials`` made it.
 */
export interface NewPasskey {
  name: string | null;
  credential: {
    [k: string]: unknown;
  };
}
/**
 * *now*: the one that it replaces, if there is one.
 */
export interface NewPassword {
  now: string;
  password: string;
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
export interface OldDevice {
  endpoint: string;
}
/**
 * A bot that anybody here may ask to play.
 */
export interface OnlineBot {
  id: string;
  name: string;
  owner: string;
}
/**
 * With what he came back from there.
 */
export interface OpenIdAnswer {
  state: string;
  code?: string;
  iss?: string | null;
  error?: string;
}
/**
 * Where the visitor goes to prove himself.
 */
export interface OpenIdBegun {
  address: string;
}
/**
 * The visitor from now on; with recovery codes if an account was made.
 */
export interface OpenIdEntered {
  me: Me;
  codes: string[];
}
/**
 * Whether one can come in by the club's own sign-in (OpenID Connect), and what that is called; empty: no.
 */
export interface OpenIdOffer {
  name: string;
}
/**
 * Who else played. A computer player has a level or a name; whoever hides his matches has neither.
 */
export interface Opponent {
  name: string;
  handle: string | null;
  level: number;
}
/**
 * *credential*: what ``navigator.credentials`` answered, as JSON.
 */
export interface PasskeyAnswer {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * *options*: for ``navigator.credentials``.
 */
export interface PasskeyQuestion {
  options: {
    [k: string]: unknown;
  };
}
/**
 * For a further passkey of an account; or with a *name* for a guest's first, which makes one.
 */
export interface PasskeyWish {
  name: string | null;
}
/**
 * A match that somebody thinks of making.
 */
export interface Plan {
  options: {
    [k: string]: unknown;
  };
  players: number;
}
/**
 * A match that is over. *match*: where it is found, told to those who may look at it.
 */
export interface PlayedMatch {
  match: string | null;
  game: string;
  day: string;
  outcome: 'drawn' | 'lost' | 'won';
  opponents: Opponent[];
  gain: number | null;
}
/**
 * An open seat or a challenge that stands now.
 */
export interface Posted {
  id: string;
}
/**
 * A computer player is being compiled: so many of its steps are done.
 */
export interface Preparing {
  done: number;
  steps: number;
}
/**
 * How far the compiling of a computer player is; nothing once it is ready.
 */
export interface PreparingChanged {
  type: 'PreparingChanged';
  preparing: Preparing | null;
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
 * What anybody may know of somebody who has a name; he himself is told of all his matches.
 */
export interface Profile {
  name: string;
  handle: string | null;
  since: number | null;
  program: boolean;
  hides_games: boolean;
  ratings: GameRating[];
  matches: PlayedMatch[];
  favourites: Favourite[];
}
export interface ProfileWish {
  hides_games: boolean;
}
/**
 * What is told of all puzzles of a game. They are asked for one at a time.
 */
export interface PuzzleBook {
  count: number;
  themes: PuzzleTheme[];
  day: string;
  today: string;
}
export interface PuzzleTheme {
  id: string;
  count: number;
}
/**
 * What somebody did in a puzzle, as the solver was told. *text* is notation, and empty where it is another's.
 */
export interface PuzzleMove {
  seat: number;
  text: string;
  lines: Line[];
}
/**
 * What one of the candidates comes to, and how that is reckoned. *text* is notation.
 */
export interface PuzzleSum {
  action: unknown;
  text: string;
  chance: number;
  sentence: Line | null;
  right: boolean;
}
/**
 * A puzzle as far as it is told beforehand: neither what solves it nor what follows.
 */
export interface PuzzleText {
  id: string;
  game: string;
  side: string;
  theme: string;
  rating: number;
  turns: number;
  day: string;
}
/**
 * How the solver stands. What a wrong try came to is on the table to be looked at, until he tries anew.
 *
 *     A hint comes when he has asked for it, the solution when the puzzle is solved or was shown, and neither before.
 */
export interface Puzzled {
  type: 'Puzzled';
  outcome: '' | 'shown' | 'solved' | 'wrong';
  found: PuzzleMove[];
  hint: Hint | null;
  solution: Solution | null;
}
/**
 * *shown*: how many of its moves are on the table.
 */
export interface Solution {
  moves: PuzzleMove[];
  shown: number;
  sums: PuzzleSum[];
}
/**
 * From when to when nothing is sent, by the receiver's clock.
 */
export interface Quiet {
  begins: string;
  ends: string;
}
/**
 * Whether the address by which somebody came leads here from other machines, too; if not, what does.
 */
export interface Reach {
  here_only: boolean;
  open: boolean;
  addresses: string[];
  command: string;
}
/**
 * By a recovery code, which is used up; the password is the new one.
 */
export interface Recover {
  name: string;
  code: string;
  password: string;
}
/**
 * Shown once: only what they are recognised by is kept.
 */
export interface RecoveryCodes {
  codes: string[];
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
 * Nothing was changed. *id* is empty where the message could not be read.
 */
export interface Refused {
  type: 'Refused';
  id: string;
  refusal: Refusal;
}
/**
 * The opponent plays again, in the match of this id.
 */
export interface RematchMade {
  type: 'RematchMade';
  match: string;
}
export interface Rename {
  name: string;
}
/**
 * A complaint about somebody's words.
 */
export interface Report {
  why: string;
}
/**
 * What a match that is over was made of; until that is worked out, how many parts of the work are done.
 *
 *     *of* is 0 where nobody has asked for it yet; *failed* says why the last try came to nothing.
 */
export interface ReviewState {
  done: number;
  of: number;
  review: MatchReview | null;
  failed: Refusal | null;
}
/**
 * What was done, and what would have been better, if anything; the cost is the difference of their chances.
 */
export interface Reviewed {
  type: 'Reviewed';
  id: string;
  done: Choice;
  better: Choice | null;
}
export interface Rulebook {
  title: string;
  html: string;
  chapters: Chapter[];
}
/**
 * A position of an example and the step that led to it. A refused step leaves the position as it was.
 */
export interface ScenarioFrame {
  text: string;
  refused: Refusal | null;
  views: unknown[];
  happened: Happened[];
  drawing?: string;
}
export interface ScenarioText {
  id: string;
  title: string;
  rules: string[];
  frames: ScenarioFrame[];
}
/**
 * Somebody came, went or sat down; with the last seat taken the clocks begin to run.
 */
export interface SeatsChanged {
  type: 'SeatsChanged';
  seats: SeatInfo[];
  clock: Clock | null;
  can_rest: boolean;
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
  goal: Line | null;
  seat: number;
  seats: SeatInfo[];
  secrets: boolean;
  seq: number;
  happened: Happened[];
  kept: number | null;
  view: unknown;
  turn: number;
  offer: Offered;
  waiting: Waiting | null;
  time: Untimed | Live | Days;
  clock: Clock | null;
  adjournment: Adjournment | null;
  can_rest: boolean;
  orders: unknown[];
  can_undo: boolean;
  can_ask_undo: boolean;
  takeback: TakeBackAsked | null;
  preparing: Preparing | null;
  coach: boolean;
  rematch: string;
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
 * Who asks to take back the last turn of his. Whatever is played next makes it void.
 */
export interface TakeBackAsked {
  seat: number;
  declined: boolean;
}
/**
 * One step further: sequence numbers rise by one from Update to Update. They count what this seat notices.
 */
export interface Update {
  type: 'Update';
  seq: number;
  happened: Happened[];
  kept: number | null;
  changes: Change[];
  turn: number;
  offer: Offered;
  waiting: Waiting | null;
  clock: Clock | null;
  can_undo: boolean;
  can_ask_undo: boolean;
  result: Result | null;
}
/**
 * Answers that could be given, to Candidates and to Counsel.
 */
export interface Suggested {
  type: 'Suggested';
  id: string;
  choices: Choice[];
}
/**
 * A request to take back was made, declined or withdrawn. One that is granted is an Update.
 */
export interface TakeBackChanged {
  type: 'TakeBackChanged';
  takeback: TakeBackAsked;
  can_ask_undo: boolean;
}
/**
 * What was said, and under which conditions one may talk; comes after a Table if there is anything to tell.
 */
export interface Words {
  type: 'Words';
  said: Word[];
  late: boolean;
  allowed: number[];
  muted: number[];
}
/**
 * What somebody said: a phrase or a text of his own; the other one is empty.
 */
export interface Word {
  number: number;
  seat: number;
  phrase:
    | (
        | 'back-soon'
        | 'bye'
        | 'good-game'
        | 'good-luck'
        | 'hello'
        | 'here-again'
        | 'no-hurry'
        | 'one-moment'
        | 'rematch'
        | 'sorry'
        | 'thanks'
        | 'well-played'
      )
    | '';
  text: string;
  at: number;
}
/**
 * Where whoever is told may look back at a match.
 */
export interface Shared {
  path: string;
}
/**
 * Of a computer player: a level, or by its name one that another package brought.
 */
export interface ShownRating {
  level: number;
  player: string;
  number: number;
  provisional: boolean;
}
export interface SignIn {
  name: string;
  password: string;
}
export interface SignOut {
  everywhere: boolean;
}
export interface TakeOver {
  level: number;
}
/**
 * The match, if this was the last seat; until then the others are waited for.
 */
export interface Taken {
  match: string | null;
}
/**
 * How somebody wants to be told: of what on his devices, of what by mail, and in which words.
 */
export interface Telling {
  language: 'de' | 'en';
  zone: string;
  quiet: Quiet | null;
  /**
   * @maxItems 8
   */
  device: ('seat' | 'turn')[];
  /**
   * @maxItems 8
   */
  mail: ('seat' | 'turn')[];
}
/**
 * *key*: by which browsers know this server. *devices*: the addresses that they gave it.
 */
export interface TellingInfo {
  telling: Telling;
  key: string;
  devices: string[];
  has_mail: boolean;
  mail: MailInfo | null;
}
/**
 * The puzzles of the day, one of each game that has any.
 */
export interface Today {
  day: string;
  puzzles: PuzzleText[];
}
/**
 * Whether others see that the visitor is here.
 */
export interface Visible {
  visible: boolean;
}

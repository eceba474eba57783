// Generated from the server by `npm run types`; never edited.
import type { Refusal } from '../../protocol.gen';

export type Action =
  | Pick
  | Place
  | Pass
  | Rearrange
  | Advance
  | Relieve
  | Play
  | Command
  | UseAbility
  | DeclareAttack
  | Scout
  | Wait
  | EndActions
  | TakeKind
  | Counter
  | Lead
  | Evade
  | Expose
  | FireAntiAir
  | Discard
  | Order
  | Withdraw
  | Reveal
  | Resign
  | TimeUp
  | Deal
  | Roll
  | Draw;
export type Advice = FightAdvice | TurnAdvice | ScoutAdvice;
export type Event =
  | Dealt
  | CardPicked
  | PacksPassed
  | PackReceived
  | DraftEnded
  | PlacementFixed
  | LinesShown
  | PointsAnnounced
  | FirstRolled
  | FirstPlayer
  | BeforeTurn
  | Refreshed
  | Rearranged
  | Relieved
  | FrontFilled
  | Revealed
  | Concealed
  | LineChanged
  | Exhausted
  | Marked
  | Unmarked
  | Destroyed
  | TakenOut
  | TurnBegan
  | WindowOpened
  | Asked
  | WindowClosed
  | ActionsDropped
  | ActionsAdded
  | EventPlayed
  | RedDrawn
  | EventSettled
  | EventEnded
  | ExpiryRolled
  | EffectRolled
  | CommanderUsed
  | CommanderArrived
  | EventDrawn
  | EventReceived
  | Discarded
  | EventDeckMade
  | HandShown
  | EventsSeen
  | UnitDrawn
  | UnitReceived
  | UnitPlaced
  | BombingCounted
  | ScoutDeclared
  | ScoutRolled
  | Waited
  | AttackDeclared
  | AttackCancelled
  | AttackRedirected
  | AttackFizzled
  | CounterDeclared
  | CounterDeclined
  | Led
  | ShotRolled
  | ShotMissed
  | ShotHit
  | DiceVoid
  | EvadeRolled
  | EvadeDeclined
  | HitEscaped
  | AmmunitionRolled
  | AbilityUsed
  | AntiAirCalled
  | AntiAirRolled
  | StrikeStopped
  | Eliminated
  | Resigned
  | TimeRanOut
  | GameEnded;
export type Query = TryAttack | TryTurn | TryCounter | TryFight | TryScout;
export type StandingOrder =
  | PassOrder
  | KeepOrder
  | PlayOrder
  | CounterOrder
  | EvadeOrder
  | AntiAirOrder
  | LeadOrder
  | StepOrder
  | OnlyOrder;
export type View = Screen;

/**
 * TH-358 to TH-364: what for, as in the action.
 */
export interface AbilityUsed {
  type: 'AbilityUsed';
  unit: string;
  ability: 'amphibian' | 'conceal' | 'withdraw';
  load: string;
  water: InPlay | null;
}
/**
 * An event in play: before a player, whose seat code *place* is, or under the unit with that handle.
 */
export interface InPlay {
  card: string;
  place: string;
}
/**
 * TH-045.
 */
export interface Pick {
  type: 'Pick';
  card: string;
}
/**
 * TH-048, TH-096: where one's new units go, as cards from left to right.
 */
export interface Place {
  type: 'Place';
  front: string[];
  rear: string[];
}
/**
 * TH-402: no, nothing, stop: the safe answer wherever one may decline.
 */
export interface Pass {
  type: 'Pass';
}
/**
 * TH-062: the hidden cards of a line in their new order; a line that is left out stays as it is.
 */
export interface Rearrange {
  type: 'Rearrange';
  front: string[];
  rear: string[];
}
/**
 * TH-063.
 */
export interface Advance {
  type: 'Advance';
  unit: string;
}
/**
 * TH-064: three events for one marker.
 */
export interface Relieve {
  type: 'Relieve';
  cards: string[];
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
}
/**
 * An event from hand, with all that is chosen for it (TH-128).
 */
export interface Play {
  type: 'Play';
  card: string;
  on: Aim;
}
/**
 * TH-128: what an event or a commander is used on, chosen before any die.
 */
export interface Aim {
  units: string[];
  player: number;
  event: InPlay | null;
}
/**
 * A commander is exhausted for what the card says.
 */
export interface Command {
  type: 'Command';
  card: string;
  on: Aim;
}
/**
 * TH-358 to TH-364. *load* is the unit transported or pulled, *water* the event an amphibian ignores.
 */
export interface UseAbility {
  type: 'UseAbility';
  unit: string;
  ability: 'amphibian' | 'conceal' | 'withdraw';
  load: string;
  water: InPlay | null;
}
/**
 * TH-174, step 1. *spotter* is a hidden Spying unit revealed for a long-range attack (TH-080).
 */
export interface DeclareAttack {
  type: 'DeclareAttack';
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
  spotter: string;
}
/**
 * TH-105.
 */
export interface Scout {
  type: 'Scout';
  unit: string;
  opponent: number;
}
/**
 * TH-114.
 */
export interface Wait {
  type: 'Wait';
}
/**
 * TH-099: the rest of the actions is dropped.
 */
export interface EndActions {
  type: 'EndActions';
}
/**
 * TH-146: grenade or trample against the new target.
 */
export interface TakeKind {
  type: 'TakeKind';
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
}
/**
 * TH-231, TH-109: this unit counters with so many shots.
 */
export interface Counter {
  type: 'Counter';
  unit: string;
  shots: number;
}
/**
 * TH-366: a Leadership unit by its handle, or a commander by its card.
 */
export interface Lead {
  type: 'Lead';
  by: string;
}
/**
 * TH-300.
 */
export interface Evade {
  type: 'Evade';
}
/**
 * TH-108.
 */
export interface Expose {
  type: 'Expose';
  units: string[];
}
/**
 * TH-291 (2b).
 */
export interface FireAntiAir {
  type: 'FireAntiAir';
  unit: string;
}
/**
 * TH-141, Partisan Raid, Intercepted Orders: events out of a hand.
 */
export interface Discard {
  type: 'Discard';
  cards: string[];
}
/**
 * TH-400: peeked cards, the top one first.
 */
export interface Order {
  type: 'Order';
  cards: string[];
}
/**
 * Escape: to the rear line.
 */
export interface Withdraw {
  type: 'Withdraw';
}
/**
 * TH-080: at any time, also unasked.
 */
export interface Reveal {
  type: 'Reveal';
  unit: string;
}
/**
 * TH-159.
 */
export interface Resign {
  type: 'Resign';
}
/**
 * TH-159: the host's word that a player's time has run out.
 */
export interface TimeUp {
  type: 'TimeUp';
  seat: number;
}
/**
 * TH-040 to TH-043: each player's units and event, and what lies in the three piles.
 */
export interface Deal {
  type: 'Deal';
  units: string[][];
  events: string[];
  piles: string[][];
}
export interface Roll {
  type: 'Roll';
  die: number;
}
/**
 * The card that comes off a deck.
 */
export interface Draw {
  type: 'Draw';
  card: string;
}
/**
 * Blitz and the like.
 */
export interface ActionsAdded {
  type: 'ActionsAdded';
  seat: number;
  count: number;
}
/**
 * TH-099: end of the turn though another action was left.
 */
export interface ActionsDropped {
  type: 'ActionsDropped';
  seat: number;
}
/**
 * Before the turn, step c (TH-063).
 */
export interface AdvanceUnit {
  type: 'AdvanceUnit';
}
/**
 * Either why it is refused, or the shots, the counter to expect and when, and the chance of all that may happen.
 *
 *     The shots are those that are to come: of a counter once it is declared, whatever the attack before it has rolled.
 */
export interface FightAdvice {
  type: 'FightAdvice';
  breach: Refusal | null;
  shots: Shots | null;
  counter: Shots | null;
  when: 'after' | 'before' | 'never';
  chances: Chance[];
}
/**
 * The shots of one unit: the reckoning of their target number, and which dice hit and use up its ammunition.
 */
export interface Shots {
  unit: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  reckoning: Reckoning;
  number: number;
  hits: number[];
  empties: number[];
}
/**
 * TH-171: attack value, defence and target-number modifiers, part by part.
 */
export interface Reckoning {
  attack: Part[];
  defence: Part[];
  modifiers: Part[];
}
/**
 * A number and where it comes from: a card's id, or a word of the rules (value, armour, charge, spying, …).
 */
export interface Part {
  source: string;
  amount: number;
}
/**
 * Something that may happen, and its exact chance as a fraction: destroyed, pinned, countered, …
 */
export interface Chance {
  what: string;
  chance: string;
}
/**
 * *best* are a few attacks of each unit, those first that bring the most points; *options* are all.
 *
 *     *later* is what else can be done in this turn once what is asked now has been declined.
 */
export interface TurnAdvice {
  type: 'TurnAdvice';
  options: Option[];
  best: Prospect[];
  barred: Barred[];
  idle: Idle[];
  scouts: ScoutOption[];
  no_scout: Idle[];
  later: (
    | Pick
    | Place
    | Pass
    | Rearrange
    | Advance
    | Relieve
    | Play
    | Command
    | UseAbility
    | DeclareAttack
    | Scout
    | Wait
    | EndActions
    | TakeKind
    | Counter
    | Lead
    | Evade
    | Expose
    | FireAntiAir
    | Discard
    | Order
    | Withdraw
    | Reveal
    | Resign
    | TimeUp
    | Deal
    | Roll
    | Draw
  )[];
}
/**
 * An attack, its target number, the dice that hit, and how likely one does; None: not told.
 */
export interface Option {
  attack: DeclareAttack;
  number: number | null;
  hits: number[];
  chance: string | null;
}
/**
 * What an attack may bring and cost, as fractions, if the other counters and evades and nobody plays a card.
 */
export interface Prospect {
  option: Option;
  destroyed: string;
  pinned: string;
  lost: string;
  emptied: string;
  countered: boolean;
  promises: 'destroyed' | 'pinned';
}
/**
 * Why one unit cannot attack another at all.
 */
export interface Barred {
  attacker: string;
  target: string;
  why: Refusal;
}
/**
 * Why an own unit cannot attack anybody.
 */
export interface Idle {
  unit: string;
  why: Refusal;
}
export interface ScoutOption {
  scout: Scout;
  number: number | null;
  chance: string | null;
}
export interface ScoutAdvice {
  type: 'ScoutAdvice';
  breach: Refusal | null;
  parts: Part[];
  number: number | null;
  hits: number[];
  chance: string | null;
}
/**
 * TH-359, TH-362, TH-364.
 */
export interface AmmunitionRolled {
  type: 'AmmunitionRolled';
  unit: string;
  die: number;
  supply: number;
}
/**
 * TH-291 (2b): this unit fires at the air strike; its die is next.
 */
export interface AntiAirCalled {
  type: 'AntiAirCalled';
  unit: string;
}
/**
 * Always fire at aircraft, revealed units first, or never.
 */
export interface AntiAirOrder {
  type: 'AntiAirOrder';
  how: 'always' | 'never';
}
/**
 * TH-291 (3).
 */
export interface AntiAirRolled {
  type: 'AntiAirRolled';
  unit: string;
  die: number;
  needs: number;
}
/**
 * TH-291 (2b).
 */
export interface AskAntiAir {
  type: 'AskAntiAir';
}
/**
 * TH-231: the target of the attack may counter.
 */
export interface AskCounter {
  type: 'AskCounter';
}
/**
 * A choice of the event being resolved (TH-401): *ask* tells which.
 */
export interface AskEffect {
  type: 'AskEffect';
  playing: Playing;
  asked: number;
  ask: string;
}
/**
 * An event being played, or a commander being used: by whom, and on what.
 */
export interface Playing {
  seat: number;
  card: string;
  on: Aim;
}
/**
 * TH-300.
 */
export interface AskEvade {
  type: 'AskEvade';
}
/**
 * TH-366.
 */
export interface AskLeadership {
  type: 'AskLeadership';
}
/**
 * TH-109: one of the scouted player's units may counter the scouting unit.
 */
export interface AskScoutCounter {
  type: 'AskScoutCounter';
}
/**
 * TH-124: an open window and who is asked just now, which only that player may know.
 *
 *     Chance is asked where all have passed and the window only waits for its time to be over (TH-125).
 */
export interface AskWindow {
  type: 'AskWindow';
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
  asked: number;
}
/**
 * To the player alone: you may play something in the open window.
 */
export interface Asked {
  type: 'Asked';
  seat: number;
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
}
/**
 * TH-408: a declared attack. *modifiers* are the cards played on it; what they do is read when dice are due.
 */
export interface Attack {
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
  line: 'front' | 'rear';
  target_line: 'front' | 'rear';
  modifiers: string[];
  counter_used: boolean;
  cancelled: boolean;
  hit: boolean;
}
/**
 * TH-145.
 */
export interface AttackCancelled {
  type: 'AttackCancelled';
  attacker: string;
}
export interface AttackDeclared {
  type: 'AttackDeclared';
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
}
/**
 * TH-177.
 */
export interface AttackFizzled {
  type: 'AttackFizzled';
  attacker: string;
}
/**
 * TH-146: what the attack is now.
 */
export interface AttackRedirected {
  type: 'AttackRedirected';
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
}
/**
 * TH-060: the steps before this player's turn begin.
 */
export interface BeforeTurn {
  type: 'BeforeTurn';
  seat: number;
  turn: number;
}
/**
 * TH-161.
 */
export interface BombingCounted {
  type: 'BombingCounted';
  count: number;
}
/**
 * TH-046: somebody has chosen; what, nobody learns.
 */
export interface CardPicked {
  type: 'CardPicked';
  seat: number;
}
/**
 * TH-146: grenade or trample against the new target of a redirected attack.
 */
export interface ChooseKind {
  type: 'ChooseKind';
}
/**
 * TH-324.
 */
export interface CommanderArrived {
  type: 'CommanderArrived';
  seat: number;
  card: string;
}
/**
 * TH-322: face up in the rear line; no unit, so it stands apart from them.
 */
export interface CommanderInPlay {
  card: string;
  exhausted: boolean;
}
export interface CommanderUsed {
  type: 'CommanderUsed';
  seat: number;
  card: string;
  on: Aim;
}
/**
 * TH-078.
 */
export interface Concealed {
  type: 'Concealed';
  unit: string;
}
export interface CounterDeclared {
  type: 'CounterDeclared';
  unit: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
}
export interface CounterDeclined {
  type: 'CounterDeclined';
  seat: number;
}
/**
 * Always counter, with all shots, or never; with this unit, or (no handle) with any.
 */
export interface CounterOrder {
  type: 'CounterOrder';
  how: 'always' | 'never';
  unit: string;
}
/**
 * TH-040 to TH-044.
 */
export interface DealCards {
  type: 'DealCards';
}
/**
 * To its player alone: the first six cards (TH-040, TH-041).
 */
export interface Dealt {
  type: 'Dealt';
  seat: number;
  cards: string[];
}
/**
 * TH-178, TH-133: into the score pile of *by*.
 */
export interface Destroyed {
  type: 'Destroyed';
  unit: string;
  card: string;
  by: number;
  points: number;
}
/**
 * Ricochet: the dice of the shot are rolled again.
 */
export interface DiceVoid {
  type: 'DiceVoid';
  unit: string;
}
/**
 * TH-141: a player discards until *keep* cards are left, before drawing.
 */
export interface DiscardDown {
  type: 'DiscardDown';
  seat: number;
  keep: number;
}
/**
 * TH-141 and events: out of a hand, face up.
 */
export interface Discarded {
  type: 'Discarded';
  seat: number;
  cards: string[];
}
/**
 * TH-045: what each player holds and has put down. In the end *placed* keeps the placements secret (TH-050).
 */
export interface Draft {
  packs: string[][];
  picks: string[][];
  placed: (Place | null)[];
}
/**
 * TH-046: the seats that still owe a pick.
 */
export interface DraftCards {
  type: 'DraftCards';
  owing: number[];
}
/**
 * TH-047: how many events each player has in hand now.
 */
export interface DraftEnded {
  type: 'DraftEnded';
  hands: number[];
}
/**
 * A die of an event or commander; it succeeds on *needs* or less.
 */
export interface EffectRolled {
  type: 'EffectRolled';
  card: string;
  unit: string;
  die: number;
  needs: number;
}
/**
 * TH-155.
 */
export interface Eliminated {
  type: 'Eliminated';
  seat: number;
}
export interface EvadeDeclined {
  type: 'EvadeDeclined';
  unit: string;
}
/**
 * Always evade or never; with this unit, or (no handle) with any.
 */
export interface EvadeOrder {
  type: 'EvadeOrder';
  how: 'always' | 'never';
  unit: string;
}
/**
 * TH-300.
 */
export interface EvadeRolled {
  type: 'EvadeRolled';
  unit: string;
  die: number;
  needs: number;
}
/**
 * TH-045.
 */
export interface PacksPassed {
  type: 'PacksPassed';
  cards: number;
}
/**
 * To its player alone.
 */
export interface PackReceived {
  type: 'PackReceived';
  seat: number;
  cards: string[];
}
/**
 * TH-050: somebody has placed; where, nobody learns yet.
 */
export interface PlacementFixed {
  type: 'PlacementFixed';
  seat: number;
}
/**
 * TH-050: one player's cards on the table, all units face down.
 */
export interface LinesShown {
  type: 'LinesShown';
  seat: number;
  front: string[];
  rear: string[];
  commanders: string[];
  hand: number;
}
/**
 * TH-052: the points of each player's most valuable unit.
 */
export interface PointsAnnounced {
  type: 'PointsAnnounced';
  points: number[];
}
/**
 * TH-052: a tied player's die.
 */
export interface FirstRolled {
  type: 'FirstRolled';
  seat: number;
  die: number;
}
export interface FirstPlayer {
  type: 'FirstPlayer';
  seat: number;
}
/**
 * TH-061.
 */
export interface Refreshed {
  type: 'Refreshed';
  seat: number;
  units: string[];
  commanders: string[];
}
/**
 * TH-062, TH-015: the hidden cards of a line as they lie now, under new handles; their faces are not told.
 */
export interface Rearranged {
  type: 'Rearranged';
  seat: number;
  line: 'front' | 'rear';
  units: UnitInPlay[];
}
/**
 * TH-406: a unit in a front or rear line. Its position is its place among its owner's units of that line.
 */
export interface UnitInPlay {
  handle: string;
  card: string;
  line: 'front' | 'rear';
  hidden: boolean;
  out_of_ammo: boolean;
  pinned: boolean;
  exhausted: boolean;
  attachments: string[];
  rolled_attack: boolean;
  evaded: boolean;
  escaped: boolean;
}
/**
 * TH-064.
 */
export interface Relieved {
  type: 'Relieved';
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
  cards: string[];
}
/**
 * TH-065: the rear line has become the front line.
 */
export interface FrontFilled {
  type: 'FrontFilled';
  seat: number;
  units: string[];
}
/**
 * TH-077.
 */
export interface Revealed {
  type: 'Revealed';
  unit: string;
  card: string;
}
/**
 * TH-093, TH-094.
 */
export interface LineChanged {
  type: 'LineChanged';
  unit: string;
  line: 'front' | 'rear';
}
/**
 * TH-280.
 */
export interface Exhausted {
  type: 'Exhausted';
  unit: string;
}
/**
 * TH-012: out of ammo or pinned.
 */
export interface Marked {
  type: 'Marked';
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
}
/**
 * TH-272.
 */
export interface Unmarked {
  type: 'Unmarked';
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
}
/**
 * TH-134: removed from the game. The card of a hidden unit is not told (TH-014).
 */
export interface TakenOut {
  type: 'TakenOut';
  unit: string;
  card: string;
}
export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  turn: number;
}
/**
 * TH-125: shown by public facts alone.
 */
export interface WindowOpened {
  type: 'WindowOpened';
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
}
export interface WindowClosed {
  type: 'WindowClosed';
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
}
export interface EventPlayed {
  type: 'EventPlayed';
  seat: number;
  card: string;
  on: Aim;
}
/**
 * TH-136: a red event comes up and is played at once.
 */
export interface RedDrawn {
  type: 'RedDrawn';
  seat: number;
  card: string;
}
/**
 * TH-130: what became of an event that was played; *place* is where it lies now, if it stays in play.
 */
export interface EventSettled {
  type: 'EventSettled';
  card: string;
  after: 'attach' | 'discard' | 'remove' | 'stay';
  place: string;
}
/**
 * An event that lay in play has gone to the discard pile.
 */
export interface EventEnded {
  type: 'EventEnded';
  event: InPlay;
}
/**
 * TH-150 (1).
 */
export interface ExpiryRolled {
  type: 'ExpiryRolled';
  seat: number;
  card: string;
  die: number;
}
/**
 * TH-114.
 */
export interface EventDrawn {
  type: 'EventDrawn';
  seat: number;
}
/**
 * To the player alone: what was drawn.
 */
export interface EventReceived {
  type: 'EventReceived';
  seat: number;
  card: string;
}
/**
 * TH-042: so many cards in three piles; TH-143: *anew*, from the discard pile.
 */
export interface EventDeckMade {
  type: 'EventDeckMade';
  cards: number;
  anew: boolean;
}
/**
 * To the player who looks alone: another's hand.
 */
export interface HandShown {
  type: 'HandShown';
  seat: number;
  cards: string[];
}
/**
 * To the player who looks alone: the top of the event deck (TH-144).
 */
export interface EventsSeen {
  type: 'EventsSeen';
  seat: number;
  cards: string[];
}
/**
 * TH-096.
 */
export interface UnitDrawn {
  type: 'UnitDrawn';
  seat: number;
}
/**
 * To the player alone.
 */
export interface UnitReceived {
  type: 'UnitReceived';
  seat: number;
  card: string;
}
export interface UnitPlaced {
  type: 'UnitPlaced';
  unit: string;
  line: 'front' | 'rear';
}
export interface ScoutDeclared {
  type: 'ScoutDeclared';
  unit: string;
  opponent: number;
}
export interface ScoutRolled {
  type: 'ScoutRolled';
  unit: string;
  die: number;
  needs: number;
}
export interface Waited {
  type: 'Waited';
  seat: number;
}
/**
 * TH-366: *by* is a unit's handle or a commander's card.
 */
export interface Led {
  type: 'Led';
  unit: string;
  by: string;
}
/**
 * TH-176 (a): *needs* is the target number; None on a shot that is rolled for ammunition only (TH-224).
 */
export interface ShotRolled {
  type: 'ShotRolled';
  unit: string;
  target: string;
  dice: number[];
  needs: number | null;
}
export interface ShotMissed {
  type: 'ShotMissed';
  unit: string;
  target: string;
}
/**
 * The shot would destroy or pin, unless it is evaded or escaped.
 */
export interface ShotHit {
  type: 'ShotHit';
  unit: string;
  target: string;
}
/**
 * TH-177: the hit does not happen.
 */
export interface HitEscaped {
  type: 'HitEscaped';
  unit: string;
}
/**
 * TH-291 (4).
 */
export interface StrikeStopped {
  type: 'StrikeStopped';
  card: string;
  by: string;
}
/**
 * TH-159.
 */
export interface Resigned {
  type: 'Resigned';
  seat: number;
}
/**
 * TH-159: the player leaves as one who resigns.
 */
export interface TimeRanOut {
  type: 'TimeRanOut';
  seat: number;
}
/**
 * TH-160, TH-161, TH-164, TH-169; scores in seat order, equal highest ones share the victory (TH-168).
 */
export interface GameEnded {
  type: 'GameEnded';
  reason: 'bombing' | 'last-player' | 'stalemate' | 'unit-deck';
  scores: number[];
  winners: number[];
}
/**
 * TH-108: the scouting player chooses *count* hidden units of the opponent.
 */
export interface ExposeUnits {
  type: 'ExposeUnits';
  count: number;
}
/**
 * Do not ask me about this card: I keep it. In a window where I could use nothing else, I pass.
 */
export interface KeepOrder {
  type: 'KeepOrder';
  card: string;
  window: ('air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout') | null;
}
/**
 * TH-400: a card on top of the event deck that somebody has looked at; *pile* is where it came from.
 */
export interface KnownEvent {
  card: string;
  seats: number[];
  pile: number;
}
/**
 * Always lead, with what is revealed first, or never.
 */
export interface LeadOrder {
  type: 'LeadOrder';
  how: 'always' | 'never';
}
/**
 * Where a question has only one answer, give it.
 */
export interface OnlyOrder {
  type: 'OnlyOrder';
}
/**
 * TH-030: fixed and public once the game is created.
 */
export interface Options {
  tanks_only: boolean;
  nations: ('DE' | 'FR' | 'IT' | 'JP' | 'PL' | 'SU' | 'UK' | 'US')[];
  singletons: boolean;
  commanders: boolean;
  evading: boolean;
  charge: boolean;
  stalemate_rounds: number;
  pace: 'equal' | 'live' | 'relaxed';
  held_windows: boolean;
  timed?: boolean;
  deck: string;
}
/**
 * Pass in windows of this kind: always, in my own turn or in others', or unless my units are under fire.
 */
export interface PassOrder {
  type: 'PassOrder';
  window: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
  when: 'always' | 'others_turn' | 'own_turn' | 'unless_concerned';
}
/**
 * Before the turn, step d (TH-064).
 */
export interface PayRelief {
  type: 'PayRelief';
}
/**
 * TH-400: a card comes up that a player looks at on top of the event deck.
 */
export interface PeekEvent {
  type: 'PeekEvent';
  seat: number;
}
/**
 * TH-096.
 */
export interface PlaceDrawn {
  type: 'PlaceDrawn';
  seat: number;
}
/**
 * TH-050: the seats that still owe their placement.
 */
export interface PlaceUnits {
  type: 'PlaceUnits';
  owing: number[];
}
/**
 * Use this card as soon as it can be used, if my unit at stake is worth so many points.
 */
export interface PlayOrder {
  type: 'PlayOrder';
  card: string;
  worth: number;
}
/**
 * TH-407.
 */
export interface Player {
  units: UnitInPlay[];
  commanders: CommanderInPlay[];
  hand: string[];
  drawn: string[];
  score: string[];
  staying: string[];
  ignored_water: InPlay[];
  eliminated: boolean;
  resigned: boolean;
  named: number;
}
/**
 * What would this attack come to? Nobody plays a card; the other may counter and evade, or not.
 */
export interface TryAttack {
  type: 'TryAttack';
  attack: DeclareAttack;
  counter: boolean;
  evade: boolean;
  leader: string;
}
/**
 * What can I do in this turn, also while a step before it is asked for?
 */
export interface TryTurn {
  type: 'TryTurn';
}
/**
 * What would this counter come to, and the attack after it?
 */
export interface TryCounter {
  type: 'TryCounter';
  counter: Counter;
  leader: string;
}
/**
 * What will the attack under way come to, if nobody plays anything more?
 */
export interface TryFight {
  type: 'TryFight';
  counter: boolean;
  evade: boolean;
}
export interface TryScout {
  type: 'TryScout';
  scout: Scout;
}
/**
 * Before the turn, step b (TH-062).
 */
export interface RearrangeHidden {
  type: 'RearrangeHidden';
}
/**
 * TH-359, TH-362, TH-364: a die for the unit's ammunition only.
 */
export interface RollAmmunition {
  type: 'RollAmmunition';
  unit: string;
}
/**
 * TH-291 (3).
 */
export interface RollAntiAir {
  type: 'RollAntiAir';
  unit: string;
}
/**
 * A die of the event or commander being resolved; *unit* is whom it is rolled for, if anybody.
 */
export interface RollEffect {
  type: 'RollEffect';
  playing: Playing;
  unit: string;
}
/**
 * TH-300.
 */
export interface RollEvade {
  type: 'RollEvade';
}
/**
 * TH-150 (1): does this staying event end?
 */
export interface RollExpiry {
  type: 'RollExpiry';
  card: string;
}
/**
 * TH-052: the tied seats, and what the first of them have rolled.
 */
export interface RollForFirst {
  type: 'RollForFirst';
  tied: number[];
  rolled: number[];
}
/**
 * TH-107.
 */
export interface RollScout {
  type: 'RollScout';
}
/**
 * TH-176 (a): dice of one shot are due until the shooting has them all.
 */
export interface RollShot {
  type: 'RollShot';
}
export interface Score {
  points: number;
  rank: number;
}
/**
 * TH-105: a declared scouting, with the cards used on it.
 */
export interface Scouting {
  unit: string;
  opponent: number;
  modifiers: string[];
}
/**
 * What *seat* may know and looks at. A card that it may not know is UNKNOWN.
 */
export interface Screen {
  seat: number;
  options: Options;
  players: Player[];
  unit_deck: number;
  known_top: KnownEvent[];
  piles: number[];
  discard: string[];
  bombings: number;
  turn: number;
  turn_player: number;
  actions: number;
  draft: Draft | null;
  attack: Attack | null;
  shooting: Shooting | null;
  scouting: Scouting | null;
  strike: Strike | null;
  question:
    | (
        | DraftCards
        | PlaceUnits
        | RearrangeHidden
        | AdvanceUnit
        | PayRelief
        | TakeAction
        | AskWindow
        | ChooseKind
        | AskCounter
        | AskScoutCounter
        | AskLeadership
        | AskEvade
        | ExposeUnits
        | AskAntiAir
        | DiscardDown
        | PlaceDrawn
        | AskEffect
        | DealCards
        | RollForFirst
        | TakeEvent
        | TakeUnit
        | PeekEvent
        | RollScout
        | RollShot
        | RollEvade
        | RollAmmunition
        | RollAntiAir
        | RollEffect
        | RollExpiry
      )
    | null;
  scores: Score[];
  pack_to: number;
  fit_for_the_rear: string[];
  rearranging: Rearrange | null;
  in_own_turn: boolean;
}
/**
 * TH-408: one unit's shots at another, as attack or as counter, with what holds for this shooting alone.
 */
export interface Shooting {
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  counter: boolean;
  charge: boolean;
  paratroop: boolean;
  modifiers: string[];
  ignores: InPlay[];
  lead: boolean;
  needs: number | null;
  dice: number[];
  ammo: boolean;
  hit: boolean;
  evaded: boolean;
}
/**
 * TH-291: an announced air strike, the commanders used against it and the anti-air units that have fired.
 */
export interface Strike {
  playing: Playing;
  target: string;
  modifiers: string[];
  fired: string[];
}
/**
 * MAIN (TH-098): the turn player's events, abilities and actions.
 */
export interface TakeAction {
  type: 'TakeAction';
}
/**
 * TH-114: an event is drawn by chance.
 */
export interface TakeEvent {
  type: 'TakeEvent';
  seat: number;
}
/**
 * TH-096: a unit card is drawn by chance.
 */
export interface TakeUnit {
  type: 'TakeUnit';
  seat: number;
}
/**
 * Leave out a step before the turn.
 */
export interface StepOrder {
  type: 'StepOrder';
  step: 'advance' | 'rearrange' | 'relief';
}

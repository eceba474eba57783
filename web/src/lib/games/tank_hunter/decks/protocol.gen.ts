// Generated from the server by `npm run types`; never edited.
import type { Refusal } from '../../../protocol.gen';

/**
 * TH-350: what a revealed unit can do; None where an ability with a number is missing.
 */
export interface Abilities {
  scout: number | null;
  long_range: number | null;
  anti_air: number | null;
  evade: number | null;
  rear: boolean;
  no_turret: boolean;
  open_top: boolean;
  spying: boolean;
  amphibian: boolean;
  transport: boolean;
  pulling: boolean;
  leadership: boolean;
  paratroop: boolean;
}
/**
 * TH-291: anti-air first; then a die.
 */
export interface AirStrike {
  kind: 'air_strike';
  hit_le: number;
  result: 'destroy' | 'out_of_ammo' | 'remove';
}
/**
 * A hidden unit counters the attack first.
 */
export interface Ambush {
  kind: 'ambush';
}
/**
 * Each target unit rolls for its ammunition.
 */
export interface AmmoRollOwn {
  kind: 'ammo_roll_own';
  le: number;
}
/**
 * The target rolls for its ammunition.
 */
export interface AmmoStrike {
  kind: 'ammo_strike';
  le: number;
}
/**
 * All anti-air values of the owner are changed against this air strike.
 */
export interface AntiAirMod {
  kind: 'anti_air_mod';
  anti_air: number;
}
/**
 * While attached: values of the unit are changed.
 */
export interface AttachMod {
  kind: 'attach_mod';
  armour: number;
  agility: number;
  anti_armour: number;
  lost_on_move: boolean;
}
/**
 * Changes the whole attack or counter (TH-408).
 */
export interface AttackMod {
  kind: 'attack_mod';
  tn: number;
  attack_value: number;
  tn_vs_no_turret: number | null;
  no_counter_vs_no_turret: boolean;
}
/**
 * The declared attack or counter; *who* owns the attacking unit. An empty tuple restricts nothing.
 */
export interface AttackTarget {
  what: 'attack';
  who: 'enemy' | 'own';
  against: 'own_unit' | null;
  attack_types: ('anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample')[];
  attacker_types: ('AFV' | 'GUN' | 'INF')[];
  attacker_line: ('front' | 'rear') | null;
}
/**
 * Each unit of a front line rolls; a hit one is revealed and marked.
 */
export interface Barrage {
  kind: 'barrage';
  le: number;
  requires: 'own_revealed_able_gun' | null;
}
/**
 * Every card in the box.
 */
export interface Box {
  units: Unit[];
  events: Event[];
  commanders: Commander[];
}
/**
 * TH-003: a unit card. A value that is None is absent (TH-006).
 */
export interface Unit {
  id: string;
  name: Name;
  type: 'AFV' | 'GUN' | 'INF';
  nation: 'DE' | 'FR' | 'IT' | 'JP' | 'PL' | 'SU' | 'UK' | 'US';
  class:
    | 'airborne'
    | 'assault_gun'
    | 'at_gun'
    | 'carrier'
    | 'cavalry'
    | 'command'
    | 'cruiser'
    | 'field_gun'
    | 'flak'
    | 'heavy'
    | 'heavy_medium'
    | 'howitzer'
    | 'infantry_tank'
    | 'irregular'
    | 'light'
    | 'medium'
    | 'observer'
    | 'recon'
    | 'rifle'
    | 'rocket'
    | 'sp_artillery'
    | 'sp_flak'
    | 'tank_destroyer'
    | 'tank_hunter';
  points: number;
  defence: number;
  supply: number;
  copies: number;
  anti_armour: number | null;
  non_aa: number | null;
  trample: number | null;
  gun: number | null;
  suicide: number | null;
  shots: Shots;
  abilities: Abilities;
}
export interface Name {
  en: string;
  de: string;
}
/**
 * TH-007: how many shots a value gives; the field is that of the value.
 */
export interface Shots {
  anti_armour: number;
  non_aa: number;
  trample: number;
  gun: number;
  suicide: number;
  long_range: number;
}
/**
 * TH-010: an event card.
 */
export interface Event {
  id: string;
  name: Name;
  copies: number;
  timing: 'any' | 'immediate' | 'other' | 'own';
  after: 'attach' | 'discard' | 'remove' | 'stay';
  windows: ('counter' | 'declare' | 'hit' | 'open' | 'roll')[];
  target: UnitTarget | PlayerTarget | AttackTarget | RollTarget | EventTarget;
  effect:
    | CarpetBombing
    | DrawUnitsAll
    | DrawUnits
    | AmmoRollOwn
    | DiscardAll
    | Weather
    | Resupply
    | ClearMarkers
    | AirStrike
    | Barrage
    | AttackMod
    | ExtraAction
    | RevealEnemy
    | AttachMod
    | HandLimit
    | AmmoStrike
    | Conceal
    | MoveRear
    | DiscardEventInPlay
    | SupplyMod
    | Water
    | CancelAttack
    | Redirect
    | Reroll
    | Escape
    | Ambush
    | Mine
    | HandAttack;
  trigger: Trigger | null;
  tags: ('air_strike' | 'non_tank' | 'water' | 'weather')[];
  text: Text;
}
export interface UnitTarget {
  what: 'unit';
  who: 'all' | 'any' | 'enemy' | 'own' | 'turn_player';
  revealed: 'any' | 'no' | 'yes';
  line: 'any' | 'front' | 'rear';
  types: ('AFV' | 'GUN' | 'INF')[];
  min: number;
  max: number;
  needs: ('anti_armour' | 'any_marker' | 'not_rolled_attack' | 'out_of_ammo') | null;
}
export interface PlayerTarget {
  what: 'player';
  who: 'all' | 'any' | 'enemy' | 'own' | 'turn_player';
  needs: ('card_in_hand' | 'front_unit' | 'hidden_unit') | null;
}
/**
 * The roll just made; *who* owns the unit that rolled.
 */
export interface RollTarget {
  what: 'roll';
  who: 'enemy' | 'own';
  against: 'own_unit' | null;
}
export interface EventTarget {
  what: 'event_in_play';
  who: 'any';
  needs: 'water' | null;
}
/**
 * TH-161, TH-162.
 */
export interface CarpetBombing {
  kind: 'carpet_bombing';
  remove_le: number;
  ends_game_on: number;
}
/**
 * Each player in order draws units.
 */
export interface DrawUnitsAll {
  kind: 'draw_units_all';
  count: number;
}
/**
 * The player draws units; only with few units in play, if the card says so.
 */
export interface DrawUnits {
  kind: 'draw_units';
  count: number;
  max_units_in_play: number | null;
}
/**
 * Each player in order discards events of their choice.
 */
export interface DiscardAll {
  kind: 'discard_all';
  count: number;
}
/**
 * While it lies there: everybody's scouting is changed, and air strikes may be grounded.
 */
export interface Weather {
  kind: 'weather';
  scout_mod: number;
  no_air_strikes: boolean;
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * The targets are no longer out of ammo.
 */
export interface Resupply {
  kind: 'resupply';
}
/**
 * The targets lose every marker.
 */
export interface ClearMarkers {
  kind: 'clear_markers';
}
/**
 * More actions this turn.
 */
export interface ExtraAction {
  kind: 'extra_action';
  count: number;
}
/**
 * Reveals up to *count* hidden units of a player.
 */
export interface RevealEnemy {
  kind: 'reveal_enemy';
  count: number;
}
/**
 * While it lies there: the hand limit is changed (TH-140).
 */
export interface HandLimit {
  kind: 'hand_limit';
  delta: number;
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * The targets are turned face down.
 */
export interface Conceal {
  kind: 'conceal';
}
/**
 * The target moves to the rear line.
 */
export interface MoveRear {
  kind: 'move_rear';
}
/**
 * One staying or attached event is discarded.
 */
export interface DiscardEventInPlay {
  kind: 'discard_event_in_play';
}
/**
 * While it lies there: the supply values of the player's units are changed (TH-261).
 */
export interface SupplyMod {
  kind: 'supply_mod';
  supply: number;
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * While it lies there: a swamp slows the player's AFVs, a river parts their units from all others.
 */
export interface Water {
  kind: 'water';
  variant: 'river' | 'swamp';
  tn: number;
  blocks: ('anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample')[];
  blocks_charge: boolean;
  exempt: 'paratroop'[];
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * TH-145.
 */
export interface CancelAttack {
  kind: 'cancel_attack';
}
/**
 * TH-146.
 */
export interface Redirect {
  kind: 'redirect';
}
/**
 * All dice of the roll just made are rolled again.
 */
export interface Reroll {
  kind: 'reroll';
}
/**
 * TH-177: the hit does not happen, the unit goes face down.
 */
export interface Escape {
  kind: 'escape';
}
/**
 * The attacker may be destroyed before it shoots.
 */
export interface Mine {
  kind: 'mine';
  hit_le: number;
}
/**
 * The player sees a hand and chooses what is discarded from it.
 */
export interface HandAttack {
  kind: 'hand_attack';
  count: number;
}
/**
 * The declared attack that must be under way, where the target is something else.
 */
export interface Trigger {
  against: 'own_unit';
  attacker_line: ('front' | 'rear') | null;
}
/**
 * The rules text shown to players.
 */
export interface Text {
  en: string;
  de: string;
}
/**
 * TH-011, section 20: neither a unit nor worth points. ``open_own`` is ``open`` on the owner's turn.
 */
export interface Commander {
  id: string;
  name: Name;
  copies: number;
  use: 'exhaust' | 'passive';
  windows: ('air' | 'counter' | 'declare' | 'open_own' | 'scout')[];
  effect:
    | HandLimit
    | AttackMod
    | ScoutMod
    | AntiAirMod
    | DiscardWater
    | ResupplyRoll
    | ConcealRoll
    | PeekEvents
    | Spying
    | Leadership;
  target: (UnitTarget | PlayerTarget | AttackTarget | RollTarget | EventTarget) | null;
  text: Text;
}
/**
 * The scouting under way is changed.
 */
export interface ScoutMod {
  kind: 'scout_mod';
  scout_mod: number;
}
/**
 * One Water event is discarded.
 */
export interface DiscardWater {
  kind: 'discard_water';
}
/**
 * With luck, the target is no longer out of ammo.
 */
export interface ResupplyRoll {
  kind: 'resupply_roll';
  le: number;
}
/**
 * With luck, the target is turned face down.
 */
export interface ConcealRoll {
  kind: 'conceal_roll';
  le: number;
}
/**
 * Looks at the top of the event deck and orders it (TH-144, TH-400).
 */
export interface PeekEvents {
  kind: 'peek_events';
  count: number;
}
/**
 * TH-356 as if a unit had it.
 */
export interface Spying {
  kind: 'spying';
}
/**
 * TH-366 as if a ready Leadership unit were exhausted.
 */
export interface Leadership {
  kind: 'leadership';
}
/**
 * What there is to say about a deck file. A file that cannot be read has no deck.
 */
export interface Check {
  deck: Deck | null;
  findings: Finding[];
  units: number;
  events: number;
  most_players: number;
}
/**
 * A deck as it is written down. *copies* counts cards in the box; a card that is not named is not in the deck.
 */
export interface Deck {
  name: string;
  author: string;
  comment: string;
  copies: {
    [k: string]: number;
  };
  unit: Unit[];
  event: Event[];
  commander: Commander[];
}
/**
 * TH-028, TH-029: an error refuses a deck, a warning only marks it. *card* and *field* say where, if anywhere.
 */
export interface Finding {
  level: 'error' | 'warning';
  card: string;
  field: string;
  why: Refusal;
}
/**
 * How a field of a card is asked for, and what it may be: a number or the length of a text, or some of *values*.
 */
export interface Field {
  kind: 'flag' | 'number' | 'one' | 'several' | 'text';
  word: string;
  optional: boolean;
  least: number;
  most: number;
  values: string[];
}
/**
 * TH-003, TH-010, TH-011: all that cards of one's own can be made of, in the order in which it is asked for.
 */
export interface Forms {
  unit: {
    [k: string]: Field;
  };
  event: {
    [k: string]: Field;
  };
  commander: {
    [k: string]: Field;
  };
  effects: {
    [k: string]: {
      [k: string]: Field;
    };
  };
  targets: {
    [k: string]: {
      [k: string]: Field;
    };
  };
  trigger: {
    [k: string]: Field;
  };
  values_of: {
    [k: string]: string[];
  };
  abilities_of: {
    [k: string]: string[];
  };
}
export interface Saved {
  id: string;
  name: string;
  text: string;
  mine: boolean;
  changed: number;
}
export interface ToCheck {
  text: string;
}
export interface ToSave {
  text: string;
  id: string | null;
}

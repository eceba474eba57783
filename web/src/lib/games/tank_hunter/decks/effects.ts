import { isEvent, type AnyCard } from '../cards';
import type { CommanderCard, EventCard } from '../wire';
import type { Box } from './protocol.gen';

// What an effect, a target and a trigger hold, field by field, as the card schema has it. The rules judge whether it
// fits together.

type Effect = EventCard['effect'] | CommanderCard['effect'];
type Target = EventCard['target'];
type Trigger = NonNullable<EventCard['trigger']>;
export type EffectCard = EventCard | CommanderCard;

/** How one field is asked for. *word* tells under which head the values have their names. */
export type Field =
  | { as: 'number'; range: readonly [number, number] }
  /** A number that may be missing. */
  | { as: 'optional'; range: readonly [number, number] }
  | { as: 'flag' }
  | { as: 'one'; of: readonly string[]; word: string }
  /** One of them, or none. */
  | { as: 'maybe'; of: readonly string[]; word: string }
  | { as: 'several'; of: readonly string[]; word: string };

export type Fields = Readonly<Record<string, Field>>;

const number = (least: number, most: number): Field => ({ as: 'number', range: [least, most] });
const optional = (least: number, most: number): Field => ({ as: 'optional', range: [least, most] });
const flag: Field = { as: 'flag' };
const one = (word: string, ...of: string[]): Field => ({ as: 'one', of, word });
const maybe = (word: string, ...of: string[]): Field => ({ as: 'maybe', of, word });
const several = (word: string, ...of: string[]): Field => ({ as: 'several', of, word });

const pips = number(1, 6);
const few = number(1, 3);
const change = number(-6, 6);
const unitTypes = several('type', 'AFV', 'GUN', 'INF');
const attackTypes = several(
  'attack',
  'anti_armour',
  'grenade',
  'trample',
  'suicide',
  'gunfight',
  'long_range',
);
const expiry = {
  expires: one('expires', 'never', 'owner_before_turn', 'roll_at_owner_turn_end'),
  expire_le: optional(1, 6),
};

type Of<Code extends Effect['kind']> = Exclude<keyof Extract<Effect, { kind: Code }>, 'kind'>;
export const EFFECTS: { [Code in Effect['kind']]: Record<Of<Code>, Field> } = {
  carpet_bombing: { remove_le: pips, ends_game_on: few },
  draw_units_all: { count: few },
  draw_units: { count: number(1, 5), max_units_in_play: optional(0, 20) },
  ammo_roll_own: { le: pips },
  discard_all: { count: few },
  weather: { scout_mod: change, no_air_strikes: flag, ...expiry },
  resupply: {},
  clear_markers: {},
  air_strike: { hit_le: pips, result: one('result', 'destroy', 'remove', 'out_of_ammo') },
  barrage: { le: pips, requires: maybe('requires', 'own_revealed_able_gun') },
  attack_mod: {
    tn: change,
    attack_value: change,
    tn_vs_no_turret: optional(-6, 6),
    no_counter_vs_no_turret: flag,
  },
  extra_action: { count: few },
  reveal_enemy: { count: few },
  attach_mod: { armour: change, agility: change, anti_armour: change, lost_on_move: flag },
  hand_limit: { delta: change, ...expiry },
  ammo_strike: { le: pips },
  conceal: {},
  move_rear: {},
  discard_event_in_play: {},
  supply_mod: { supply: change, ...expiry },
  water: {
    variant: one('variant', 'swamp', 'river'),
    tn: change,
    blocks: attackTypes,
    blocks_charge: flag,
    exempt: several('exempt', 'paratroop'),
    ...expiry,
  },
  cancel_attack: {},
  redirect: {},
  reroll: {},
  escape: {},
  ambush: {},
  mine: { hit_le: pips },
  hand_attack: { count: few },
  scout_mod: { scout_mod: change },
  anti_air_mod: { anti_air: change },
  discard_water: {},
  resupply_roll: { le: pips },
  conceal_roll: { le: pips },
  peek_events: { count: number(1, 4) },
  spying: {},
  leadership: {},
};

const anybody = one('who', 'own', 'enemy', 'turn_player', 'any', 'all');
const attacker = one('attacker', 'own', 'enemy');
const against = maybe('against', 'own_unit');
const attackerLine = maybe('line', 'front', 'rear');

type In<What extends Target['what']> = Exclude<keyof Extract<Target, { what: What }>, 'what'>;
export const TARGETS: { [What in Target['what']]: Record<In<What>, Field> } = {
  unit: {
    who: anybody,
    revealed: one('revealed', 'yes', 'no', 'any'),
    line: one('line', 'any', 'front', 'rear'),
    types: unitTypes,
    min: number(1, 2),
    max: number(1, 2),
    needs: maybe('needs', 'out_of_ammo', 'any_marker', 'anti_armour', 'not_rolled_attack'),
  },
  player: { who: anybody, needs: maybe('needs', 'hidden_unit', 'card_in_hand', 'front_unit') },
  attack: {
    who: attacker,
    against,
    attack_types: attackTypes,
    attacker_types: unitTypes,
    attacker_line: attackerLine,
  },
  roll: { who: attacker, against },
  event_in_play: { who: one('who', 'any'), needs: maybe('needs', 'water') },
};

export const TRIGGER: Record<keyof Trigger, Field> = {
  against: one('against', 'own_unit'),
  attacker_line: attackerLine,
};

export const TAGS: readonly EventCard['tags'][number][] = ['air_strike', 'water', 'weather', 'non_tank'];
export const COMMANDER_WINDOWS: readonly CommanderCard['windows'][number][] = [
  'open_own',
  'scout',
  'declare',
  'counter',
  'air',
];
export const USES: readonly CommanderCard['use'][] = ['passive', 'exhaust'];

const alike = (box: Box, card: EffectCard): readonly EffectCard[] =>
  isEvent(card) ? box.events : box.commanders;

/** The effects that a card of this kind can have: those of the cards in the box. */
export const codesFor = (box: Box, card: EffectCard): Effect['kind'][] => [
  ...new Set(alike(box, card).map(({ effect }) => effect.kind)),
];

/** The card with another effect, and with all that must fit it as on the first such card in the box. */
export function withEffect(box: Box, card: EffectCard, code: string): AnyCard {
  const model = alike(box, card).find(({ effect }) => effect.kind === code);
  if (!model) return card;
  const { id, name, copies, text } = card;
  return { ...structuredClone(model), id, name, copies, text } as AnyCard;
}

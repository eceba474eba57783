import type { SignName } from './signs';
import type { CommanderCard, EventCard, UnitCard } from './wire';

/** A sign with its number, as a card shows it. */
export interface Mark {
  sign: SignName;
  value: number | null;
  /** TH-007: "2 × 2" has two shots. */
  shots: number;
}

const VALUES = ['anti_armour', 'non_aa', 'trample', 'gun', 'suicide'] as const;
/** TH-350: abilities with a number, and those that a unit has or has not. */
export const NUMBERED = ['scout', 'long_range', 'anti_air', 'evade'] as const;
export const FLAGS = [
  'rear',
  'no_turret',
  'open_top',
  'spying',
  'amphibian',
  'transport',
  'pulling',
  'leadership',
  'paratroop',
] as const;

/** TH-005: the attack values that a unit has. */
export const attackValues = (unit: UnitCard): Mark[] =>
  VALUES.flatMap((sign) => {
    const value = unit[sign];
    return value === null ? [] : [{ sign, value, shots: unit.shots[sign] }];
  });

/** TH-350: what a unit can do, those with a number first. */
export const abilitiesOf = ({ abilities, shots }: UnitCard): Mark[] => [
  ...NUMBERED.flatMap((sign) => {
    const value = abilities[sign];
    return value === null ? [] : [{ sign, value, shots: sign === 'long_range' ? shots.long_range : 1 }];
  }),
  ...FLAGS.filter((sign) => abilities[sign]).map((sign) => ({ sign, value: null, shots: 1 })),
];

/** TH-004: an AFV has armour, everybody else agility. */
export const defenceSign = (unit: UnitCard): SignName => (unit.type === 'AFV' ? 'armour' : 'agility');

const SILHOUETTES: Record<UnitCard['class'], string> = {
  light: 'light',
  medium: 'medium',
  heavy_medium: 'heavy',
  heavy: 'heavy',
  cruiser: 'medium',
  infantry_tank: 'heavy',
  tank_destroyer: 'assault',
  assault_gun: 'assault',
  sp_artillery: 'self-propelled-gun',
  sp_flak: 'self-propelled-flak',
  recon: 'car',
  carrier: 'halftrack',
  command: 'command-tank',
  at_gun: 'at-gun',
  field_gun: 'field-gun',
  howitzer: 'field-gun',
  flak: 'flak',
  rocket: 'rocket',
  rifle: 'infantry',
  airborne: 'airborne',
  cavalry: 'infantry',
  irregular: 'infantry',
  observer: 'observers',
  tank_hunter: 'tank-hunters',
};

/** The picture of a unit: by its class, and where a class has several types, by its type. */
export function silhouetteOf(unit: UnitCard): string {
  if (unit.class === 'command' && unit.type === 'INF') return 'observers';
  return SILHOUETTES[unit.class];
}

type EventKind = EventCard['effect']['kind'];

/** What an event's picture shows: a sign, large, and behind it whom it concerns. */
const SCENES: Record<EventKind, { sign: SignName; behind: string }> = {
  carpet_bombing: { sign: 'bomb', behind: 'burst' },
  draw_units_all: { sign: 'own', behind: 'infantry' },
  draw_units: { sign: 'own', behind: 'medium' },
  ammo_roll_own: { sign: 'out_of_ammo', behind: 'medium' },
  discard_all: { sign: 'discard', behind: 'infantry' },
  weather: { sign: 'immediate', behind: 'smoke' },
  resupply: { sign: 'supply', behind: 'halftrack' },
  clear_markers: { sign: 'supply', behind: 'infantry' },
  air_strike: { sign: 'bomb', behind: 'plane' },
  barrage: { sign: 'long_range', behind: 'field-gun' },
  attack_mod: { sign: 'hit', behind: 'medium' },
  extra_action: { sign: 'charge', behind: 'medium' },
  reveal_enemy: { sign: 'spying', behind: 'plane' },
  attach_mod: { sign: 'attach', behind: 'heavy' },
  hand_limit: { sign: 'hand', behind: 'observers' },
  ammo_strike: { sign: 'out_of_ammo', behind: 'infantry' },
  conceal: { sign: 'hidden', behind: 'medium' },
  move_rear: { sign: 'rear', behind: 'medium' },
  discard_event_in_play: { sign: 'discard', behind: 'infantry' },
  supply_mod: { sign: 'supply', behind: 'light' },
  water: { sign: 'amphibian', behind: 'medium' },
  cancel_attack: { sign: 'hidden', behind: 'smoke' },
  redirect: { sign: 'other', behind: 'assault' },
  reroll: { sign: 'armour', behind: 'heavy' },
  escape: { sign: 'evade', behind: 'infantry' },
  ambush: { sign: 'counter', behind: 'at-gun' },
  mine: { sign: 'bomb', behind: 'burst' },
  hand_attack: { sign: 'hand', behind: 'observers' },
};

export const sceneOf = (event: EventCard): { sign: SignName; behind: string } => SCENES[event.effect.kind];

const SMALL_SILHOUETTES = ['plane', 'burst', 'smoke'];

/** Where a silhouette stands in a picture of 220 × 104. Those of things in the air are small. */
export const frameOf = (silhouette: string): { x: number; y: number; width: number; height: number } =>
  SMALL_SILHOUETTES.includes(silhouette)
    ? { x: 26, y: 18, width: 96, height: 70 }
    : { x: 12, y: 15, width: 196, height: 88 };

export type AnyCard = UnitCard | EventCard | CommanderCard;

export const isUnit = (card: AnyCard): card is UnitCard => 'nation' in card;
export const isEvent = (card: AnyCard): card is EventCard => 'timing' in card;
export const isCommander = (card: AnyCard): card is CommanderCard => 'use' in card;

/** TH-120: a timing is a colour, too. */
export const colourOf = ({ timing }: EventCard): 'grey' | 'gold' | 'red' =>
  timing === 'own' ? 'grey' : timing === 'immediate' ? 'red' : 'gold';

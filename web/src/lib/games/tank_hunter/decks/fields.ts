import type { EventCard, UnitCard } from '../wire';

// What a card can have, in the order in which the form asks for it. The rules judge whether it fits together.

export const TYPES = ['AFV', 'GUN', 'INF'] as const satisfies UnitCard['type'][];
export const NATIONS = [
  'DE',
  'SU',
  'US',
  'UK',
  'FR',
  'IT',
  'JP',
  'PL',
] as const satisfies UnitCard['nation'][];
export const CLASSES = [
  'light',
  'medium',
  'heavy_medium',
  'heavy',
  'cruiser',
  'infantry_tank',
  'tank_destroyer',
  'assault_gun',
  'sp_artillery',
  'sp_flak',
  'recon',
  'carrier',
  'command',
  'at_gun',
  'field_gun',
  'howitzer',
  'flak',
  'rocket',
  'rifle',
  'airborne',
  'cavalry',
  'irregular',
  'observer',
  'tank_hunter',
] as const satisfies UnitCard['class'][];

/** TH-005 */
export const VALUES_OF = {
  AFV: ['anti_armour', 'non_aa', 'trample'],
  GUN: ['anti_armour', 'non_aa'],
  INF: ['gun', 'suicide'],
} as const;

export const TIMINGS = ['own', 'other', 'any', 'immediate'] as const satisfies EventCard['timing'][];
export const AFTERS = ['discard', 'remove', 'attach', 'stay'] as const satisfies EventCard['after'][];
export const WINDOWS = ['open', 'declare', 'counter', 'roll', 'hit'] as const;

/** The least and the most that a field may be, as the card schema has it. */
export const RANGES: Record<string, readonly [number, number]> = {
  copies: [1, 20],
  points: [1, 10],
  defence: [0, 6],
  supply: [1, 7],
  anti_armour: [0, 12],
  non_aa: [0, 12],
  trample: [0, 12],
  gun: [0, 12],
  suicide: [0, 12],
  'abilities.scout': [1, 6],
  'abilities.long_range': [1, 6],
  'abilities.anti_air': [1, 6],
  'abilities.evade': [1, 6],
  'shots.anti_armour': [1, 6],
  'shots.non_aa': [1, 6],
  'shots.trample': [1, 6],
  'shots.gun': [1, 6],
  'shots.suicide': [1, 6],
  'shots.long_range': [1, 6],
};

const NO_VALUES = { anti_armour: null, non_aa: null, trample: null, gun: null, suicide: null };
const ONE_SHOT = { anti_armour: 1, non_aa: 1, trample: 1, gun: 1, suicide: 1 };

/** TH-005: the unit as another type, with what it can still have. */
export function retyped(unit: UnitCard, type: UnitCard['type']): UnitCard {
  const kept = Object.fromEntries(VALUES_OF[type].map((value) => [value, unit[value]]));
  const abilities =
    type === 'AFV' ? unit.abilities : { ...unit.abilities, no_turret: false, open_top: false };
  return { ...unit, ...NO_VALUES, ...kept, type, abilities, shots: { ...unit.shots, ...ONE_SHOT } };
}

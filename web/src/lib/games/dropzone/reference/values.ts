// Profiles as a player reads them: values with their words, and special rules with the rule that explains them.
import { t } from '../../../i18n.svelte';
import { catalogue, type UnitProfile, type WeaponProfile } from '../catalogue.svelte';
import { inches } from '../numbers';

/** A value under its short name; the long one is read out and shown on demand. */
export interface Value {
  code: string;
  value: string;
}

/** A special rule: its code is its words in the catalogue. */
export interface Special {
  code: string;
  rule: string;
  /** The number that goes with it; 0 for none. */
  number: number;
}

/** DZ-033: "A, P5+, E+1"; a dash for none. */
export function countermeasures({ active, passive, evasion }: UnitProfile): string {
  const found = [
    ...(active ? [t('dz-ref-active')] : []),
    ...(passive ? [t('dz-ref-passive', { need: passive })] : []),
    ...(evasion ? [t('dz-ref-evasion', { number: evasion })] : []),
  ];
  return found.join(', ') || '–';
}

/** DZ-034: "3/6/9" */
const sizes = ({ sizes: allowed }: UnitProfile): string => allowed.join('/') || '–';

export function statsOf(profile: UnitProfile): Value[] {
  const { armour, move, damage_points, points, close_quarters, morale, landing_zone } = profile;
  return [
    { code: 'armour', value: String(armour) },
    { code: 'move', value: move === null ? t('dz-ref-fast') : inches(move) },
    { code: 'countermeasures', value: countermeasures(profile) },
    { code: 'damage_points', value: String(damage_points) },
    { code: 'points', value: String(points) },
    { code: 'sizes', value: sizes(profile) },
    ...(close_quarters ? [{ code: 'close_quarters', value: String(close_quarters) }] : []),
    ...(morale ? [{ code: 'morale', value: `${morale}+` }] : []),
    ...(landing_zone ? [{ code: 'landing_zone', value: landing_zone }] : []),
  ];
}

const special = (code: string, rule: string, mark: number | boolean | string | null): Special[] =>
  mark ? [{ code, rule, number: typeof mark === 'number' ? mark : 0 }] : [];

export const unitRules = (profile: UnitProfile): Special[] => [
  ...special('skimmer', 'DZ-280', profile.skimmer && profile.type === 'vehicle'),
  ...special('walker', 'DZ-283', profile.walker),
  ...special('fast_mover', 'DZ-320', profile.move === null),
  ...special('interceptor', 'DZ-325', profile.interceptor),
  ...special('active', 'DZ-133', profile.active),
  ...special('passive', 'DZ-134', profile.passive),
  ...special('evasion', 'DZ-333', profile.evasion),
  ...special('dodge', 'DZ-250', profile.dodge),
  ...special('bloodthirsty', 'DZ-244', profile.bloodthirsty),
  ...special('masonry_save', 'DZ-328', profile.masonry_save),
  ...special('gate', 'DZ-341', profile.gate),
  ...special('infantry_gate', 'DZ-340', profile.infantry_gate),
];

export const weaponRules = (weapon: WeaponProfile): Special[] => [
  ...special('aa', 'DZ-267', weapon.aa),
  ...special('articulated', 'DZ-261', weapon.articulated),
  ...special('alternative', 'DZ-260', weapon.alternative),
  ...special('coaxial', 'DZ-266', weapon.coaxial),
  ...special('small_arms', 'DZ-264', weapon.small_arms),
  ...special('shaped_charge', 'DZ-265', weapon.shaped_charge),
  ...special('sniper', 'DZ-278', weapon.sniper),
  ...special('accuracy_ground', 'DZ-329', weapon.accuracy_ground),
  ...special('modifier_cap', 'DZ-329', weapon.modifier_cap),
  ...special('shots_lost', 'DZ-330', weapon.shots_lost),
  ...special('demolisher', 'DZ-331', weapon.demolisher),
  ...special('devastator', 'DZ-332', weapon.devastator),
  ...special('flame', 'DZ-334', weapon.flame),
  ...special('indirect', 'DZ-335', weapon.indirect),
  ...special('area', 'DZ-336', weapon.area),
  ...special('limited', 'DZ-337', weapon.limited),
  ...special('close_combat', 'DZ-149', weapon.close_combat),
];

/** DZ-032: ∞, or CC for contact. */
export function rangeText({ close_combat }: WeaponProfile, range: number): string {
  if (close_combat) return t('dz-ref-contact');
  return Number.isFinite(range) ? inches(range) : '∞';
}

const ARCS = { F: 'f', SL: 's', SR: 's', R: 'r', C: 'c' } as const;

/** DZ-123, DZ-339: "F/S/R"; one side alone says which. */
export function arcText({ arcs }: WeaponProfile): string {
  const oneSided = arcs.includes('SL') !== arcs.includes('SR');
  const names = arcs.map((arc) =>
    oneSided && (arc === 'SL' || arc === 'SR')
      ? t(`dz-ref-arc-${arc.toLowerCase()}`)
      : t(`dz-ref-arc-${ARCS[arc]}`),
  );
  return [...new Set(names)].join('/');
}

/** "A 8, CM A, DP 1": what a shooter wants to know of a target. */
export function profileText(kind: string): string {
  const profile = catalogue()?.units.get(kind);
  if (!profile) return '';
  return t('dz-ref-target', {
    armour: profile.armour,
    countermeasures: countermeasures(profile),
    points: profile.damage_points,
  });
}

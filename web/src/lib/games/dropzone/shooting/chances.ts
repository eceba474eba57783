import { t } from '../../../i18n.svelte';
import { decimal, percent } from '../numbers';

const MENTIONED = 0.005; // a smaller chance to destroy says less than the damage to expect

/** The chance to destroy a target, or what damage to expect where that is next to none; a dash where it is not told. */
export function chanceText(destroyed: number | null, expected: number | null): string {
  if (destroyed === null || expected === null) return '–';
  return destroyed >= MENTIONED || expected === 0
    ? percent(destroyed)
    : t('dz-fire-average', { points: decimal(expected) });
}

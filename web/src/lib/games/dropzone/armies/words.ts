import { t } from '../../../i18n.svelte';
import type { Refusal } from '../../../protocol.gen';
import { catalogue, groupName, unitName } from '../catalogue.svelte';
import type { Place, Ride } from './protocol.gen';

/** "Zeus command walker 2" for `phr_zeus#2`. */
export function riderName(rides: string): string {
  const [unit = '', number] = rides.split('#');
  return number ? `${unitName(unit)} ${number}` : unitName(unit);
}

/** "2 × Condor medium dropship + 1 × Bear troop carrier" */
export const ridesText = (rides: readonly Ride[]): string =>
  rides.map(({ count, unit }) => t('army-count', { count, unit: unitName(unit) })).join(' + ');

/** "0–1", as the tables print it; "1" where it is fixed. */
export const spanText = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? String(most) : `${fewest}–${most}`;

/** An id as a player knows it. */
function named(id: string): string {
  if (catalogue()?.units.has(id.split('#')[0]!)) return riderName(id);
  return catalogue()?.battlegroups.has(id) ? groupName(id) : id;
}

/** Why a list is refused, with names in place of ids. */
export function reasonText({ key, facts }: Refusal): string {
  const told = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === 'string' && ['name', 'carrier', 'rides'].includes(fact) ? named(value) : value,
  ]);
  return t(key, Object.fromEntries(told) as Refusal['facts']);
}

/** "Battlegroup 2, squad 1" */
export const placeText = ({ group, part, entry }: Place): string => t('army-place', { group, part, entry });

/** Where a place is in the page. */
export const placeId = ({ group, part, entry }: Place): string => `place-${group}-${part}-${entry}`;

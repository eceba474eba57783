import { t } from '../../i18n.svelte';
import type { Refusal } from '../../protocol.gen';
import type { UnitInPlay, View } from './protocol.gen';
import { unitName } from './telling';

/** Why something cannot be done, with the unit called by its name. */
export const refusalText = ({ key, facts }: Refusal, view: View): string =>
  t(key, typeof facts.unit === 'string' ? { ...facts, unit: unitName(view, facts.unit) } : facts);

/** The same in a few words, for the card of the unit that it is about. */
export const shortRefusal = ({ key }: Refusal, unit: UnitInPlay): string =>
  t('hunter-why', { key, marker: markersOn(unit) });

function markersOn({ pinned, out_of_ammo: outOfAmmo }: UnitInPlay): string {
  if (pinned) return 'pinned';
  return outOfAmmo ? 'ammo' : 'none';
}

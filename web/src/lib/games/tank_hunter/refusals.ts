import { t } from '../../i18n.svelte';
import type { Refusal } from '../../protocol.gen';
import type { View } from './protocol.gen';
import { unitName } from './telling';

/** Why something cannot be done, with the unit called by its name. */
export const refusalText = ({ key, facts }: Refusal, view: View): string =>
  t(key, typeof facts.unit === 'string' ? { ...facts, unit: unitName(view, facts.unit) } : facts);

/** The same in a few words, for the edge of a card. */
export const shortRefusal = ({ key }: Refusal): string => t('hunter-why', { key });

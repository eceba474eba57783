import { t } from '../../i18n.svelte';
import { whereabouts } from './elements';
import type { Ordering } from './ordering.svelte';

/** What to do with who is in hand; or why they cannot move at all. */
export function orderHint({ hand, reach, purpose, isAircraft, draft }: Ordering, keys: boolean): string {
  if (!hand) return '';
  if (reach?.refusal && purpose === 'move' && !draft.action) return t(reach.refusal.key, reach.refusal.facts);
  return t('battle-hint', {
    purpose,
    where: whereabouts(hand),
    flies: isAircraft ? 'yes' : 'no',
    keys: keys ? 'yes' : 'no',
  });
}

import { i18n, t } from '../i18n.svelte';
import type { TurningPoint } from '../protocol.gen';
import { percent } from './course';

/** Whether it was dice, a choice, or something hidden. */
export function causeText({ cause, seat, likely }: TurningPoint, name: (seat: number) => string): string {
  const who = seat >= 0 ? name(seat) : '';
  if (cause === 'dice' && likely !== null)
    return t('review-cause-likely', { name: who, percent: Math.max(1, percent(likely)) });
  return t(`review-cause-${cause}`, { name: who });
}

/** What a kind of throws is called. */
export const kindText = (ask: string): string =>
  t(i18n.has(`review-luck-${ask}`) ? `review-luck-${ask}` : 'review-luck-other');

import { t } from '../i18n.svelte';
import type { SeatInfo } from '../protocol.gen';

/** What the others call a seat. */
export function nameOf(info: SeatInfo): string {
  if (info.kind === 'bot') return t('table-bot', { level: info.level });
  if (info.kind === 'open') return t('table-open-seat');
  return info.name || t('table-guest');
}

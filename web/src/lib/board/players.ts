import { t } from '../i18n.svelte';
import type { Replay, SeatInfo } from '../protocol.gen';

/** What the others call a seat. */
export function nameOf(info: SeatInfo): string {
  if (info.kind === 'bot') return t('table-bot', { level: info.level });
  if (info.kind === 'open') return t('table-open-seat');
  return info.name || t('table-guest');
}

const isBot = (name: string): boolean => /^bot \d+$/.test(name); // as records call them

/** Who sat where when a match was played. */
export const recordedSeats = ({ seats }: Replay, sideOf: (seat: number) => string): SeatInfo[] =>
  seats.map((name, seat) => ({
    seat,
    side: sideOf(seat),
    kind: isBot(name) ? 'bot' : 'person',
    name,
    level: 0,
    here: true,
    yours: false,
    substitute_in: null,
  }));

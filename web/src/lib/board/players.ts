import { SPECTATOR } from '../api';
import { t } from '../i18n.svelte';
import type { Replay, SeatInfo, Table } from '../protocol.gen';

/** What the others call a seat. */
export function nameOf(info: SeatInfo): string {
  if (info.kind === 'bot') return info.name || t('table-bot', { level: info.level });
  if (info.kind === 'coach' || info.kind === 'rival') return t(`table-${info.kind}`);
  if (info.kind === 'open') return t('table-open-seat');
  if (info.program) return t('table-program', { name: info.name });
  return info.name || t('table-guest');
}

/** Two people at one device: the one who plays both sides is nobody's opponent. */
export const isHotSeat = (seats: readonly SeatInfo[]): boolean =>
  seats.filter(({ yours }) => yours).length > 1;

/** The seat that is called "you": at a hot seat none. */
export const seatOfYou = ({ seat, seats }: Pick<Table, 'seat' | 'seats'>): number =>
  isHotSeat(seats) ? SPECTATOR : seat;

const BOT = /^bot (\d+)$/; // as records call them

function recordedSeat(name: string, seat: number, side: string): SeatInfo {
  const level = BOT.exec(name)?.[1];
  return {
    seat,
    side,
    kind: level === undefined ? 'person' : 'bot',
    name: level === undefined ? name : '',
    level: Number(level ?? 0),
    here: true,
    yours: false,
    program: false,
    substitute_in: null,
  };
}

/** Who sat where when a match was played. */
export const recordedSeats = ({ seats }: Replay, sideOf: (seat: number) => string): SeatInfo[] =>
  seats.map((name, seat) => recordedSeat(name, seat, sideOf(seat)));

/** What to call somebody of whom a record has only the name. */
export const recordedName = (name: string): string => nameOf(recordedSeat(name, 0, ''));

import { t } from '../../i18n.svelte';
import type { SeatInfo, Waiting } from '../../protocol.gen';
import type { View } from './protocol.gen';
import { playerName } from './words';

/** Whom the table waits for, and for what, in one sentence. */
export function waitingText(view: View, seats: readonly SeatInfo[], waiting: Waiting | null): string {
  if (seats.some(({ kind }) => kind === 'open')) return t('table-seat-free');
  if (!waiting || waiting.seats.length === 0) return t('battle-dice');
  const names = waiting.seats.map((seat) => playerName(seats, seat, view.seat)).join(', ');
  return t('battle-waits', { names });
}

/** What the other one is about to do. */
export const waitingNote = (view: View): string | undefined => {
  const frame = view.state.question;
  return frame ? t('battle-waits-for', { frame: frame.type }) : undefined;
};

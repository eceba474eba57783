import { i18n, t } from '../i18n.svelte';
import type { TimeControl } from '../protocol.gen';

export type { TimeControl };

/** How a match is timed, in a few words. */
export function controlText(control: TimeControl): string {
  switch (control.type) {
    case 'Untimed':
      return t('clock-none');
    case 'Live': {
      const { minutes, increment = 0, decision = 0 } = control;
      const words = [
        increment ? t('clock-increment', { minutes, increment }) : t('clock-minutes', { minutes }),
      ];
      if (decision) words.push(t('clock-decision', { seconds: decision }));
      return words.join(', ');
    }
    case 'Days': {
      const { days, off = [] } = control;
      const words = [t('clock-days', { days })];
      if (off.length) words.push(t('clock-off', { count: off.length, days: weekdays(off) }));
      return words.join(', ');
    }
  }
}

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Mo, Tu, … of 0 to 6, as the server counts them: in UTC. */
export function weekday(day: number, weekday: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY);
}

/** Tomorrow 18:00, Wednesday 18:00, or 3 December 18:00, in the reader's own time. */
export function whenText(ms: number, now = Date.now()): string {
  const far = ms - now > 6 * DAY || ms < now - DAY;
  const day: Intl.DateTimeFormatOptions = far ? { day: 'numeric', month: 'long' } : { weekday: 'long' };
  return new Intl.DateTimeFormat(i18n.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(ms);
}

const HOUR = 3_600_000;

/** 2 days, 14 hours or 25 minutes. */
export function spanInWords(ms: number): string {
  if (ms >= 2 * DAY - HOUR) return t('clock-left-days', { days: Math.round(ms / DAY) });
  if (ms >= HOUR) return t('clock-left-hours', { hours: Math.floor(ms / HOUR) });
  return t('clock-left-minutes', { minutes: Math.max(0, Math.floor(ms / 60_000)) });
}

export const weekdays = (days: readonly number[]): string =>
  new Intl.ListFormat(i18n.language).format([...days].sort().map((day) => weekday(day)));

import { weekdays } from '../clocks/words';
import { t } from '../i18n.svelte';
import type { TimeControl } from '../protocol.gen';

/** The clocks that people usually agree on. */
export const CLOCKS: readonly TimeControl[] = [
  { type: 'Untimed' },
  { type: 'Live', minutes: 10, increment: 0, decision: 0 },
  { type: 'Live', minutes: 15, increment: 10, decision: 0 },
  { type: 'Days', days: 1, off: [] },
  { type: 'Days', days: 3, off: [] },
];

/** How a match is timed, as short as a list needs it. */
export function controlInShort(clock: TimeControl): string {
  switch (clock.type) {
    case 'Untimed':
      return t('time-none');
    case 'Live':
      return clock.increment > 0
        ? t('time-increment', { minutes: clock.minutes, seconds: clock.increment })
        : t('time-minutes', { minutes: clock.minutes });
    case 'Days': {
      const { days, off } = clock;
      const turn = t('time-days', { days });
      return off.length ? `${turn}, ${t('clock-off', { count: off.length, days: weekdays(off) })}` : turn;
    }
  }
}

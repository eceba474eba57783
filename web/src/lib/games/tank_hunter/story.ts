import type { Chapter } from '../../board/story';
import { t } from '../../i18n.svelte';
import type { Happened } from '../../protocol.gen';
import { lineText, type Telling } from './lines';
import type { Event } from './protocol.gen';
import { playerName } from './words';

const LOSSES: readonly Event['type'][] = ['Destroyed', 'TakenOut', 'Eliminated'];

function opened(number: number, of: number, seq: number, { seats, seat }: Telling): Chapter {
  const you = of === seat ? 'yes' : 'no';
  return {
    number,
    seq,
    lines: [{ text: t('hunter-log-turn', { you, name: playerName(seats, of, seat) }), loss: false }],
  };
}

/** The log as a story: a chapter for each turn. */
export function chapters(log: readonly Happened[], telling: Telling): Chapter[] {
  const found: Chapter[] = [];
  for (const { event: told, line, seq } of log) {
    const event = told as Event;
    if (event.type === 'BeforeTurn') found.push(opened(event.turn, event.seat, seq, telling));
    else if (found.length === 0) found.push({ number: 0, seq, lines: [] });
    if (line && event.type !== 'BeforeTurn')
      found.at(-1)!.lines.push({ text: lineText(line, telling), loss: LOSSES.includes(event.type) });
  }
  return found.filter(({ lines }) => lines.length > 0);
}

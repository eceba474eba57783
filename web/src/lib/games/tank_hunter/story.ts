import type { Chapter } from '../../board/story';
import { t } from '../../i18n.svelte';
import type { Happened } from '../../protocol.gen';
import { lineText, type Telling } from './lines';
import type { Event } from './protocol.gen';
import { playerName } from './words';

const LOSSES: readonly Event['type'][] = ['Destroyed', 'TakenOut', 'Eliminated'];

const turnText = (of: number, { seats, seat }: Telling): string =>
  t('hunter-log-turn', { you: of === seat ? 'yes' : 'no', name: playerName(seats, of, seat) });

/** One event of the log in a sentence. */
export function sentence({ event: told, line }: Happened, telling: Telling): string {
  const event = told as Event;
  if (event.type === 'BeforeTurn') return turnText(event.seat, telling);
  return line ? lineText(line, telling) : '';
}

/** The log as a story: a chapter for each turn. It begins with the end of the one before; its first step is the next. */
export function chapters(log: readonly Happened[], telling: Telling): Chapter[] {
  const found: Chapter[] = [];
  for (const happened of log) {
    const { seq } = happened;
    const event = happened.event as Event;
    if (event.type === 'BeforeTurn') found.push({ number: event.turn, seq: seq + 1, lines: [] });
    else if (found.length === 0) found.push({ number: 0, seq, lines: [] });
    const text = sentence(happened, telling);
    const chapter = found.at(-1)!;
    if (text)
      chapter.lines.push({ text, loss: LOSSES.includes(event.type), seq: Math.max(seq, chapter.seq) });
  }
  return found.filter(({ lines }) => lines.length > 0);
}

import type { Chapter } from '../../board/story';
import { t } from '../../i18n.svelte';
import type { Happened, Line } from '../../protocol.gen';
import type { Event } from './protocol.gen';

const LOSSES: readonly Event['type'][] = ['UnitLost', 'BuildingCollapsed'];
/** With these something new begins. */
const OPENINGS: readonly Event['type'][] = ['TurnBegan', 'BattlegroupActivated'];

export const lineText = ({ key, facts }: Line): string => t(key, facts);

export const isLoss = ({ type }: Event): boolean => LOSSES.includes(type);

/** The log as a story: a chapter for each activation, under the number of its turn. */
export function chapters(log: readonly Happened[]): Chapter[] {
  const found: Chapter[] = [];
  let turn = 0;
  for (const { event: told, line, seq } of log) {
    const event = told as Event;
    if (event.type === 'TurnBegan') turn = event.turn;
    if (found.length === 0 || OPENINGS.includes(event.type)) found.push({ number: turn, seq, lines: [] });
    if (line) found.at(-1)!.lines.push({ text: lineText(line), loss: isLoss(event), seq });
  }
  return found.filter(({ lines }) => lines.length > 0);
}

import type { Chapter, Cost } from '../../board/story';
import type { Happened } from '../../protocol.gen';
import type { IconName } from '../../ui/icons';
import type { Marks } from './marks';
import { lineText, shotText, turnText } from './words';
import type { Side, Way } from './wire';
import type { Event, Position as State } from './protocol.gen';

/** One side's turn as it was played. */
export interface Ply {
  /** The number of the turn, the same for White and Black. */
  number: number;
  side: Side;
  /** TC-60 */
  text: string;
  /** The sequence number of the step that played it. */
  seq: number;
  loss: boolean;
  /** What remains of it on the map. */
  last: NonNullable<Marks['last']>;
}

/** The turns played so far, from what was told of them and not taken back. */
export function plies(log: readonly Happened[], state: State): Ply[] {
  const found: Ply[] = [];
  let number = firstNumber(state);
  for (const { event: told, seq } of log) {
    const event = told as Event;
    if (event.type === 'TankMoved' || event.type === 'Escaped') {
      const before = found.at(-1);
      if (before && before.side === 1 && event.side === 0) number += 1;
      found.push(begun(event, seq, number));
    } else amend(found.at(-1), event, seq);
  }
  return found;
}

const firstNumber = (state: State): number => Number(state.options.position.split(' ')[6]) || 1;

function begun(event: Event & { type: 'TankMoved' | 'Escaped' }, seq: number, number: number): Ply {
  const { side, start } = event;
  const leaves = event.type === 'Escaped';
  const text = leaves
    ? turnText({ type: 'Escape', start }, 'C')
    : turnText({ type: 'Move', start, end: event.end, heading: event.heading, target: null }, event.letter);
  const way: Way = event.route.length > 0 ? event.route : [[start, 0]];
  return { number, side, text, seq, loss: false, last: { way, leaves, shot: null } };
}

/** The rest of what was told of the same turn: its shot and its marks. */
function amend(ply: Ply | undefined, event: Event, seq: number): void {
  if (!ply || ply.seq !== seq) return;
  switch (event.type) {
    case 'ShotFired':
      ply.text += shotText(event.target, event.destroyed);
      ply.last.shot = { from: event.cell, to: event.target, destroyed: event.destroyed };
      break;
    case 'TankDestroyed':
    case 'TankSunk':
      ply.loss = true;
      break;
    case 'CheckAnnounced':
      ply.text += '+';
      break;
    case 'EscapeAnnounced':
      ply.text += '^';
      break;
    case 'Won':
      if (!ply.text.endsWith('#')) ply.text += '#';
  }
}

const ICONS: Record<Event['type'], IconName> = {
  TankMoved: 'drive',
  ShotFired: 'shot',
  TankDestroyed: 'burst',
  TankSunk: 'burst',
  Escaped: 'flag',
  CheckAnnounced: 'flag',
  EscapeAnnounced: 'flag',
  PositionRepeated: 'again',
  DrawOffered: 'flag',
  DrawDeclined: 'flag',
  Won: 'flag',
  Drawn: 'flag',
};

function costOf(event: Event, seat: number): Cost | undefined {
  if (seat < 0 || (event.type !== 'TankDestroyed' && event.type !== 'TankSunk')) return undefined;
  return { whose: event.side === seat ? 'own' : 'other', count: 1 };
}

/** The log as a story, turn by turn. */
export function chapters(log: readonly Happened[], state: State, seat: number): Chapter[] {
  const found: Chapter[] = [];
  const numbers = new Map(plies(log, state).map(({ seq, number }) => [seq, number]));
  for (const { event, line, seq } of log) {
    const number = numbers.get(seq);
    if (number !== undefined && number !== found.at(-1)?.number) found.push({ number, seq, lines: [] });
    if (!line) continue;
    if (found.length === 0) found.push({ number: 0, seq, lines: [] });
    const loss = ['TankDestroyed', 'TankSunk', 'CheckAnnounced', 'EscapeAnnounced'].includes(
      (event as Event).type,
    );
    const { type } = event as Event;
    found.at(-1)!.lines.push({
      text: lineText(line),
      loss,
      seq,
      icon: ICONS[type],
      cost: costOf(event as Event, seat),
      more: type === 'TankDestroyed' || type === 'TankSunk',
    });
  }
  return found;
}

import type { Chapter, Cost } from '../../board/story';
import { t } from '../../i18n.svelte';
import type { Happened } from '../../protocol.gen';
import type { IconName } from '../../ui/icons';
import { lineText, type Telling } from './lines';
import type { Event } from './protocol.gen';
import { thrownIn } from './thrown';
import { ownerOf, playerName } from './words';

const LOSSES: readonly Event['type'][] = ['Destroyed', 'TakenOut', 'Eliminated'];

/** What came of an attack or a die: it stands in the line of what was tried. */
const OUTCOMES: ReadonlySet<Event['type']> = new Set([
  'ShotRolled',
  'ShotMissed',
  'ShotHit',
  'DiceVoid',
  'ScoutRolled',
  'EvadeDeclined',
  'HitEscaped',
  'AmmunitionRolled',
  'Marked',
  'Exhausted',
  'Destroyed',
  'TakenOut',
  'EventReceived',
  'UnitReceived',
  'BombingCounted',
]);

const ICONS: Partial<Record<Event['type'], IconName>> = {
  Dealt: 'card',
  FirstRolled: 'dice',
  FirstPlayer: 'flag',
  BeforeTurn: 'flag',
  Rearranged: 'drive',
  Revealed: 'look',
  LineChanged: 'drive',
  Marked: 'ammo',
  Destroyed: 'burst',
  TakenOut: 'burst',
  EventPlayed: 'card',
  RedDrawn: 'card',
  EventEnded: 'card',
  ExpiryRolled: 'dice',
  EffectRolled: 'dice',
  CommanderUsed: 'flag',
  CommanderArrived: 'flag',
  EventDrawn: 'card',
  Discarded: 'card',
  HandShown: 'look',
  EventsSeen: 'look',
  UnitDrawn: 'card',
  UnitPlaced: 'card',
  ScoutDeclared: 'scout',
  Waited: 'wait',
  FrontFilled: 'drive',
  Relieved: 'drive',
  Refreshed: 'again',
  Concealed: 'look',
  Unmarked: 'ammo',
  AbilityUsed: 'flag',
  Led: 'flag',
  PlacementFixed: 'lock',
  LinesShown: 'look',
  PointsAnnounced: 'flag',
  AttackDeclared: 'shot',
  AttackRedirected: 'shot',
  AttackCancelled: 'shot',
  AttackFizzled: 'shot',
  CounterDeclared: 'duel',
  EvadeRolled: 'drive',
  AntiAirRolled: 'shot',
  StrikeStopped: 'shot',
  Eliminated: 'flag',
  Resigned: 'flag',
  TimeRanOut: 'flag',
  GameEnded: 'flag',
};

/** What was lost, in points where the rules count them. */
function costOf(event: Event, seat: number): Cost | undefined {
  if (seat < 0 || (event.type !== 'Destroyed' && event.type !== 'TakenOut')) return undefined;
  const count = event.type === 'Destroyed' ? event.points : 1;
  return { whose: ownerOf(event.unit) === seat ? 'own' : 'other', count };
}

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
    if (!text) continue;
    const [icon, thrown] = [ICONS[event.type], thrownIn(happened)];
    chapter.lines.push({
      text,
      loss: LOSSES.includes(event.type),
      seq: Math.max(seq, chapter.seq),
      cost: costOf(event, telling.seat),
      more: OUTCOMES.has(event.type) && chapter.lines.length > 0,
      ...(icon ? { icon } : {}),
      ...(thrown ? { thrown } : {}),
    });
  }
  return found.filter(({ lines }) => lines.length > 0);
}

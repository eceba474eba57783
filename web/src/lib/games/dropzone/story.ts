import type { Chapter, Cost, Sentence, Thrown } from '../../board/story';
import { t } from '../../i18n.svelte';
import type { Happened, Line } from '../../protocol.gen';
import type { IconName } from '../../ui/icons';
import { throwOf } from './dice/throws';
import type { Event } from './protocol.gen';

const LOSSES: readonly Event['type'][] = ['UnitLost', 'BuildingCollapsed'];
/** With these something new begins. */
const OPENINGS: readonly Event['type'][] = ['TurnBegan', 'BattlegroupActivated'];
/** What came of something that was done: it stands in the same line. */
const OUTCOMES: ReadonlySet<Event['type']> = new Set([
  'SavesRolled',
  'NoDamagePossible',
  'DamageRolled',
  'BlastRolled',
  'UnitDamaged',
  'UnitLost',
  'CrashRolled',
  'FellOn',
  'PassengerRolled',
  'BuildingDamaged',
  'BuildingCollapsed',
  'CollapseRolled',
  'LotDrawn',
]);

const ICONS: Partial<Record<Event['type'], IconName>> = {
  RolledOff: 'dice',
  BattlegroupDeployed: 'land',
  InitiativeRolled: 'dice',
  ReserveRolled: 'dice',
  TurnBegan: 'clock',
  ActsLast: 'flag',
  ReservesCalled: 'land',
  BattlegroupActivated: 'flag',
  SquadsPlay: 'go',
  SquadHeld: 'wait',
  Moved: 'drive',
  Flew: 'drive',
  FlightAnnounced: 'drive',
  ShotsRolled: 'shot',
  ShotsWasted: 'shot',
  ReactionDeclared: 'shot',
  ReactionFailed: 'shot',
  DamageRolled: 'shot',
  UnitLost: 'burst',
  UnitDamaged: 'burst',
  CrashRolled: 'burst',
  LowFlightTested: 'dice',
  AvailabilityRolled: 'dice',
  RunAnnounced: 'drive',
  Boarded: 'land',
  Unloaded: 'land',
  SurvivorsPlaced: 'land',
  WallsAssigned: 'house',
  BuildingEntered: 'house',
  BuildingLeft: 'house',
  BuildingDamaged: 'house',
  BuildingCollapsed: 'house',
  MasonryFell: 'house',
  FightBegan: 'duel',
  FightRolled: 'duel',
  MoraleRolled: 'dice',
  Withdrew: 'duel',
  BuildingTaken: 'house',
  SearchBegan: 'scout',
  Searched: 'scout',
  ObjectiveTaken: 'flag',
  ObjectiveDropped: 'flag',
  ObjectiveExtracted: 'flag',
  MarkersControlled: 'flag',
  PaperRead: 'scout',
  CardDrawn: 'card',
  CardsCounted: 'card',
  CardsDiscarded: 'card',
  CardPlayed: 'card',
  TurnEnded: 'clock',
  Conceded: 'flag',
  TimeRanOut: 'flag',
  Won: 'flag',
  Drawn: 'flag',
};

export const lineText = ({ key, facts }: Line): string => t(key, facts);

export const isLoss = ({ type }: Event): boolean => LOSSES.includes(type);

function costOf(event: Event, seat: number): Cost | undefined {
  if (seat < 0 || event.type !== 'UnitLost') return undefined;
  return { whose: event.unit?.player === seat ? 'own' : 'other', count: 1 };
}

function thrownIn(event: Event): Thrown | undefined {
  const rolled = throwOf(event);
  return rolled && { values: rolled.dice, need: rolled.need, good: rolled.good };
}

function sentence(event: Event, line: Line, seq: number, seat: number): Sentence {
  const [icon, thrown] = [ICONS[event.type], thrownIn(event)];
  return {
    text: lineText(line),
    loss: isLoss(event),
    seq,
    cost: costOf(event, seat),
    ...(icon ? { icon } : {}),
    ...(thrown ? { thrown } : {}),
  };
}

/** The log as a story: a chapter for each activation, under the number of its turn. */
export function chapters(log: readonly Happened[], seat: number): Chapter[] {
  const found: Chapter[] = [];
  let turn = 0;
  for (const { event: told, line, seq } of log) {
    const event = told as Event;
    if (event.type === 'TurnBegan') turn = event.turn;
    if (found.length === 0 || OPENINGS.includes(event.type)) found.push({ number: turn, seq, lines: [] });
    const lines = found.at(-1)!.lines;
    const more = OUTCOMES.has(event.type) && lines.at(-1)?.seq === seq;
    if (line) lines.push({ ...sentence(event, line, seq, seat), more });
  }
  return found.filter(({ lines }) => lines.length > 0);
}

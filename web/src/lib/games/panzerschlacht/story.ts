import type { Chapter, Cost, Sentence } from '../../board/story';
import type { Happened, Line } from '../../protocol.gen';
import type { IconName } from '../../ui/icons';
import type { Side, Square } from './wire';
import type { Event } from './protocol.gen';
import { lineText } from './words';

const LOSSES: readonly Event['type'][] = [
  'TankShot',
  'MineExploded',
  'InstallationLost',
  'DuelFought',
  'GunFought',
];

export const isLoss = ({ event }: Happened): boolean => LOSSES.includes((event as Event).type);

const ICONS: Partial<Record<Event['type'], IconName>> = {
  SetupSealed: 'lock',
  ArmiesRevealed: 'look',
  PlanLocked: 'lock',
  Moved: 'drive',
  Passed: 'wait',
  ShotsRevealed: 'shot',
  ShotsMissed: 'shot',
  TankShot: 'burst',
  MineExploded: 'mine',
  InstallationLost: 'burst',
  MinesVoid: 'mine',
  FlagAwarded: 'flag',
  DuelFought: 'duel',
  GunAttacked: 'gun',
  GunFought: 'gun',
  WhitesChanged: 'ammo',
  DrawOffered: 'flag',
  Won: 'flag',
  Drawn: 'flag',
  SecretsRevealed: 'look',
};

/** Whose pieces a fight between two squares cost. */
function losers(side: Side, attacker: Square, lost: readonly Square[]): Side[] {
  return lost.map((square) => (square === attacker ? side : 1 - side));
}

function losersOf(event: Event): Side[] {
  switch (event.type) {
    case 'TankShot':
    case 'MineExploded':
    case 'InstallationLost':
      return [event.side];
    case 'DuelFought':
      return losers(event.side, event.attacker, event.lost);
    case 'GunFought':
      return losers(event.side, event.attacker, [event.lost]);
    default:
      return [];
  }
}

/** One's own loss weighs more than the one that it cost the other; those who watch have none. */
function costOf(event: Event, seat: number): Cost | undefined {
  const lost = losersOf(event);
  if (seat < 0 || lost.length === 0) return undefined;
  return { whose: lost.includes(seat) ? 'own' : 'other', count: 1 };
}

function sentence({ event: told, line, seq }: Happened & { line: Line }, seat: number): Sentence {
  const event = told as Event;
  const icon = ICONS[event.type];
  return {
    text: lineText(line),
    loss: LOSSES.includes(event.type),
    seq,
    cost: costOf(event, seat),
    ...(icon ? { icon } : {}),
    ...(event.type === 'GunFought' ? { thrown: { values: [event.die], need: '' } } : {}),
  };
}

/**
 * The log as a story, turn by turn. That a plan is locked is news only until something else is. A turn begins with the
 * end of the one before it: its own first step is the next.
 */
export function chapters(log: readonly Happened[], seat: number): Chapter[] {
  const found: Chapter[] = [];
  let before: Event['type'] | undefined;
  for (const told of log) {
    const event = told.event as Event;
    if (event.type === 'TurnBegan') found.push({ number: event.turn, seq: told.seq + 1, lines: [] });
    if (!told.line || (event.type === 'PlanLocked' && told !== log.at(-1))) continue;
    if (found.length === 0) found.push({ number: 0, seq: told.seq, lines: [] });
    const more = event.type === 'ShotsMissed' && before === 'ShotsRevealed';
    found.at(-1)!.lines.push({ ...sentence({ ...told, line: told.line }, seat), more });
    before = event.type;
  }
  return found.filter(({ lines }) => lines.length > 0);
}

import type { Happened } from '../../protocol.gen';
import type { Square } from './wire';
import type { Event } from './protocol.gen';

/** The events from the last committed turn on. */
function lastTurn(log: readonly Happened[]): Event[] {
  const events = log.map(({ event }) => event as Event);
  const start = events.findLastIndex(({ type }) => type === 'Moved' || type === 'Passed');
  return start < 0 ? [] : events.slice(start);
}

/** The paths driven in the last turn. */
export function traceOf(log: readonly Happened[]): Square[][] {
  const [first] = lastTurn(log);
  return first?.type === 'Moved' ? first.paths : [];
}

/** Where pieces were lost in the last turn. */
export function scarsOf(log: readonly Happened[]): Square[] {
  return [...new Set(lastTurn(log).flatMap(lossesOf))];
}

/** Where a tank was lost, and whether its wreck still burns: those of the last turn do. */
export interface Wreck {
  square: Square;
  burning: boolean;
}

/** The wrecks of the whole match; of several on a square the latest. */
export function wrecksOf(log: readonly Happened[]): Wreck[] {
  const fresh = new Set(lastTurn(log));
  const found = new Map<Square, Wreck>();
  for (const event of log.map((told) => told.event as Event))
    for (const square of tanksLost(event)) found.set(square, { square, burning: fresh.has(event) });
  return [...found.values()];
}

function tanksLost(event: Event): Square[] {
  if (event.type === 'InstallationLost') return [];
  if (event.type === 'GunFought' && event.lost === event.gun) return [];
  return lossesOf(event);
}

function lossesOf(event: Event): Square[] {
  switch (event.type) {
    case 'TankShot':
    case 'MineExploded':
    case 'InstallationLost':
      return [event.square];
    case 'DuelFought':
      return event.lost;
    case 'GunFought':
      return [event.lost];
    default:
      return [];
  }
}

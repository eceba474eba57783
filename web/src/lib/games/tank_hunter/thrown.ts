import type { Thrown } from '../../board/story';
import type { Happened } from '../../protocol.gen';
import type { Event } from './protocol.gen';

/** The dice of an event, what they had to show, and which of them did, as the sentence about them says. */
export function thrownIn({ event: told, line }: Happened): Thrown | undefined {
  const event = told as Event;
  switch (event.type) {
    case 'ShotRolled':
      return { values: event.dice, ...judged(event.needs, line?.facts.success) };
    case 'ScoutRolled':
    case 'EvadeRolled':
    case 'AntiAirRolled':
    case 'EffectRolled':
      return { values: [event.die], ...judged(event.needs, line?.facts.success) };
    case 'FirstRolled':
    case 'ExpiryRolled':
      return { values: [event.die], need: '' };
    default:
      return undefined;
  }
}

/** Where only ammunition counts nothing has to be shown. */
const judged = (needs: number | null, success: unknown): Omit<Thrown, 'values'> =>
  needs === null
    ? { need: '' }
    : {
        need: `≤ ${needs}`,
        good: String(success)
          .split(' ')
          .map((so) => so === 'yes'),
      };

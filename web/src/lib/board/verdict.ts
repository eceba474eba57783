import type { Result, Table } from '../protocol.gen';
import { isHotSeat } from './players';

type Eyes = Pick<Table, 'seat' | 'seats'>;

/** How a match ended for whoever looks on; "you" is nobody for watchers, at a hot seat, and in a draw. */
export type Verdict = 'won' | 'lost' | 'nobody';

export function verdict({ seat, seats }: Eyes, { winners }: Result): Verdict {
  if (winners.length === 0 || seat < 0 || isHotSeat(seats)) return 'nobody';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** What the sentence about the end of a match must know: each is told the reason from his own side. */
export const resultFacts = (eyes: Eyes, result: Result) => ({
  you: verdict(eyes, result),
  side: eyes.seats[result.winners[0] ?? -1]?.side ?? '',
  rivals: eyes.seats.length - 1,
});

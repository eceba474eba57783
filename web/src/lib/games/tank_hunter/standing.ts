import { i18n, t } from '../../i18n.svelte';
import type { SeatInfo } from '../../protocol.gen';
import type { View } from './protocol.gen';
import { playerName } from './words';

/** Who is ahead, in one sentence. */
export function aheadText({ scores, seat }: View, seats: readonly SeatInfo[]): string {
  const leaders = scores.flatMap(({ rank }, other) => (rank === 1 ? [other] : []));
  const names = leaders.map((leader) => playerName(seats, leader, seat));
  return t('hunter-ahead', {
    how: howMany(leaders, scores.length, seat),
    names: new Intl.ListFormat(i18n.language).format(names),
    points: scores[leaders[0]!]!.points,
  });
}

function howMany(leaders: readonly number[], players: number, seat: number): string {
  if (leaders.length === players) return 'level';
  if (leaders.length > 1) return 'many';
  return leaders[0] === seat ? 'you' : 'one';
}

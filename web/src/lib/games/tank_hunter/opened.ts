import { SPECTATOR } from '../../api';
import type { View } from './protocol.gen';

/** What all seats know, put together: every player's own cards from that player's own view. */
export function openView(views: readonly View[]): View {
  const [first] = views;
  if (!first) throw new Error('an example has no view');
  return {
    ...first,
    seat: SPECTATOR,
    players: first.players.map((player, seat) => views[seat]?.players[seat] ?? player),
  };
}

// Requests about people among themselves.

import { ask, part } from '../api';
import type { Profile } from '../protocol.gen';

export const club = {
  person: (handle: string) => ask<Profile>(`/people/${part(handle)}`),
  own: () => ask<Profile>('/me/profile'),
  hideGames: (hidden: boolean) =>
    ask<Profile>('/me/profile', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ hides_games: hidden }),
    }),
};

// Requests about people among themselves.

import { ask, part, put } from '../api';
import type { Profile } from '../protocol.gen';

export const club = {
  person: (handle: string) => ask<Profile>(`/people/${part(handle)}`),
  own: () => ask<Profile>('/me/profile'),
  hideGames: (hidden: boolean) => put<Profile>('/me/profile', { hides_games: hidden }),
};

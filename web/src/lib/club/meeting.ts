// Requests about people who meet, and about what they play.

import { ask, drop, part, put, tell } from '../api';
import type { FoundGames, MyGames, NewChallenge, Posted, Seek, Taken, Terms } from '../protocol.gen';

/** What finished matches are looked for. */
export interface Wanted {
  player: string;
  game: string;
  result: '' | 'won' | 'lost' | 'drawn';
  /** Days, as 2026-11-16. */
  since: string;
  until: string;
}

const DAY = 86_400_000; // milliseconds

function query({ player, game, result, since, until }: Wanted, before: string): string {
  const search = new URLSearchParams({ player, game, result, before });
  if (since) search.set('since', String(Date.parse(since)));
  if (until) search.set('until', String(Date.parse(until) + DAY - 1));
  return search.toString();
}

export const meeting = {
  games: () => ask<MyGames>('/my-games'),
  allMine: () => ask<FoundGames>('/my-games/finished'),
  /** The latest first; with an id those before that match. */
  find: (wanted: Wanted, before = '') => ask<FoundGames>(`/finished?${query(wanted, before)}`),
  seek: (seek: Seek) => put('/lobby/seek', seek),
  stopSeeking: () => drop('/lobby/seek'),
  setVisible: (visible: boolean) => put('/lobby/visible', { visible }),
  offer: (terms: Terms) => tell<Posted>('/open-seats', terms),
  take: (seat: string) => tell<Taken>(`/open-seats/${part(seat)}/take`, {}),
  /** Withdraws one's own, or gives back what one has taken. */
  leave: (seat: string) => drop(`/open-seats/${part(seat)}`),
  challenge: (challenge: NewChallenge) => tell<Posted>('/challenges', challenge),
  accept: (challenge: string) => tell<Taken>(`/challenges/${part(challenge)}/accept`, {}),
  decline: (challenge: string) => tell<void>(`/challenges/${part(challenge)}/decline`, {}),
  withdraw: (challenge: string) => drop(`/challenges/${part(challenge)}`),
};

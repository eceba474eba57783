import { ask, part, tell } from '../../../api';
import type * as wire from '../../../protocol.gen';

export const deckApi = {
  /** Every card of the game. */
  box: () => ask<wire.DeckBox>('/decks/box'),
  all: () => ask<wire.DeckSaved[]>('/decks'),
  one: (id: string) => ask<wire.DeckSaved>(`/decks/${part(id)}`),
  check: (text: string) => tell<wire.DeckCheck>('/decks/check', { text } satisfies wire.DeckToCheck),
  save: (deck: wire.DeckToSave) => tell<wire.DeckSaved>('/decks', deck),
  throwAway: (id: string) => ask<void>(`/decks/${part(id)}`, { method: 'DELETE' }),
};

import { ask, part, tell } from '../../../api';
import type * as wire from './protocol.gen';

export const deckApi = {
  /** Every card of the game. */
  box: () => ask<wire.Box>('/decks/box'),
  /** What cards of one's own can be made of. */
  forms: () => ask<wire.Forms>('/decks/forms'),
  all: () => ask<wire.Saved[]>('/decks'),
  one: (id: string) => ask<wire.Saved>(`/decks/${part(id)}`),
  check: (text: string) => tell<wire.Check>('/decks/check', { text } satisfies wire.ToCheck),
  save: (deck: wire.ToSave) => tell<wire.Saved>('/decks', deck),
  throwAway: (id: string) => ask<void>(`/decks/${part(id)}`, { method: 'DELETE' }),
};

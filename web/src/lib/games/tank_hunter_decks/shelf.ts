import { api } from '../../api';
import { t } from '../../i18n.svelte';
import type { Deck } from '../../protocol.gen';
import { toasts } from '../../ui/toasts.svelte';
import type { Shelf } from '../../workshop/shelf';
import { empty } from './deck.svelte';

export const decks: Shelf<Deck> = {
  home: '/decks/tank-hunter',
  ending: '.toml',
  save: api.saveDeck,
  throwAway: api.throwDeckAway,
  blank: () => empty(t('deck-new-name')),
  read: async (text) => {
    const { deck, findings } = await api.checkDeck(text);
    const [first] = findings;
    if (!deck && first) toasts.say(t('deck-unreadable', { why: t(first.why.key, first.why.facts) }));
    return deck;
  },
};

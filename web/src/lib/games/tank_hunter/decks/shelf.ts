import { t } from '../../../i18n.svelte';
import type { Deck } from './protocol.gen';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import { empty } from './deck.svelte';
import { deckApi } from './api';

export const decks: Shelf<Deck> = {
  home: '/decks/tank-hunter',
  ending: '.toml',
  save: deckApi.save,
  throwAway: deckApi.throwAway,
  blank: () => empty(t('deck-new-name')),
  read: async (text) => {
    const { deck, findings } = await deckApi.check(text);
    const [first] = findings;
    if (!deck && first) toasts.say(t('deck-unreadable', { why: t(first.why.key, first.why.facts) }));
    return deck;
  },
};

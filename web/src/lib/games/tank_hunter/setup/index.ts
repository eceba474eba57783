import type { SetUp } from '../../../new-match/fields';
import DeckChoice from './DeckChoice.svelte';
import NationChoice from './NationChoice.svelte';

export const setUp: SetUp = {
  fields: {
    deck: { Field: DeckChoice, group: true },
    nations: { Field: NationChoice, group: true },
  },
};

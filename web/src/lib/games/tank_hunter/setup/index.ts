import type { SetUp } from '../../../new-match/fields';
import DeckChoice from './DeckChoice.svelte';
import NationChoice from './NationChoice.svelte';
import { nationName } from './nations';

export const setUp: SetUp = {
  fields: {
    deck: { Field: DeckChoice, group: true },
    nations: { Field: NationChoice, group: true, text: nationName },
  },
};

import type { OwnField, SetUp } from '../../../new-match/fields';
import { loadCatalogue } from '../catalogue.svelte';
import { ARMY, matchedArmies } from './armies';
import ArmyChoice from './ArmyChoice.svelte';
import FieldChoice from './FieldChoice.svelte';

const army: OwnField = { Field: ArmyChoice, group: false };

export const setUp: SetUp = {
  fields: {
    army_a: army,
    army_b: army,
    army_c: army,
    army_d: army,
    battlefield: { Field: FieldChoice, group: true },
  },
  matching: async (options, name, value) =>
    ARMY.test(name) ? matchedArmies(options, String(value), (await loadCatalogue()).armies) : {},
};

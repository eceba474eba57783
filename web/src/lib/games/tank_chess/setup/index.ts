import type { SetUp } from '../../../new-match/fields';
import MapChoice from './MapChoice.svelte';

export const setUp: SetUp = {
  fields: { map: { Field: MapChoice, group: true } },
  needs: async (name, map) => {
    if (name !== 'map') return {};
    const [{ mapFor }, { moduleOf }] = await Promise.all([import('../maps'), import('../signs')]);
    const module = moduleOf(mapFor(String(map))?.terrain ?? '');
    return module === 'none' ? {} : { module };
  },
};

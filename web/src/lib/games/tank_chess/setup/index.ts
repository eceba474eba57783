import type { SetUp } from '../../../new-match/fields';
import MapChoice from './MapChoice.svelte';

export const setUp: SetUp = {
  fields: { map: { Field: MapChoice, group: true } },
  needs: async (name, map) => {
    if (name !== 'map') return {};
    const { mapFor } = await import('../maps');
    return /[_~"]/.test(mapFor(String(map))?.terrain ?? '') ? { module: 'funset' } : {}; // TCX-06
  },
};

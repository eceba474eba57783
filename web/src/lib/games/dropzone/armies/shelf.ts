import { t } from '../../../i18n.svelte';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import { catalogue } from '../catalogue.svelte';
import { blank, type Force } from './lists';
import { armyApi } from './api';

/** DZ-060: the most that a skirmish may be agreed on; every page that makes an army has the catalogue. */
const usual = (): number => catalogue()?.armyTables[0]?.points[1] ?? 0;

export const armies: Shelf<Force> = {
  home: '/armies/dropzone',
  ending: '.army',
  save: armyApi.save,
  throwAway: armyApi.throwAway,
  blank: () => [blank('ucm', usual())],
  read: async (text) => {
    const { lists, unreadable } = await armyApi.check({ text, cap_basis: 'army_total' });
    if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
    return unreadable ? null : lists;
  },
};

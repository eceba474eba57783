import { t } from '../../../i18n.svelte';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import { blank, type Force } from './lists';
import { armyApi } from './api';

const USUAL = 999; // points: what most skirmishes are agreed on

export const armies: Shelf<Force> = {
  home: '/armies/dropzone',
  ending: '.army',
  save: armyApi.save,
  throwAway: armyApi.throwAway,
  blank: () => [blank('ucm', USUAL)],
  read: async (text) => {
    const { lists, unreadable } = await armyApi.check({ text, cap_basis: 'army_total' });
    if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
    return unreadable ? null : lists;
  },
};

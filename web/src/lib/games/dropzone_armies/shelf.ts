import { api } from '../../api';
import { t } from '../../i18n.svelte';
import { toasts } from '../../ui/toasts.svelte';
import type { Shelf } from '../../workshop/shelf';
import { blank, type Force } from './lists';

const USUAL = 999; // points: what most skirmishes are agreed on

export const armies: Shelf<Force> = {
  home: '/armies/dropzone',
  ending: '.army',
  save: api.saveArmy,
  throwAway: api.throwArmyAway,
  blank: () => [blank('ucm', USUAL)],
  read: async (text) => {
    const { lists, unreadable } = await api.checkArmy({ text, cap_basis: 'army_total' });
    if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
    return unreadable ? null : lists;
  },
};

import { t } from '../../../i18n.svelte';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import { blank, fromServer, type Drawing } from './drawing';
import { mapApi } from './api';

export const maps: Shelf<Drawing> = {
  home: '/maps/tank-chess',
  ending: '.tcm',
  save: mapApi.save,
  throwAway: mapApi.throwAway,
  blank: () => blank(12, 12),
  read: async (text) => {
    const { drawing, unreadable } = await mapApi.check({ text, mode: 'standard', module: 'funset' });
    if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
    return drawing && fromServer(drawing);
  },
};

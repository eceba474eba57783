import { t } from '../../../i18n.svelte';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import { fromServer, newMap, type Drawing } from './drawing';
import { mapApi } from './api';
import type { MapPaper } from './protocol.gen';

/** The map in a text; of one that cannot be read the player is told why. */
export async function readMap(text: string): Promise<Drawing | null> {
  const { drawing, unreadable } = await mapApi.check({ text, mode: 'standard', module: 'funset' });
  if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
  return drawing && fromServer(drawing);
}

export const mapsOn = (paper: MapPaper): Shelf<Drawing> => ({
  home: '/maps/tank-chess',
  ending: '.tcm',
  save: mapApi.save,
  throwAway: mapApi.throwAway,
  blank: () => newMap(paper),
  read: readMap,
});

import { t } from '../../../i18n.svelte';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import { blank, type File } from './field';
import { fieldApi } from './api';

/** Where battlefields are kept. The server writes their text itself, so that it is always that of the last change. */
export const shelfFor = (current: () => File): Shelf<File> => ({
  home: '/battlefields/dropzone',
  ending: '.toml',
  save: ({ id }) => fieldApi.save({ file: current(), id }),
  throwAway: fieldApi.throwAway,
  read,
  blank,
});

async function read(text: string): Promise<File | null> {
  const { file, unreadable } = await fieldApi.read(text);
  if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
  return file;
}

import { t } from '../../../i18n.svelte';
import { toasts } from '../../../ui/toasts.svelte';
import type { Shelf } from '../../../workshop/shelf';
import type { Editor } from './editor.svelte';
import type { File } from './field';
import { fieldApi } from './api';

/** Where battlefields are kept. The server writes their text itself, so that it is always that of the last change. */
export const shelfFor = (editor: Editor): Shelf<File> => ({
  home: '/battlefields/dropzone',
  ending: '.toml',
  save: ({ id }) => fieldApi.save({ file: editor.file, id }),
  throwAway: fieldApi.throwAway,
  read,
  blank: () => editor.catalogue.sheet.file,
});

async function read(text: string): Promise<File | null> {
  const { file, unreadable } = await fieldApi.read(text);
  if (unreadable) toasts.say(t(unreadable.key, unreadable.facts));
  return file;
}

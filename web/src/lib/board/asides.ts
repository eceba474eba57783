import { i18n, t } from '../i18n.svelte';
import type { Choice } from '../protocol.gen';

/** What can be done without being asked, in a word; a game that has no word for it shows its notation. */
export const asideText = ({ text }: Choice, name: string): string =>
  i18n.has(`aside-${name}`) ? t(`aside-${name}`) : text;

/** What is to be considered before it is done. */
export const asideWarning = (name: string): string =>
  i18n.has(`aside-${name}-confirm`) ? t(`aside-${name}-confirm`) : t('aside-confirm');

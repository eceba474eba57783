import { i18n } from '../i18n.svelte';
import type { Said } from '../protocol.gen';

/** The words in the reader's language. */
export const said = (words: Said): string => words[i18n.language];

/** A sentence in parts, plain and strong by turns: what stands between two stars each is strong. */
export const stressed = (text: string): string[] => text.split('**');

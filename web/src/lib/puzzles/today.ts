import { api } from '../api';
import { addRuleTexts } from '../games/registry';
import { i18n } from '../i18n.svelte';
import type { Today } from '../protocol.gen';
import { puzzleTexts } from './words';

/** The puzzles of the day, when all their words are here. */
export async function openToday(): Promise<Today> {
  const found = await api.today(); // first: without the host there are no puzzles, and their words are not kept
  const words = found.puzzles.flatMap(({ game }) => [addRuleTexts(game), i18n.add(puzzleTexts(game))]);
  await Promise.all([i18n.add('puzzles'), ...words]);
  return found;
}

import { SvelteMap } from 'svelte/reactivity';
import { api, type GameInfo } from '../api';
import { addRuleTexts, shownBy } from '../games/registry';
import type { SetUp } from '../new-match/fields';

/** What can be chosen in a game, and what its form has of its own. */
export interface Known {
  game: GameInfo;
  own: SetUp | undefined;
}

const known = new SvelteMap<string, Known>();
const asked = new Map<string, Promise<void>>();

/** Asked for once; undefined until it is there. */
export function knownGame(id: string): Known | undefined {
  if (!asked.has(id)) {
    asked.set(id, fetchGame(id));
    asked.get(id)!.catch(() => asked.delete(id)); // whoever wants it next asks again
  }
  return known.get(id);
}

async function fetchGame(id: string): Promise<void> {
  const [game, own] = await Promise.all([api.game(id), shownBy(id).setUp?.(), addRuleTexts(id)]);
  known.set(id, { game, own: own?.setUp });
}

import { api } from '../api';
import { middleLevel } from '../new-match/seats';
import { router } from '../router.svelte';

/** Tries out what lies on the bench: a match against the middle one of so many computer players. */
export async function playAgainstComputer(
  game: string,
  options: Record<string, unknown>,
  levels: number,
): Promise<void> {
  const bot = { kind: 'bot', level: middleLevel(levels) } as const;
  const match = await api.create({ game, options, seats: [{ kind: 'me' }, bot] });
  await router.go(`/match/${match.id}`);
}

import { i18n, t } from '../i18n.svelte';
import type { PuzzleText } from '../protocol.gen';

/** The catalogue with a game's own words for its puzzles. */
export const puzzleTexts = (game: string): string => `${game.replaceAll('-', '_')}_puzzles`;

/** What a game calls something of its puzzles; where it has no word for it, ours. */
const own = (key: string, otherwise: string, facts: Record<string, string | number> = {}): string =>
  i18n.has(key) ? t(key, facts) : otherwise;

export const themeName = (game: string, theme: string): string => own(`${game}-puzzle-theme-${theme}`, theme);

const sideName = ({ game, side }: PuzzleText): string => own(`${game}-side-${side}`, side);

/** Who is to move: the reader. A side that is a mere letter does not tell him that he is meant. */
export const moverOf = (puzzle: PuzzleText): string =>
  /^[a-h]$/.test(puzzle.side) ? t('puzzle-you-move') : t('puzzle-to-move', { side: sideName(puzzle) });

/** What is asked. */
export const askOf = (puzzle: PuzzleText): string =>
  own(`${puzzle.game}-puzzle-ask-${puzzle.theme}`, t('puzzle-ask', { turns: puzzle.turns }), {
    side: sideName(puzzle),
    turns: puzzle.turns,
  });

/** What the chances of its sums are of. */
export const chanceOf = ({ game, theme }: PuzzleText): string =>
  own(`${game}-puzzle-chance-${theme}`, t('puzzle-chance'));

const dated = (language: string, day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...form }).format(new Date(day));

/** "15 November" */
export const dayText = (day: string): string =>
  dated(i18n.language === 'en' ? 'en-GB' : i18n.language, day, { day: 'numeric', month: 'long' });

/** "So" */
export const weekdayText = (day: string): string =>
  dated(i18n.language, day, { weekday: 'short' }).slice(0, 2);

/** Lines of notation without the words that all of them begin with: "Y plan R=e4" and "Y plan R=e5" are about e4 and e5. */
export function withoutCommonWords(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(' '));
  const shared = words[0]?.findIndex((word, at) => words.some((other) => other[at] !== word)) ?? 0;
  return words.map((all) => all.slice(Math.max(shared, 0)).join(' '));
}

/** What candidates are called, unless several are called the same: then how they are written down. */
export function candidateNames(
  all: readonly { action: unknown; text: string }[],
  say: (action: unknown) => string,
): string[] {
  const said = all.map(({ action }) => say(action));
  const written = withoutCommonWords(all.map(({ text }) => text));
  const isAlone = (one: string): boolean => said.indexOf(one) === said.lastIndexOf(one);
  return said.map((text, at) => (text && isAlone(text) ? text : written[at]!));
}

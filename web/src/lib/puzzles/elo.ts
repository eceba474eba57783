/** What somebody is taken for who has solved nothing yet. */
export const FIRST_RATING = 1000;

const SPREAD = 400;
/** So many puzzles until a rating is trusted; until then each counts double. */
const PROVING = 10;
const STEP = 20;

/** How likely it is that somebody of this rating solves such a puzzle. */
export const expected = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / SPREAD));

/** The rating after a puzzle; *tries*: how many were counted before. */
export function rated(own: number, puzzle: number, solved: boolean, tries: number): number {
  const step = tries < PROVING ? 2 * STEP : STEP;
  return Math.round(own + step * (Number(solved) - expected(own, puzzle)));
}

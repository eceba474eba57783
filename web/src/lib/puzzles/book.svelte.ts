// Nobody registers: what somebody has solved, how well and how often in a row, is written down in his own browser.

import { untrack } from 'svelte';
import { FIRST_RATING, rated } from './elo';
import { streak, type Day } from './days';

const STORE = 'panzerkiste.puzzles';
const LATELY = 100; // puzzles that do not come again at once
const PAST = 30; // ratings that are drawn
const DAYS = 1000; // that a streak can be long

/** How somebody stands in a game. */
export interface Standing {
  rating: number;
  best: number;
  /** How many puzzles have counted. */
  tries: number;
  past: readonly number[];
  /** The last ones, the latest last. */
  done: readonly string[];
  /** What is wanted next; nothing is anything. */
  theme: string;
}

const BEGINNER: Standing = { rating: FIRST_RATING, best: 0, tries: 0, past: [], done: [], theme: '' };

interface Written {
  games: Readonly<Record<string, Standing>>;
  /** On which day which games' puzzles of the day were solved. */
  days: Readonly<Record<Day, readonly string[]>>;
}

function read(): Written {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Written> | null;
    return { games: { ...found?.games }, days: { ...found?.days } };
  } catch {
    return { games: {}, days: {} };
  }
}

const latest = <Value>(list: readonly Value[], count: number): readonly Value[] => list.slice(-count);

class PuzzleBook {
  #written = $state.raw<Written>(read());

  of(game: string): Standing {
    return { ...BEGINNER, ...this.#written.games[game] };
  }

  /** Has the visitor tried anything yet? */
  get isEmpty(): boolean {
    return Object.keys(this.#written.games).length === 0;
  }

  hasSolved(day: Day, game?: string): boolean {
    const games = this.#written.days[day] ?? [];
    return game ? games.includes(game) : games.length > 0;
  }

  streak(today: Day): number {
    return streak((day) => this.hasSolved(day), today);
  }

  want(game: string, theme: string): void {
    this.#write(game, { theme });
  }

  /** The first try at a puzzle counts, and none after it. Gives back by how much the rating has changed. */
  count(game: string, puzzle: { id: string; rating: number }, solved: boolean): number {
    const { rating, best, tries, past, done } = untrack(() => this.of(game));
    const now = rated(rating, puzzle.rating, solved, tries);
    this.#write(game, {
      rating: now,
      best: Math.max(best, now),
      tries: tries + 1,
      past: latest([...past, now], PAST),
      done: latest([...done.filter((id) => id !== puzzle.id), puzzle.id], LATELY),
    });
    return now - rating;
  }

  /** The puzzle of the day is solved, at whichever try. */
  solve(day: Day, game: string): void {
    const { games, days } = this.#latest();
    const sorted = Object.entries({ ...days, [day]: [...new Set([...(days[day] ?? []), game])] }).sort();
    this.#keep({ games, days: Object.fromEntries(latest(sorted, DAYS)) });
  }

  #write(game: string, news: Partial<Standing>): void {
    const { games, days } = this.#latest();
    this.#keep({ games: { ...games, [game]: { ...BEGINNER, ...games[game], ...news } }, days });
  }

  /** Another tab may have written meanwhile; where nothing can be stored, only we know. */
  #latest(): Written {
    const [stored, ours] = [read(), untrack(() => this.#written)];
    return { games: { ...ours.games, ...stored.games }, days: { ...ours.days, ...stored.days } };
  }

  #keep(written: Written): void {
    this.#written = written;
    try {
      localStorage.setItem(STORE, JSON.stringify(written));
    } catch {
      // Private windows may refuse storage; it then lasts as long as the page.
    }
  }
}

export const puzzleBook = new PuzzleBook();

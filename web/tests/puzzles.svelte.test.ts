import DayPuzzle from '../src/lib/puzzles/DayPuzzle.svelte';
import { openToday } from '../src/lib/puzzles/today';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addRuleTexts } from '../src/lib/games/registry';
import { i18n } from '../src/lib/i18n.svelte';
import type { Puzzled, PuzzleMove, PuzzleText } from '../src/lib/protocol.gen';
import { dayBefore, streak, week } from '../src/lib/puzzles/days';
import { expected, rated } from '../src/lib/puzzles/elo';
import { isForPage } from '../src/lib/puzzles/keys';
import Panel from '../src/lib/puzzles/Panel.svelte';
import PuzzleBookPage from '../src/routes/PuzzleBook.svelte';
import { withoutCommonWords } from '../src/lib/puzzles/words';
import { router } from '../src/lib/router.svelte';
import { stubServer } from './server';

// The book is opened anew by fresh modules; what a page fetches after that would come with a runtime of its own.
vi.mock('../src/lib/people/Chip.svelte', () => ({ default: () => {} }));
vi.mock('../src/lib/club/Navigation.svelte', () => ({ default: () => {} }));

describe('a rating', () => {
  test('expects as much of both where puzzle and solver are alike', () => {
    expect(expected(1000, 1000)).toBe(0.5);
    expect(expected(1400, 1000)).toBeCloseTo(10 / 11);
  });

  test('rises and falls by what was not expected, at first by twice as much', () => {
    expect(rated(1000, 1000, true, 0)).toBe(1020);
    expect(rated(1000, 1000, false, 0)).toBe(980);
    expect(rated(1000, 1000, true, 10)).toBe(1010);
    expect(rated(1000, 2400, false, 10)).toBe(1000);
  });
});

describe('a streak', () => {
  const of = (...days: string[]) => streak((day) => days.includes(day), '2026-03-01');

  test('counts days in a row up to today, and is not lost while today is open', () => {
    expect(of('2026-03-01', '2026-02-28', '2026-02-27')).toBe(3);
    expect(of('2026-02-28', '2026-02-27')).toBe(2);
    expect(of('2026-02-27')).toBe(0);
    expect(of('2026-03-01', '2026-02-27')).toBe(1);
    expect(of()).toBe(0);
  });

  test('goes over the ends of months and years', () => {
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
    expect(week('2026-03-02')[0]).toBe('2026-02-24');
  });
});

describe('the book of puzzles', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  const opened = async () => (await import('../src/lib/puzzles/book.svelte')).puzzleBook;
  const puzzle = { id: 'a', rating: 1000 };

  test('begins with a beginner, and counts', async () => {
    const book = await opened();
    expect(book.isEmpty).toBe(true);
    expect(book.of('tank-chess').tries).toBe(0);
    expect(book.count('tank-chess', puzzle, true)).toBe(20);
    expect(book.of('tank-chess')).toMatchObject({ rating: 1020, best: 1020, tries: 1, done: ['a'] });
    expect(book.count('tank-chess', { id: 'b', rating: 1020 }, false)).toBe(-20);
    expect(book.of('tank-chess')).toMatchObject({ rating: 1000, best: 1020, past: [1020, 1000] });
    expect(book.of('dropzone').tries).toBe(0);
  });

  test('is kept, and what is done lately is bounded', async () => {
    const book = await opened();
    for (let at = 0; at < 120; at += 1)
      book.count('tank-chess', { id: `p${at}`, rating: 1000 }, at % 2 === 0);
    vi.resetModules();
    const again = (await opened()).of('tank-chess');
    expect([again.done.length, again.done.at(-1), again.past.length]).toEqual([100, 'p119', 30]);
  });

  test('adds to what another tab has written', async () => {
    const book = await opened();
    localStorage.setItem(
      'panzerkiste.puzzles',
      '{"games":{"dropzone":{"rating":1700}},"days":{"2026-03-01":["dropzone"]}}',
    );
    book.solve('2026-03-01', 'tank-chess');
    book.solve('2026-03-01', 'tank-chess');
    expect(book.of('dropzone').rating).toBe(1700);
    expect(book.hasSolved('2026-03-01', 'dropzone')).toBe(true);
    expect(JSON.parse(localStorage.getItem('panzerkiste.puzzles')!).days['2026-03-01']).toHaveLength(2);
    expect(book.streak('2026-03-02')).toBe(1);
  });

  test.each(['null', '[]', '{"games":3}', 'x'])('begins anew where %s was stored', async (stored) => {
    localStorage.setItem('panzerkiste.puzzles', stored);
    expect((await opened()).of('tank-chess').rating).toBe(1000);
  });
});

describe('lines of notation', () => {
  test('are told apart by what is not the same in all of them', () => {
    expect(withoutCommonWords(['A attack A1 B1', 'A attack A1 B2', 'A wait'])).toEqual([
      'attack A1 B1',
      'attack A1 B2',
      'wait',
    ]);
    expect(withoutCommonWords(['A wait'])).toEqual(['A wait']);
  });
});

describe('a key', () => {
  test('is for the page unless it is written into a field', () => {
    const pressed = (target: EventTarget, more: object = {}) =>
      isForPage({
        target,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        defaultPrevented: false,
        ...more,
      } as KeyboardEvent);
    expect(pressed(document.body)).toBe(true);
    expect(pressed(document.createElement('textarea'))).toBe(false);
    expect(pressed(document.body, { ctrlKey: true })).toBe(false);
  });
});

const puzzle: PuzzleText = {
  id: 'p1',
  game: 'tank-chess',
  side: 'white',
  theme: 'of-no-name',
  rating: 1200,
  turns: 2,
  day: '',
};
const move = (seat: number, ...told: string[]): PuzzleMove => ({
  seat,
  text: 'Mf2-f3N',
  lines: told.map((title) => ({ key: 'page-title', facts: { title } })),
});
const say = (action: unknown) => (typeof action === 'string' ? action : '');
const tell = ({ facts }: { facts: Record<string, unknown> }) => String(facts['title']);

async function panel(puzzled: Omit<Puzzled, 'type' | 'hint'> & Partial<Puzzled>, more: object = {}) {
  await Promise.all([i18n.add('puzzles'), i18n.add('table')]);
  const [onwish, onnext] = [vi.fn(), vi.fn()];
  const props = {
    puzzle,
    seat: 0,
    today: '2026-03-01',
    atOnce: false,
    hinted: false,
    gain: null,
    refusal: undefined,
    tell,
    say,
  };
  render(Panel, { ...props, puzzled: { type: 'Puzzled', hint: null, ...puzzled }, onwish, onnext, ...more });
  return { onwish, onnext };
}

describe('the panel of a puzzle', () => {
  test('asks, and shows how many turns are to be found', async () => {
    const { onwish } = await panel({ outcome: '', found: [], solution: null });
    expect(screen.getByRole('heading', { level: 2, name: 'Find the best 2 turns' })).toBeTruthy();
    expect(screen.getAllByText('?')).toHaveLength(2);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Solution' })[0]!);
    expect(onwish).toHaveBeenCalledWith('show');
  });

  test('tells the reader his colour, and where he has none, that he is meant', async () => {
    await addRuleTexts('tank-hunter');
    await panel({ outcome: '', found: [], solution: null });
    expect(screen.getByText('white to move')).toBeTruthy();
    await panel(
      { outcome: '', found: [], solution: null },
      { puzzle: { ...puzzle, game: 'tank-hunter', side: 'a' } },
    );
    expect(screen.getByText('Your move')).toBeTruthy();
    expect(screen.queryByText('Player A to move')).toBeNull();
  });

  test('answers a wrong try kindly, by what came of it', async () => {
    const { onwish } = await panel({
      outcome: 'wrong',
      found: [move(0, 'I drive'), move(1, 'They fire')],
      solution: null,
    });
    expect(screen.getByText('They fire')).toBeTruthy();
    expect(screen.getByText('Look what comes of it. There is something better.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onwish).toHaveBeenCalledWith('again');
  });

  test('gives a hint when asked, and then says that it does not count', async () => {
    const asked: Omit<Puzzled, 'type' | 'hint'> = { outcome: '', found: [], solution: null };
    const { onwish } = await panel(asked);
    await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    expect(onwish).toHaveBeenCalledWith('hint');
    cleanup();
    await panel({ ...asked, hint: { place: 'f2', candidates: [] } });
    expect(screen.getByText(/The turn begins on f2\./)).toBeTruthy();
    expect(screen.getByText(/counts as a wrong try, and not for your streak/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    const candidates = ['7TP at M18', '7TP at T-34'].map((action) => ({ action, text: action }));
    await panel({ ...asked, hint: { place: '', candidates } });
    expect(screen.getByText(/one of these two: 7TP at M18 or 7TP at T-34\./)).toBeTruthy();
  });

  test('says the rule that refuses a try', async () => {
    const refusal = { rule: 'TC-02', key: 'page-title', facts: { title: 'No' } };
    await panel({ outcome: '', found: [], solution: null }, { refusal });
    expect(screen.getByRole('link', { name: /TC-02/ })).toBeTruthy();
  });

  test('shows the solution turn by turn, with the sums, the best first', async () => {
    const sums = [
      { action: null, text: 'a', chance: 0.875, sentence: null, right: true },
      {
        action: null,
        text: 'b',
        chance: 0.5,
        sentence: { key: 'x', facts: { title: 'three of six' } },
        right: false,
      },
    ];
    const moves = [move(0, 'I drive', 'I fire'), move(1, 'They fall')];
    const { onnext } = await panel(
      { outcome: 'solved', found: moves, solution: { moves, shown: 2, sums } },
      { atOnce: true, gain: 13 },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Solved at the first try' })).toBeTruthy();
    expect(screen.getByText('+13')).toBeTruthy();
    expect(screen.getByText('87.5%')).toBeTruthy();
    expect(screen.getByText('three of six')).toBeTruthy();
    expect(
      screen.getByRole('list', { name: 'Solution' }).querySelector('[aria-current]')!.textContent,
    ).toContain('They fall');
    await fireEvent.click(screen.getByRole('button', { name: /Next puzzle/ }));
    expect(onnext).toHaveBeenCalled();
  });

  const shownSums = (candidates: readonly [text: string, action: unknown][]) =>
    panel({
      outcome: 'shown',
      found: [],
      solution: {
        moves: [move(0, 'Locked')],
        shown: 1,
        sums: candidates.map(([text, action]) => ({
          action,
          text,
          chance: 0.5,
          sentence: null,
          right: false,
        })),
      },
    });

  test('calls a candidate as the game says it', async () => {
    await shownSums([
      ['A attack A31 B17 suicide', '7TP at M18'],
      ['A wait', 'Wait: draw an event'],
    ]);
    expect(screen.getByText('7TP at M18')).toBeTruthy();
    expect(screen.getByText('Wait: draw an event')).toBeTruthy();
    expect(screen.queryByText(/suicide/)).toBeNull();
  });

  test('says a turn of the solution in the same words where the rules tell nothing of it', async () => {
    const sums = [{ action: 'Fire at Hunter 1', text: 'Mf2-f3N', chance: 1, sentence: null, right: true }];
    await panel({ outcome: 'shown', found: [], solution: { moves: [move(0)], shown: 1, sums } });
    expect(screen.getByRole('list', { name: 'Solution' }).textContent).toContain('Fire at Hunter 1');
  });

  test('names a candidate as it is written where the game has no words for it, or the same for several', async () => {
    await shownSums([
      ['Y plan R=e4', 'a plan'],
      ['Y plan R=e5', 'a plan'],
      ['Y plan R=e6', null],
    ]);
    for (const written of ['R=e4', 'R=e5', 'R=e6']) expect(screen.getByText(written)).toBeTruthy();
  });
});

describe('the puzzles of a game', () => {
  test('are asked for one at a time, near the rating and of the theme, by a key', async () => {
    const book = {
      count: 2,
      themes: [
        { id: 'flank', count: 1 },
        { id: 'quiet', count: 1 },
      ],
      day: '2026-03-01',
      today: 'p9',
    };
    const asked: string[] = [];
    stubServer({
      'GET /api/games/tank-chess/puzzles': book,
      'GET /api/games/tank-chess/puzzles/next?rating=1000&theme=quiet&done=': puzzle,
    });
    const go = vi.spyOn(router, 'go').mockImplementation(async (address) => void asked.push(address));
    // The words are there before it is looked for.
    const texts = ['puzzles', 'tank_chess_puzzles'].map((name) => i18n.add(name));
    await Promise.all([addRuleTexts('tank-chess'), ...texts]);
    render(PuzzleBookPage, { game: 'tank-chess' });
    await fireEvent.click(await screen.findByRole('radio', { name: /quiet/ }));
    await fireEvent.keyDown(screen.getByRole('radio', { name: /quiet/ }), { key: 'n' });
    await vi.waitFor(() => expect(asked).toEqual(['/puzzles/tank-chess/p1']));
    go.mockRestore();
  });
});

test('beside the lessons of a game stands its puzzle of the day', async () => {
  const own = { game: 'panzerschlacht', theme: 'salvo', rating: 1180, side: 'green', turns: 1, id: 'p1' };
  const puzzles = [{ ...own, game: 'tank-chess', id: 'c1' }, own];
  stubServer({ 'GET /api/puzzles': { day: '2026-11-16', puzzles } });
  const [today] = await Promise.all([openToday(), i18n.add('learn')]);
  render(DayPuzzle, { puzzle: today.puzzles[1]!, day: today.day });
  const solve = screen.getByRole('link', { name: 'Solve it' });
  expect(solve.getAttribute('href')).toBe('/puzzles/panzerschlacht/p1');
  expect(screen.getByRole('heading', { name: 'Puzzle of the day' })).toBeTruthy();
  expect([screen.getByText('1180'), screen.getByText('Six shots')]).toHaveLength(2);
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGame } from '../src/lib/games/registry';
import TableCoach from '../src/lib/learn/TableCoach.svelte';
import type { GameTable } from '../src/lib/games/registry';
import { i18n } from '../src/lib/i18n.svelte';
import { Match } from '../src/lib/match.svelte';
import type { Choice, Refused, Reviewed, Suggested, Table } from '../src/lib/protocol.gen';
import MatchPage from '../src/routes/Match.svelte';
import { opponent, stubServer } from './server';

const choice = (text: string, chance?: number): Choice => ({
  action: { type: text },
  text,
  places: [text, 'e5'],
  why: { key: 'coach-hello', facts: {} },
  ...(chance === undefined ? {} : { chance }),
});
const counselled: Suggested = { type: 'Suggested', id: '1', choices: [choice('a', 61), choice('b', 48)] };

beforeEach(() => i18n.add('table'));

function beside(
  answers: { counsel?: Suggested | Refused; review?: Reviewed | Refused },
  say?: GameTable['say'],
) {
  const act = vi.fn(() => Promise.resolve(null));
  const state = $state({ ask: 'move', underway: [] as unknown[], lit: [] as readonly string[] });
  const match = {
    get table() {
      return { offer: { ask: state.ask }, seat: 0 };
    },
    log: [],
    get underway() {
      return state.underway;
    },
    counsel: () => Promise.resolve(answers.counsel),
    review: () => Promise.resolve(answers.review),
    act,
  };
  render(TableCoach, {
    match: match as unknown as Match,
    get lit() {
      return state.lit;
    },
    set lit(places) {
      state.lit = places;
    },
    say,
    onclose: () => {},
  });
  return { act, state };
}

const ask = (name: string): void => screen.getByRole('button', { name }).click();

test('what the coach would do is lit when it is pointed at, and played with one click', async () => {
  const { act, state } = beside({ counsel: counselled });
  ask('What would you do?');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('61 %');
  await fireEvent.pointerEnter(second!.querySelector('.what')!);
  expect(state.lit).toEqual(['b', 'e5']);
  screen.getAllByRole('button', { name: 'Do it' })[0]!.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'a' });
  expect(state.lit).toEqual([]);
});

test('he speaks in the words of the game, and in notation where it has none', async () => {
  const say = vi.fn((action: unknown) => ((action as { type: string }).type === 'a' ? 'Take the SU-85' : ''));
  beside({ counsel: counselled }, say);
  ask('What would you do?');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.querySelector('.text')!.textContent).toBe('Take the SU-85');
  expect(second!.querySelector('.text')!.textContent).toBe('b');
  expect(say).toHaveBeenCalledWith({ type: 'a' }, { table: { offer: { ask: 'move' }, seat: 0 }, log: [] });
});

test('what would be told twice in the same words is told once, the best of it', async () => {
  const { act } = beside({ counsel: counselled }, () => 'Fly');
  ask('What would you do?');
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  screen.getByRole('button', { name: 'Do it' }).click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'a' });
});

test('what he would do is forgotten as soon as something else is asked', async () => {
  const { state } = beside({ counsel: counselled });
  ask('What would you do?');
  await screen.findAllByRole('listitem');
  state.ask = '';
  flushSync();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('an answer that comes when the match has gone on is not told', async () => {
  let tell = (_: Suggested): void => {};
  const { state } = beside({});
  const late = new Promise<Suggested>((told) => (tell = told));
  document.body.innerHTML = '';
  render(TableCoach, {
    match: {
      get table() {
        return { offer: { ask: state.ask } };
      },
      underway: [],
      counsel: () => late,
    } as unknown as Match,
    lit: [],
    onclose: () => {},
  });
  ask('What would you do?');
  state.ask = '';
  tell(counselled);
  await late;
  flushSync();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('what was done is told with what it cost and what was better, which cannot be played any more', async () => {
  const review: Reviewed = { type: 'Reviewed', id: '2', done: choice('a', 40), better: choice('b', 52) };
  const { state } = beside({ review });
  ask('Was that good?');
  const [better] = await screen.findAllByRole('listitem');
  expect(screen.getByRole('status').textContent).toContain('12 percentage points');
  expect(better!.textContent).toContain('52 %');
  expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
  state.ask = ''; // the bot answers meanwhile
  flushSync();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  state.underway = [{}]; // but the next action is another matter
  flushSync();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('where nothing was better he says so', async () => {
  beside({ review: { type: 'Reviewed', id: '2', done: choice('a', 61), better: null } });
  ask('Was that good?');
  await screen.findAllByRole('listitem');
  expect(screen.getByRole('status').textContent).toMatch(/nothing better.*61 %/);
});

test('why he says nothing is said', async () => {
  const refusal = { rule: 'COACH', key: 'coach-silent', facts: {} };
  beside({ counsel: { type: 'Refused', id: '1', refusal } as Refused });
  ask('What would you do?');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('nothing in particular'));
});

test('he steps aside when the table is touched, and comes back when he is called', async () => {
  beside({});
  const table = document.body.appendChild(document.createElement('div'));
  table.className = 'advised';
  const call = screen.getByRole('button', { name: 'Coach' });
  expect(call.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.pointerDown(table);
  expect(call.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(call);
  expect(call.getAttribute('aria-expanded')).toBe('true');
  table.remove();
});

describe('the coach beside a match', () => {
  const table = {
    match: 'm9',
    game: 'four',
    seat: 0,
    seats: [{ ...opponent('person', 'Ada', 0), seat: 0, yours: true }],
    seq: 0,
    offer: { ask: '', actions: [], space: false, asides: [] },
    waiting: { seats: [0], ask: '' },
    result: null,
    coach: true,
  } as unknown as Table;

  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  test.each([
    ['/match/m9?coach', 1],
    ['/match/m9', 0],
  ])('sits there from the beginning where the address asks for him (%s)', async (address, many) => {
    stubServer({}, { 'GET /api/games/four/texts?lang=en': 'game-four-title = Four\nfour-side-grey = Grey' });
    vi.spyOn(Match.prototype, 'open').mockImplementation(function (this: Match) {
      this.table = table;
      this.onchange({ before: undefined, after: table, happened: [], kept: null });
      return () => {};
    });
    await openGame('four'); // it is there before it is looked for
    history.replaceState(null, '', address);
    render(MatchPage, { id: 'm9' });
    await screen.findAllByRole('button', { name: 'Coach' });
    await vi.waitFor(() =>
      expect(screen.queryAllByRole('complementary', { name: 'Coach' })).toHaveLength(many),
    );
  });
});

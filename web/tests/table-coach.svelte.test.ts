import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import TableCoach from '../src/lib/learn/TableCoach.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';
import type { Choice, Refused, Reviewed, Suggested } from '../src/lib/protocol.gen';

const choice = (text: string, chance?: number): Choice => ({
  action: { type: text },
  text,
  places: [text, 'e5'],
  why: { key: 'coach-hello', facts: {} },
  ...(chance === undefined ? {} : { chance }),
});
const counselled: Suggested = { type: 'Suggested', id: '1', choices: [choice('a', 61), choice('b', 48)] };

beforeEach(() => i18n.add('table'));

function beside(answers: { counsel?: Suggested | Refused; review?: Reviewed | Refused }) {
  const act = vi.fn(() => Promise.resolve(null));
  const state = $state({ ask: 'move', underway: [] as unknown[], lit: [] as readonly string[] });
  const match = {
    get table() {
      return { offer: { ask: state.ask } };
    },
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

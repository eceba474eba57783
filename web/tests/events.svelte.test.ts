import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { events } from '../src/lib/club/event';
import NewEvent from '../src/lib/club/NewEvent.svelte';
import Organise from '../src/lib/club/Organise.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { BoardInfo, EntrantInfo, EventPage } from '../src/lib/protocol.gen';
import { game } from './server';

vi.mock('../src/lib/club/games.svelte', async () => {
  const { game } = await import('./server');
  return { knownGame: () => ({ game, own: undefined }) };
});

/** The browser of these tests does not know which option is chosen. */
async function choose(select: HTMLElement, value: string): Promise<void> {
  const option = [...select.querySelectorAll('option')].find((one) => one.value === value)!;
  vi.spyOn(select, 'querySelector').mockReturnValue(option);
  await fireEvent.change(select);
}

const entrant = (number: number, name: string): EntrantInfo => ({
  number,
  name,
  handle: null,
  level: null,
  rating: null,
  provisional: false,
  gone: false,
  yours: false,
  place: number,
  points: 0,
  tie_breaks: [],
});
const board = (round: number, points: [number, number] | null): BoardInfo => ({
  round,
  board: 1,
  first: round,
  second: 3 - round,
  match: `m${round}`,
  points,
  reason: '',
});
const page: EventPage = {
  id: 'e1',
  name: 'Autumn',
  game: game.id,
  options: {},
  clock: { type: 'Untimed' },
  kind: 'swiss',
  state: 'running',
  round: 2,
  rounds: 2,
  minutes: 0,
  ends: null,
  rated: false,
  automatic: false,
  late: 'half',
  rules: '',
  host: 'Anna',
  entrants: [entrant(1, 'Anna'), entrant(2, 'Bert')],
  boards: [board(1, [1, 0]), board(2, null)],
  tie_breaks: [],
  may_enter: false,
  may_organise: true,
};

beforeAll(async () => {
  await i18n.speak('en');
  await Promise.all(['events', 'engine', 'panzerschlacht'].map((name) => i18n.add(name)));
});
afterEach(() => void vi.restoreAllMocks());

test('an event is announced with any clock and with the options of its game', async () => {
  const announce = vi.spyOn(events, 'announce').mockResolvedValue(page);
  render(NewEvent, { done: () => {} });
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Autumn' } });
  await fireEvent.click(screen.getByLabelText('Days'));
  await fireEvent.click(screen.getByLabelText('3 days'));
  await fireEvent.click(screen.getByLabelText('Siege'));
  await fireEvent.click(screen.getByRole('button', { name: 'Announce' }));
  await vi.waitFor(() => expect(announce).toHaveBeenCalled());
  expect(announce.mock.calls[0]![0]).toMatchObject({
    clock: { type: 'Days', days: 3, off: [] },
    options: { siege: false, patience: 50 },
  });
});

test('a result of an earlier round is said by hand, with a word that pairings stay', async () => {
  const say = vi.spyOn(events, 'sayResult').mockResolvedValue(page);
  render(Organise, { page, levels: 1, busy: false, act: (work: () => Promise<unknown>) => void work() });
  const choice = screen.getByLabelText('Result of board');
  expect([...choice.querySelectorAll('option')].map(({ text }) => text.trim())).toEqual([
    '',
    'Round 2, 1: Bert – Anna',
    'Round 1, 1: Anna – Bert',
  ]);
  await choose(choice, '1/1');
  expect(screen.getByText(/paired already stay/)).toBeTruthy();
  await choose(screen.getByLabelText('Result'), 'second');
  await fireEvent.input(screen.getByLabelText(/Why/), { target: { value: 'typed the wrong way' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Enter the result' }));
  expect(say).toHaveBeenCalledWith('e1', page.boards[0], {
    first: 0,
    second: 1,
    reason: 'typed the wrong way',
  });
});

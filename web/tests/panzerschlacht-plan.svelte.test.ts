import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PlanPanel from '../src/lib/games/panzerschlacht/PlanPanel.svelte';
import { ShotPlan } from '../src/lib/games/panzerschlacht/plan.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';

let targets: number[] | null;
let white_limit: number;
const advice = () => targets && { type: 'PlanAdvice', targets, red_limit: 3, white_limit, breach: null };
const act = vi.fn(() => Promise.resolve(null));
const match = { ask: () => Promise.resolve(advice()), act, underway: [] } as unknown as Match;
const judged = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  white_limit = 3;
  act.mockClear();
  HTMLDialogElement.prototype.showModal ??= () => {};
});

afterEach(() => {
  vi.useRealTimers();
});

async function planned(...squares: number[]): Promise<ShotPlan> {
  const shots = new ShotPlan(match);
  shots.renew();
  await judged();
  for (const square of squares) shots.toggle(square);
  await judged();
  return shots;
}

test('a shot at what has become no target is dropped, also while the player plans on', async () => {
  targets = [11, 12, 13];
  const shots = await planned(11, 12);
  targets = [12, 13];
  shots.renew();
  shots.toggle(13);
  await judged();
  expect(shots.plan.red).toEqual([12, 13]);
});

test('a plan stays where the rules cannot be asked now', async () => {
  targets = [11, 12];
  const shots = await planned(11);
  targets = null;
  shots.renew();
  await judged();
  expect(shots.plan.red).toEqual([11]);
});

test('who has no white shot left goes on with red ones, and still takes white pegs away', async () => {
  targets = [11, 12, 13];
  white_limit = 1;
  const shots = await planned();
  shots.choose('white');
  shots.toggle(11);
  await judged();
  expect(shots.peg).toBe('red');
  shots.toggle(12);
  await judged();
  expect(shots.plan).toMatchObject({ red: [12], white: [11] });
  shots.toggle(11);
  await judged();
  expect(shots.plan).toMatchObject({ red: [12], white: [] });
});

test('a click takes a red peg out while the chosen white ones are used up, and the hand is red', async () => {
  targets = [11, 12];
  white_limit = 1;
  const shots = await planned();
  shots.choose('white');
  shots.toggle(11);
  await judged();
  shots.toggle(12);
  await judged();
  shots.toggle(12);
  await judged();
  expect(shots.plan).toMatchObject({ red: [], white: [11] });
});

test('a hand that was white last turn is red where no white is left at all', async () => {
  targets = [11];
  const shots = await planned();
  shots.choose('white');
  white_limit = 0;
  shots.renew();
  await judged();
  shots.toggle(11);
  expect(shots.plan.red).toEqual([11]);
});

async function panel(...squares: number[]): Promise<ShotPlan> {
  for (const name of ['table', 'panzerschlacht', 'panzerschlacht_table']) await i18n.add(name);
  targets = [11, 12, 13, 14];
  const shots = await planned(...squares);
  render(PlanPanel, { match, shots, onmenu: () => {} });
  return shots;
}

test('a plan with white shots left is not called full, and a click in vain says why', async () => {
  const shots = await panel(11, 12, 13);
  expect(screen.getByRole('heading').textContent).toBe('3 white shots left');
  shots.toggle(14);
  expect(await screen.findByText(/Choose white/)).toBeTruthy();
});

test('an empty plan is not locked without asking', async () => {
  await panel();
  screen.getByRole('button', { name: 'Lock without shots' }).click();
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('3 red and 3 white');
  screen.getAllByRole('button', { name: 'Lock without shots', hidden: true }).at(-1)!.click();
  expect(act).toHaveBeenCalledTimes(1);
});

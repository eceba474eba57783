import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShotPlan } from '../src/lib/games/panzerschlacht/plan.svelte';
import type { Match } from '../src/lib/match.svelte';

let targets: number[] | null;
const advice = () => targets && { type: 'PlanAdvice', targets, red_limit: 3, white_limit: 3 };
const match = { ask: () => Promise.resolve(advice()) } as unknown as Match;
const judged = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
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

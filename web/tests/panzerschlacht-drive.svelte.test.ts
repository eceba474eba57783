import { expect, test } from 'vitest';
import { Drive } from '../src/lib/games/panzerschlacht/drive.svelte';
import type { Match } from '../src/lib/match.svelte';

const reach = (...path: number[]) => ({ square: path.at(-1)!, path });

test('a step that is taken before the rules have answered to the last one goes on from there', async () => {
  const asked: ((advice: unknown) => void)[] = [];
  const match = { ask: () => new Promise((answer) => asked.push(answer)) } as unknown as Match;
  const drive = new Drive(match);
  const answer = async (...reached: object[]) => {
    await expect.poll(() => asked.length).toBe(1);
    asked.pop()!({ reach: reached, closed: [], odds: [] });
    await expect.poll(() => drive.advice?.reach).toEqual(reached);
  };

  drive.select(4);
  await answer(reach(4, 14), reach(4, 14, 13));
  drive.driveTo(14);
  drive.driveTo(13); // the reach that is shown is still that of square 4
  expect(drive.paths).toEqual([[4, 14]]);
  await answer(reach(14, 13));
  await expect.poll(() => drive.paths).toEqual([[4, 14, 13]]);
});

import { describe, expect, test } from 'vitest';
import type { Course, Luck, MatchReview } from '../src/lib/protocol.gen';
import { areas, signed, stacked, telling, ticks } from '../src/lib/review/course';

const PLOT = { left: 10, width: 100, height: 50 };
const COURSE = {
  chances: [
    [0.5, 0.5],
    [0.25, 0.75],
    [0, 1],
  ],
} as unknown as Course;

describe('the chances as areas', () => {
  test('whoever looks on stands below, and the seats share the whole height', () => {
    expect(stacked(3, 1)).toEqual([1, 0, 2]);
    expect(stacked(2, -3)).toEqual([0, 1]);
    const [own, other] = areas(COURSE, [0, 1], PLOT);
    expect(own).toBe('M10.0 25.0L60.0 37.5L110.0 50.0L110.0 50.0L60.0 50.0L10.0 50.0Z');
    expect(other).toBe('M10.0 0.0L60.0 0.0L110.0 0.0L110.0 50.0L60.0 37.5L10.0 25.0Z');
  });

  test('below stand the turns, at the step with which each begins, and not more than fit', () => {
    const review = { turns: [0, 0, 1, 1, 2, 3, 3, 4], begins: 2 } as unknown as MatchReview;
    expect(ticks(review, 4).map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
    expect(ticks(review, 2)).toEqual([
      { at: 0, turn: 1 },
      { at: 3, turn: 3 },
    ]);
  });
});

test('gains have a sign, and what rounds to nothing has none', () => {
  expect([0.123, -0.27, 0.001].map(signed)).toEqual(['+12', '−27', '0']);
});

test('the luck that decided most is told first', () => {
  const luck = [0.01, -0.2, 0.1].map((gain) => ({ gain }) as Luck);
  expect(telling(luck, 2).map(({ gain }) => gain)).toEqual([-0.2, 0.1]);
});

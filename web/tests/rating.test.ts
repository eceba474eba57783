import { expect, test } from 'vitest';
import { drawn, signed, written } from '../src/lib/club/rating';
import { dayInWords } from '../src/lib/club/when';

test('a provisional rating has a question mark, and a difference its sign', () => {
  expect([written(1530, true), written(1586, false)]).toEqual(['1530?', '1586']);
  expect([22, -6, 0].map(signed)).toEqual(['+22', '−6', '±0']);
});

test('a curve fills its field, and shows where everybody begins', () => {
  const { points, base } = drawn([1520, 1480, 1560], 1500, 100, 40);
  expect(points).toEqual([
    [0, 20],
    [50, 40],
    [100, 0],
  ]);
  expect(base).toBe(30);
  expect(drawn([1500], 1500, 100, 40).points).toEqual([[100, 20]]);
});

test('a day is said as people say it', () => {
  const now = Date.parse('2026-11-16T20:00:00Z');
  const days = ['2026-11-16', '2026-11-15', '2026-11-12', '2026-11-03'];
  expect(days.map((day) => dayInWords(day, 'en-GB', now))).toEqual(['today', 'yesterday', 'Thu', '3 Nov']);
});

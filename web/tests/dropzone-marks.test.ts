import { expect, test } from 'vitest';
import { outermostOf } from '../src/lib/games/dropzone/map/marks';
import type { Point } from '../src/lib/games/dropzone/map/overlay';

const strip: Point[] = [
  [0, 0],
  [48, 0],
  [48, 12],
  [0, 12],
];
const rhombus: Point[] = [
  [10, 6],
  [14, 10],
  [10, 14],
  [6, 10],
];

test('labels of a strip along the edge of the table stand apart', () => {
  expect(outermostOf(strip, 'west')).toEqual([0, 6]);
  expect(outermostOf(strip, 'south')).toEqual([24, 0]);
});

test('elsewhere a label stands at the outermost point', () => {
  expect(outermostOf(rhombus, 'west')).toEqual([6, 10]);
  expect(outermostOf(rhombus, 'south')).toEqual([10, 6]);
});

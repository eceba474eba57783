// Points along an announced way, by the inches from its start.
import { along as between, distance } from '../map/plane';
import type { Point } from '../map/overlay';
import type { OpenPart } from '../protocol.gen';

export type Path = readonly Point[];

const legs = (path: Path): (readonly [Point, Point])[] =>
  path.slice(1).map((end, index) => [path[index]!, end]);

export const lengthOf = (path: Path): number => legs(path).reduce((sum, [a, b]) => sum + distance(a, b), 0);

export function pointAlong(path: Path, inches: number): Point {
  let left = inches;
  for (const [a, b] of legs(path)) {
    const far = distance(a, b);
    if (left <= far && far > 0) return between(a, b, Math.max(0, left) / far);
    left -= far;
  }
  return path.at(-1)!;
}

const share = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const size = (bx - ax) ** 2 + (by - ay) ** 2;
  if (size === 0) return 0;
  return Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / size));
};

/** How far along a way the point of it lies that is nearest to a point, and how near that is. */
export function nearestAlong(path: Path, point: Point): { inches: number; gap: number } {
  let best = { inches: 0, gap: distance(path[0]!, point) };
  let walked = 0;
  for (const [a, b] of legs(path)) {
    const part = share(point, a, b);
    const gap = distance(point, between(a, b, part));
    if (gap < best.gap) best = { inches: walked + part * distance(a, b), gap };
    walked += distance(a, b);
  }
  return best;
}

export const STEP = 0.25; // inches of a press of a key

/** Rounded so that it reads well, and never beyond either end. */
export const settled = (inches: number, { start, end }: OpenPart): number =>
  Math.min(end, Math.max(start, Math.round(inches / STEP) * STEP));

// Points and outlines on the table, and how they become paths of the drawing, whose y grows downwards.
import type { Point } from './overlay';

export type Outline = readonly Point[];

export const short = (value: number): number => Math.round(value * 1000) / 1000;

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** A point of the table in the drawing of a table that is so deep. */
export const down = (depth: number, [x, y]: Point): Point => [short(x), short(depth - y)];

/** An open line through points. */
export const line = (depth: number, points: readonly Point[]): string =>
  `M${points.map((point) => down(depth, point).join(' ')).join('L')}`;

export const closed = (depth: number, outline: Outline): string => `${line(depth, outline)}Z`;

/** Clockwise degrees from north of the way from one point to another. */
export const bearing = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.atan2(bx - ax, by - ay) * 180) / Math.PI;

/** The point so many inches from here, by clockwise degrees from north. */
export function ahead([x, y]: Point, degrees: number, inches: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * inches, y + Math.cos(angle) * inches];
}

export const along = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export function middleOf(points: readonly Point[]): Point {
  const [x, y] = points.reduce<Point>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return [x / points.length, y / points.length];
}

/** Each edge of an outline: its number and its ends. */
export const edges = (outline: Outline): (readonly [number, Point, Point])[] =>
  outline.map((corner, number) => [number, corner, outline[(number + 1) % outline.length]!]);

/** Twice the area, positive where the corners run counter-clockwise. */
const doubled = (outline: Outline): number =>
  edges(outline).reduce((sum, [, [ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);

export const area = (outline: Outline): number => Math.abs(doubled(outline)) / 2;

export function centroid(outline: Outline): Point {
  const size = doubled(outline);
  const sum = edges(outline).reduce<Point>(
    ([x, y], [, [ax, ay], [bx, by]]) => {
      const cross = ax * by - bx * ay;
      return [x + (ax + bx) * cross, y + (ay + by) * cross];
    },
    [0, 0],
  );
  return [sum[0] / (3 * size), sum[1] / (3 * size)];
}

export function isInside(outline: Outline, [x, y]: Point): boolean {
  let inside = false;
  for (const [, [ax, ay], [bx, by]] of edges(outline)) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** How far a point lies from a segment. */
export function gap([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const size = dx * dx + dy * dy;
  const share = size === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / size));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

export const gapToOutline = (outline: Outline, point: Point): number =>
  Math.min(...edges(outline).map(([, a, b]) => gap(point, a, b)));

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

/** The outline moved inwards by so many inches, corner by corner; good for what is drawn, not for rules. */
export function inset(outline: Outline, inches: number): Point[] {
  const turn = doubled(outline) > 0 ? 1 : -1;
  const inwards = edges(outline).map(([, [ax, ay], [bx, by]]): Point => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(-(by - ay) / length) * turn, ((bx - ax) / length) * turn];
  });
  return outline.map(([x, y], index) => {
    const [before, after] = [inwards.at(index - 1)!, inwards[index]!];
    const cosine = before[0] * after[0] + before[1] * after[1];
    const reach = inches / Math.max(0.3, 1 + cosine); // sharp corners would shoot away
    return [x + (before[0] + after[0]) * reach, y + (before[1] + after[1]) * reach];
  });
}

/** A closed line that goes round its corners, as contours and woods do. */
export function rounded(depth: number, outline: Outline, share = 0.28): string {
  const bends = outline.map((corner, index) => {
    const from = along(corner, outline.at(index - 1)!, share);
    const to = along(corner, outline[(index + 1) % outline.length]!, share);
    const [a, b, c] = [from, corner, to].map((point) => down(depth, point).join(' '));
    return `${a}Q${b} ${c}`;
  });
  return `M${bends.join('L')}Z`;
}

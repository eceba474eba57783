// Outlines as they are drawn: in inches from the south-west corner, counter-clockwise, to a thousandth of an inch.
import type { Point } from '../map/overlay';
import { area, edges, type Outline } from '../map/plane';

export type Corner = [number, number];

/** How the pointer makes an outline: from corner to corner, or from one end of a stroke to the other. */
export const SHAPES = ['polygon', 'box', 'round', 'strip'] as const;
export type Shape = (typeof SHAPES)[number];

const STRIP = 0.2; // inches: as thick as a wall of stones is
const SMALLEST = 0.01; // square inches: less is a slip of the hand

export const tidy = (inches: number): number => Math.round(inches * 1000) / 1000 + 0; // + 0: there is no −0″
export const tidied = ([x, y]: Point): Corner => [tidy(x), tidy(y)];

/** An outline between the two ends of a stroke. */
export function stroked(shape: Exclude<Shape, 'polygon'>, from: Point, to: Point): Corner[] {
  if (shape === 'strip') return strip(from, to);
  return shape === 'round' ? round(from, to) : box(from, to);
}

function box([ax, ay]: Point, [bx, by]: Point): Corner[] {
  const [west, east, south, north] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  return (
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const
  ).map(tidied);
}

/** As round as a few corners make it. */
function round([ax, ay]: Point, [bx, by]: Point): Corner[] {
  const [across, up] = [Math.abs(bx - ax) / 2, Math.abs(by - ay) / 2];
  const corners = Math.min(across, up) < 1.5 ? 8 : 12;
  return Array.from({ length: corners }, (_, number) => {
    const angle = ((number + 0.5) / corners) * 2 * Math.PI;
    return tidied([(ax + bx) / 2 + across * Math.cos(angle), (ay + by) / 2 + up * Math.sin(angle)]);
  });
}

function strip([ax, ay]: Point, [bx, by]: Point): Corner[] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [sx, sy] = [((by - ay) / length) * (STRIP / 2), ((bx - ax) / length) * (STRIP / 2)];
  return (
    [
      [ax + sx, ay - sy],
      [bx + sx, by - sy],
      [bx - sx, by + sy],
      [ax - sx, ay + sy],
    ] as const
  ).map(tidied);
}

export const isProper = (outline: Outline): boolean => outline.length >= 3 && area(outline) > SMALLEST;

/** Corners that somebody set in either direction. */
export function counterClockwise(outline: readonly Corner[]): Corner[] {
  const doubled = edges(outline).reduce((sum, [, [ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
  return doubled < 0 ? outline.toReversed() : [...outline];
}

export const movedBy =
  (dx: number, dy: number) =>
  ([x, y]: Point): Corner =>
    tidied([x + dx, y + dy]);

/** Clockwise, as bearings count. */
export const turnedAbout =
  ([cx, cy]: Point, degrees: number) =>
  ([x, y]: Point): Corner => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy, cos, sin] = [x - cx, y - cy, Math.cos(angle), Math.sin(angle)];
    return tidied([cx + dx * cos + dy * sin, cy - dx * sin + dy * cos]);
  };

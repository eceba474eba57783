// Where the pointer comes to rest: on a corner of something else, on a straight line from the last corner, on the grid.
import type { Point } from '../map/overlay';
import { ahead, bearing, distance } from '../map/plane';
import { tidied, tidy, type Corner } from './shapes';

export interface Snap {
  /** Inches between two lines; 0 for none. */
  grid: number;
  corners: boolean;
  angles: boolean;
}

export const GRIDS = [0, 0.25, 0.5, 1] as const;
export const ANGLE = 15; // degrees

export const onGrid = (inches: number, grid: number): number =>
  grid === 0 ? tidy(inches) : tidy(Math.round(inches / grid) * grid);

interface Around {
  /** Corners of other things. */
  corners?: readonly Point[];
  /** How many inches away a corner still draws the pointer. */
  reach?: number;
  /** The corner that a line begins at. */
  from?: Point | undefined;
}

export function snapped(at: Point, snap: Snap, { corners = [], reach = 0, from }: Around = {}): Corner {
  const near = snap.corners ? nearest(at, corners, reach) : undefined;
  if (near) return tidied(near);
  if (snap.angles && from) return straight(at, from, snap.grid);
  return [onGrid(at[0], snap.grid), onGrid(at[1], snap.grid)];
}

function nearest(at: Point, corners: readonly Point[], reach: number): Point | undefined {
  const [first] = corners
    .filter((corner) => distance(corner, at) <= reach)
    .sort((a, b) => distance(a, at) - distance(b, at));
  return first;
}

/** Along the nearest whole angle; upright lines keep to the grid, slanted ones have a length of it. */
function straight(at: Point, from: Point, grid: number): Corner {
  const degrees = Math.round(bearing(from, at) / ANGLE) * ANGLE;
  const inches = onGrid(distance(from, at), grid);
  return tidied(ahead(from, degrees, inches));
}

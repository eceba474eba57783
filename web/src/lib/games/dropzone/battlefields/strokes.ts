// What a pull does: from the file as it was when the pointer was pressed, to the file for where the pointer is now.
import type { Point } from '../map/overlay';
import { bearing, boxOf, distance } from '../map/plane';
import { isBuilding, thingsOf, type File, type Thing } from './field';
import type { Hit } from './hits';
import type { Fittings } from './protocol.gen';
import { carried, slid, withCorner, withNewCorner } from './reshaping';
import { movedBy, turnedAbout, type Corner } from './shapes';
import { ANGLE, snapped, type Snap } from './snapping';
import { changed, type Symmetry } from './symmetry';

/** How the hand is guided. */
export interface Guide {
  snap: Snap;
  symmetry: Symmetry;
  /** How many inches away a corner still draws the pointer. */
  reach: number;
  /** Whether lines are to be straight for the moment. */
  straight: boolean;
}

export type Stroke = (at: Point, guide: Guide) => File;

/** What is pulled at, among the things that are selected. */
export function strokeOf(
  before: File,
  things: readonly Thing[],
  usual: Fittings,
  hit: Hit,
  at: Point,
): Stroke | undefined {
  if (hit.sort === 'thing') return pullThings(before, things, at);
  if (hit.sort === 'turn') return turnThings(before, things, at);
  const [one] = things;
  if (!one) return undefined;
  if (hit.sort === 'corner') return pullCorner(before, () => one, hit.index);
  if (hit.sort === 'edge') {
    return pullCorner(before, () => withNewCorner(one, hit.index), hit.index + 1);
  }
  return isBuilding(one)
    ? (to, { snap, symmetry }) => changed(before, [slid(one, usual, hit, to, snap)], symmetry)
    : undefined;
}

/** By whole steps of the grid, so that what lies between its lines stays so; or to a corner of something else. */
function pullThings(before: File, things: readonly Thing[], at: Point): Stroke {
  const corners = things.flatMap(({ outline }) => outline);
  const held = corners.reduce((best, one) => (distance(one, at) < distance(best, at) ? one : best));
  const others = cornersBut(before, things);
  return ([x, y], { snap, symmetry, reach }) => {
    const way: Point = [x - at[0], y - at[1]];
    const near = others.map(([cx, cy]): Point => [cx - held[0], cy - held[1]]);
    const move = movedBy(...snapped(way, { ...snap, angles: false }, { corners: near, reach }));
    return changed(
      before,
      things.map((thing) => carried(thing, move)),
      symmetry,
    );
  };
}

function turnThings(before: File, things: readonly Thing[], at: Point): Stroke {
  const middle = middleOf(things);
  const start = bearing(middle, at);
  return (to, { snap, symmetry, straight }) => {
    const step = straight || snap.grid > 0 ? ANGLE : 1;
    const turn = turnedAbout(middle, Math.round((bearing(middle, to) - start) / step) * step);
    return changed(
      before,
      things.map((thing) => carried(thing, turn)),
      symmetry,
    );
  };
}

function pullCorner(before: File, shape: (guide: Guide) => Thing, index: number): Stroke {
  return (at, guide) => {
    const one = shape(guide);
    const from = guide.straight ? one.outline.at(index - 1) : undefined;
    const around = { corners: cornersBut(before, [one]), reach: guide.reach, from };
    const rest = snapped(at, { ...guide.snap, angles: guide.straight }, around);
    return changed(before, [withCorner(one, index, rest)], guide.symmetry);
  };
}

/** The corners of all other things. */
export function cornersBut(file: File, things: readonly Thing[]): Corner[] {
  const ids = things.map(({ id }) => id);
  return thingsOf(file)
    .filter(({ id }) => !ids.includes(id))
    .flatMap(({ outline }) => outline);
}

export function middleOf(things: readonly Thing[]): Point {
  const { west, east, south, north } = boxOf(things.flatMap(({ outline }) => outline));
  return [(west + east) / 2, (south + north) / 2];
}

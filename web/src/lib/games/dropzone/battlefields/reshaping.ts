// Things on another outline: moved, turned, with a corner more or less. What hangs in walls stays in them.
import type { Point } from '../map/overlay';
import { boxOf, distance } from '../map/plane';
import { fresh, isBuilding, put, type Building, type File, type Thing } from './field';
import type { Part } from './hits';
import type { Fittings } from './protocol.gen';
import { movedBy, tidied, type Corner } from './shapes';
import { onGrid, snapped, type Snap } from './snapping';
import {
  asBefore,
  doorAt,
  doorsOf,
  hatchAt,
  merged,
  middleOf,
  nearestWall,
  rehung,
  split,
  windowAt,
  windowsOf,
  withDoors,
  withWindows,
  type Rehang,
} from './walls';

const BESIDE = 2; // inches between a copy and its original
const FINE = 0.25; // inches: along a wall no coarser grid is of use
export const fineGrid = ({ grid }: Snap): number => Math.min(grid, FINE);

/** Moved or turned as it is. */
export function carried<One extends Thing>(thing: One, carry: (at: Point) => Corner): One {
  const outline = thing.outline.map(carry);
  return isBuilding(thing) ? { ...thing, ...rehung(thing, outline, asBefore, carry) } : { ...thing, outline };
}

/** Copies beside their originals, connected to nothing. */
export function duplicated(before: File, things: readonly Thing[]): { file: File; names: string[] } {
  let file = before;
  const names = things.map((thing) => {
    const id = fresh(file, isBuilding(thing) ? 'b' : 't');
    const copy = carried(thing, movedBy(BESIDE, -BESIDE));
    file = put(file, isBuilding(copy) ? { ...copy, id, connected: [] } : { ...copy, id });
    return id;
  });
  return { file, names };
}

const reshaped = (thing: Thing, outline: Corner[], rehang: Rehang): Thing =>
  isBuilding(thing) ? rehung(thing, outline, rehang) : { ...thing, outline };

export const withCorner = (thing: Thing, index: number, to: Corner): Thing =>
  reshaped(thing, thing.outline.with(index, to), asBefore);

/** With a new corner in the middle of an edge. */
export function withNewCorner(thing: Thing, edge: number): Thing {
  const [a, b] = [thing.outline[edge]!, thing.outline[(edge + 1) % thing.outline.length]!];
  const middle: Corner = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return reshaped(thing, thing.outline.toSpliced(edge + 1, 0, middle), split(edge, 0.5));
}

export const withoutCorner = (thing: Thing, index: number): Thing =>
  reshaped(thing, thing.outline.toSpliced(index, 1), merged(thing.outline, index));

/** As wide and as deep as wanted, its south-west corner where it was. */
export function scaled(thing: Thing, width: number, depth: number): Thing {
  const { west, east, south, north } = boxOf(thing.outline);
  const [across, up] = [width / (east - west), depth / (north - south)];
  const outline = thing.outline.map(([x, y]) =>
    tidied([west + (x - west) * across, south + (y - south) * up]),
  );
  return reshaped(thing, outline, asBefore);
}

// Doors, windows and hatches.

export function placeOf(house: Building, usual: Fittings, { sort, index }: Part): Point {
  if (sort === 'door') return middleOf(doorsOf(house, usual)[index]!);
  const [x, y] = windowsOf(house, usual)[index]!.at;
  return [x, y];
}

/** A door or a window along the walls, a hatch over the roof. */
export function slid(
  house: Building,
  usual: Fittings,
  { sort, index }: Part,
  at: Point,
  snap: Snap,
): Building {
  const { outline } = house;
  const { wall, inches } = nearestWall(outline, at);
  const along = onGrid(inches, fineGrid(snap));
  if (sort === 'window') {
    const windows = windowsOf(house, usual);
    const moved = windowAt(outline, wall, along, windows[index]!.at[2]);
    return withWindows(house, windows.with(index, moved));
  }
  const doors = doorsOf(house, usual);
  const { a, b, wall: before } = doors[index]!;
  const moved = before === null ? hatchAt(snapped(at, snap)) : doorAt(outline, wall, along, distance(a, b));
  return withDoors(house, doors.with(index, moved));
}

export const withoutPart = (house: Building, usual: Fittings, { sort, index }: Part): Building =>
  sort === 'door'
    ? withDoors(house, doorsOf(house, usual).toSpliced(index, 1))
    : withWindows(house, windowsOf(house, usual).toSpliced(index, 1));

export function countOf(thing: Thing, usual: Fittings, { sort }: Part): number {
  if (sort === 'corner') return thing.outline.length;
  if (!isBuilding(thing)) return 0;
  return sort === 'door' ? doorsOf(thing, usual).length : windowsOf(thing, usual).length;
}

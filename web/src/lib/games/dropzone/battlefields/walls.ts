// Doors, windows and hatches of a building (DZ-009). They hang in its walls: whatever the outline does, they stay in them.
import type { FieldBuilding, FieldEntrance, FieldOpenings, Fittings } from './protocol.gen';
import type { Point } from '../map/overlay';
import { along, distance, edges, gap, type Outline } from '../map/plane';
import type { Corner } from './shapes';

type Door = FieldEntrance;
interface Window {
  wall: number;
  at: [number, number, number];
}

/** Exact enough for the rules to find it in its wall, short enough to be read. */
const exact = (inches: number): number => Math.round(inches * 1e7) / 1e7 + 0;
const placed = ([x, y]: Point): Corner => [exact(x), exact(y)];

export const wallOf = (outline: Outline, wall: number): readonly [Point, Point] => [
  outline[wall % outline.length]!,
  outline[(wall + 1) % outline.length]!,
];

export const lengthOf = (outline: Outline, wall: number): number => distance(...wallOf(outline, wall));

function inWall(outline: Outline, wall: number, inches: number): Corner {
  const [a, b] = wallOf(outline, wall);
  return placed(along(a, b, inches / (distance(a, b) || 1)));
}

/** A building of which the server has not told yet what it has where it says nothing itself. */
export const UNTOLD: Fittings = { entrances: [], openings: [] };

export const doorsOf = ({ entrances }: FieldBuilding, usual: Fittings): Door[] =>
  entrances ?? usual.entrances;

export const windowsOf = ({ openings }: FieldBuilding, usual: Fittings): Window[] =>
  (openings ?? usual.openings).flatMap(({ wall, points }) => points.map((at) => ({ wall, at })));

/** What was told of a building as it stood before, in the walls that it has now, until that is told anew. */
export function carriedOver(told: Fittings, before: FieldBuilding, outline: Corner[]): Fittings {
  const isSame = before.outline.every(
    ([x, y], index) => x === outline[index]?.[0] && y === outline[index][1],
  );
  if (before.outline.length !== outline.length) return UNTOLD;
  if (isSame) return told;
  const { entrances, openings } = rehung({ ...before, ...told }, outline);
  return { entrances: entrances ?? [], openings: openings ?? [] };
}

export const withDoors = (building: FieldBuilding, doors: Door[]): FieldBuilding => ({
  ...building,
  entrances: doors,
});

/** Windows keep their order, so that one that slides into another wall is still the same one. */
export function withWindows(building: FieldBuilding, windows: readonly Window[]): FieldBuilding {
  const openings: FieldOpenings[] = [];
  for (const { wall, at } of windows) {
    const last = openings.at(-1);
    if (last?.wall === wall) last.points.push(at);
    else openings.push({ wall, points: [at] });
  }
  return { ...building, openings };
}

// Where they hang.

/** The wall nearest to a point, and how many inches along it. */
export function nearestWall(outline: Outline, at: Point): { wall: number; inches: number; away: number } {
  const found = edges(outline).map(([wall, a, b]) => ({
    wall,
    away: gap(at, a, b),
    share: shareOf(at, a, b),
  }));
  const { wall, away, share } = found.reduce((best, one) => (one.away < best.away ? one : best));
  return { wall, away, inches: share * lengthOf(outline, wall) };
}

function shareOf([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const size = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  return Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / size));
}

/** A door with its middle so many inches along a wall; it never leaves the wall. */
export function doorAt(outline: Outline, wall: number, inches: number, width: number): Door {
  const length = lengthOf(outline, wall);
  const half = Math.min(width, length) / 2;
  const middle = Math.max(half, Math.min(length - half, inches));
  return {
    a: inWall(outline, wall, middle - half),
    b: inWall(outline, wall, middle + half),
    wall,
  };
}

export function windowAt(outline: Outline, wall: number, inches: number, height: number): Window {
  const [x, y] = inWall(outline, wall, Math.max(0, Math.min(lengthOf(outline, wall), inches)));
  return { wall, at: [x, y, height] };
}

/** DZ-235: a point of the roof. */
export const hatchAt = (at: Point): Door => ({ a: placed(at), b: placed(at), wall: null });

export const middleOf = ({ a, b }: Door): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** How far along its wall something hangs. */
export function inchesOf(outline: Outline, wall: number, at: Point): number {
  const [a, b] = wallOf(outline, wall);
  return shareOf(at, a, b) * distance(a, b);
}

// What becomes of them when the outline changes.

/** Where a place in a wall comes to lie. */
export type Rehang = (wall: number, share: number) => readonly [wall: number, share: number];

export const asBefore: Rehang = (wall, share) => [wall, share];

/** A wall gets a corner at a share of its length. */
export const split =
  (where: number, at: number): Rehang =>
  (wall, share) => {
    if (wall < where) return [wall, share];
    if (wall > where) return [wall + 1, share];
    return share <= at ? [wall, share / at] : [wall + 1, (share - at) / (1 - at)];
  };

/** The two walls at a corner become one. */
export function merged(outline: Outline, corner: number): Rehang {
  const before = (corner - 1 + outline.length) % outline.length;
  const [first, second] = [lengthOf(outline, before), lengthOf(outline, corner)];
  const joint = corner === 0 ? before - 1 : before;
  return (wall, share) => {
    if (wall === before) return [joint, (share * first) / (first + second)];
    if (wall === corner) return [joint, (first + share * second) / (first + second)];
    return [wall > corner ? wall - 1 : wall, share];
  };
}

/** The corners run the other way round, from the same first one. */
export const reversed =
  (walls: number): Rehang =>
  (wall, share) => [walls - 1 - wall, 1 - share];

/** The building on another outline, its doors and windows in their walls; *carry* takes along what lies on the roof. */
export function rehung(
  building: FieldBuilding,
  outline: Corner[],
  rehang: Rehang = asBefore,
  carry: (at: Point) => Point = (at) => at,
): FieldBuilding {
  const shareIn = (wall: number, at: Point): number => shareOf(at, ...wallOf(building.outline, wall));
  const door = (one: Door): Door => {
    if (one.wall === null) return { a: placed(carry(one.a)), b: placed(carry(one.b)), wall: null };
    const [wall, share] = rehang(one.wall, shareIn(one.wall, middleOf(one)));
    return doorAt(outline, wall, share * lengthOf(outline, wall), distance(one.a, one.b));
  };
  const window = ({ wall: old, at: [x, y, height] }: Window): Window => {
    const [wall, share] = rehang(old, shareIn(old, [x, y]));
    return windowAt(outline, wall, share * lengthOf(outline, wall), height);
  };
  const doors = building.entrances?.map(door) ?? null;
  const moved = { ...building, outline, entrances: doors };
  return building.openings ? withWindows(moved, windowsOf(building, UNTOLD).map(window)) : moved;
}

// DZ-220: who fires through which wall.
import type { Point } from '../map/overlay';
import { bearing } from '../map/plane';
import type { Building } from '../wire';
import type { Post, Battle as State, Unit } from '../protocol.gen';
import { unitOf } from '../wire';
import { openWalls, outward, wallMiddle } from './compass';

/** The walls of units; whoever is not named hides. */
export type Posts = ReadonlyMap<number, number>;

export const toPosts = (posts: Posts): Post[] => [...posts].map(([unit, wall]) => ({ unit, wall }));

export const fromPosts = (posts: readonly Post[]): Posts =>
  new Map(posts.map(({ unit, wall }) => [unit, wall]));

/** A unit at a wall, or hidden again. */
export function posted(posts: Posts, unit: number, wall: number | undefined): Posts {
  const others = [...posts].filter(([other]) => other !== unit);
  return new Map(wall === undefined ? others : [...others, [unit, wall]]);
}

/** The buildings with the units in them that are asked about. */
export function byBuilding(state: State, units: readonly number[]): { building: string; units: Unit[] }[] {
  const found = units.map((id) => unitOf(state, id)).filter(({ status }) => status === 'inside');
  const ids = [...new Set(found.map(({ building }) => building))];
  return ids.map((building) => ({ building, units: found.filter((unit) => unit.building === building) }));
}

/** The wall with openings that looks most towards a point. */
export function wallTowards(building: Building, point: Point): number | undefined {
  const turn = (wall: number): number => {
    const off = Math.abs(bearing(wallMiddle(building, wall), point) - outward(building.outline, wall)) % 360;
    return Math.min(off, 360 - off);
  };
  return openWalls(building).sort((one, other) => turn(one) - turn(other))[0];
}

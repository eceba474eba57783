// What is put into buildings where one presses: doors, windows, and hatches in the roof (DZ-009, DZ-235).
import type { Walls } from '../armies/protocol.gen';
import type { Point } from '../map/overlay';
import { isBuilding, thingCalled, type Building, type File } from './field';
import type { Hit } from './hits';
import type { Fittings } from './protocol.gen';
import { fineGrid } from './reshaping';
import { onGrid, snapped, type Snap } from './snapping';
import { doorAt, doorsOf, hatchAt, nearestWall, windowAt, windowsOf, withDoors, withWindows } from './walls';

export const FITTINGS = ['door', 'window', 'hatch'] as const;
export type Fitting = (typeof FITTINGS)[number];

const NEAR = 1; // inches at which a press beside a building still means it

export function houseNear(file: File, hit: Hit | undefined, at: Point): Building | undefined {
  const thing = hit?.sort === 'thing' ? thingCalled(file, hit.id) : undefined;
  if (thing && isBuilding(thing)) return thing;
  const away = ({ outline }: Building): number => nearestWall(outline, at).away;
  const [nearest] = file.building.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= NEAR ? nearest : undefined;
}

/** Beside what is in its walls already; *sizes* are those of a usual door and window. */
export function fitted(
  house: Building,
  usual: Fittings,
  sizes: Walls,
  fitting: Fitting,
  at: Point,
  snap: Snap,
): Building {
  const { wall, inches } = nearestWall(house.outline, at);
  const along = onGrid(inches, fineGrid(snap));
  if (fitting === 'window') {
    const added = windowAt(house.outline, wall, along, sizes.window);
    return withWindows(house, [...windowsOf(house, usual), added]);
  }
  const door =
    fitting === 'hatch' ? hatchAt(snapped(at, snap)) : doorAt(house.outline, wall, along, sizes.door);
  // Whoever puts a hatch there means the roof to be used; what is missing otherwise, the check says (DZ-235).
  return { ...withDoors(house, [...doorsOf(house, usual), door]), roof: house.roof || fitting === 'hatch' };
}

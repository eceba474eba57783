// Walls are called by where they look: nobody knows their numbers.
import { t } from '../../../i18n.svelte';
import { area, bearing, edges, isInside, type Outline } from '../map/plane';
import type { Point } from '../map/overlay';
import type { Building } from '../wire';

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

export const windOf = (degrees: number): Wind => WINDS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]!;

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Clockwise degrees from north of the way out through a wall. */
export function outward(outline: Outline, wall: number): number {
  const [, a, b] = edges(outline)[wall]!;
  const middle = between(a, b);
  const side = bearing(a, b) + 90;
  const step = Math.sqrt(area(outline)) / 1000;
  const angle = (side * Math.PI) / 180;
  const probe: Point = [middle[0] + Math.sin(angle) * step, middle[1] + Math.cos(angle) * step];
  return isInside(outline, probe) ? side + 180 : side;
}

export const wallEnds = ({ outline }: Building, wall: number): readonly [Point, Point] => {
  const [, a, b] = edges(outline)[wall]!;
  return [a, b];
};

export const wallMiddle = (building: Building, wall: number): Point => between(...wallEnds(building, wall));

/** "north wall"; "north wall 2" where several look the same way. */
export function wallName(building: Building, wall: number): string {
  const { outline } = building;
  const wind = windOf(outward(outline, wall));
  const alike = edges(outline)
    .map(([number]) => number)
    .filter((number) => windOf(outward(outline, number)) === wind);
  return t('dz-wall', { wind, number: alike.length > 1 ? alike.indexOf(wall) + 1 : 0 });
}

// What the pointer is on: first the handles of what is selected, then buildings, then the smallest piece of terrain.
import type { Point } from '../map/overlay';
import { along, area, boxOf, distance, edges, gapToOutline, isInside, type Outline } from '../map/plane';
import { isBuilding, type Building, type File, type Thing } from './field';
import type { Fittings } from './protocol.gen';
import { doorsOf, middleOf, wallOf, windowsOf } from './walls';

/** A part of the one thing that is selected. */
export interface Part {
  sort: 'corner' | 'door' | 'window';
  index: number;
}

export type Hit = Part | { sort: 'edge'; index: number } | { sort: 'turn' } | { sort: 'thing'; id: string };

const TURN = 30; // pixels between a thing and the handle that turns it
const DOOR_AWAY = 11; // pixels from the wall
const WINDOW_AWAY = 8;
const WINDOWS_FROM = 22; // pixels for an inch: on smaller maps they would cover the building
const LONG_ENOUGH = 34; // pixels: shorter walls have no handle in their middle
const THICK_ENOUGH = 24; // pixels: thinner things are moved by their middle

/** *inch* is how many pixels an inch has, *slack* how many pixels beside a thing still mean it. */
export interface Eyes {
  inch: number;
  slack: number;
}

/** What things can be taken hold of by: all together they are turned, a single one is reshaped. */
export interface Handle {
  hit: Part | { sort: 'edge'; index: number } | { sort: 'turn' };
  at: Point;
}

/** *usual* is what hangs in the walls of a building that says nothing itself. */
export function handlesOf(things: readonly Thing[], inch: number, usual: Fittings): Handle[] {
  const [one] = things;
  if (!one) return [];
  const { west, east, north } = boxOf(things.flatMap(({ outline }) => outline));
  const turn: Handle = { hit: { sort: 'turn' }, at: [(west + east) / 2, north + TURN / inch] };
  if (things.length > 1) return [turn];
  return [
    turn,
    ...edgeHandles(one, inch),
    ...(isBuilding(one) ? partHandles(one, inch, usual) : []),
    ...cornerHandles(one),
  ];
}

const cornerHandles = ({ outline }: Thing): Handle[] =>
  outline.map((at, index) => ({ hit: { sort: 'corner', index }, at }));

/** A new corner comes out of the middle of a wall, where there is room for one. */
function edgeHandles({ outline }: Thing, inch: number): Handle[] {
  if (thickness(outline) * inch < THICK_ENOUGH) return [];
  return edges(outline)
    .filter(([, a, b]) => distance(a, b) * inch >= LONG_ENOUGH)
    .map(([index, a, b]) => ({ hit: { sort: 'edge', index }, at: along(a, b, 0.5) }));
}

/** How thin something is: its area over its longest side. */
export function thickness(outline: Outline): number {
  const longest = Math.max(...edges(outline).map(([, a, b]) => distance(a, b)));
  return area(outline) / longest;
}

/** Those of doors lie outside their walls, those of windows inside, so that corners can be told from them. */
function partHandles(building: Building, inch: number, usual: Fittings): Handle[] {
  const beside = (wall: number | null, [x, y]: Point, pixels: number): Point => {
    if (wall === null) return [x, y];
    const [[ax, ay], [bx, by]] = wallOf(building.outline, wall);
    const away = pixels / inch / (Math.hypot(bx - ax, by - ay) || 1);
    return [x + (by - ay) * away, y - (bx - ax) * away];
  };
  const windows = inch < WINDOWS_FROM ? [] : windowsOf(building, usual);
  return [
    ...windows.map(({ wall, at: [x, y] }, index): Handle => ({
      hit: { sort: 'window', index },
      at: beside(wall, [x, y], -WINDOW_AWAY),
    })),
    ...doorsOf(building, usual).map((door, index): Handle => ({
      hit: { sort: 'door', index },
      at: beside(door.wall, middleOf(door), DOOR_AWAY),
    })),
  ];
}

/** The nearest handle within reach; those of small things reach less far, so that there is room to move them by. */
export function handleAt(
  things: readonly Thing[],
  at: Point,
  { inch, slack }: Eyes,
  usual: Fittings,
): Hit | undefined {
  const small = Math.min(...things.map(({ outline }) => thickness(outline))) * inch;
  const reach = Math.min(slack + 5, 4 + small / 4);
  const near = handlesOf(things, inch, usual)
    .map(({ hit, at: spot }) => ({ hit, away: distance(spot, at) * inch }))
    .filter(({ away }) => away <= reach);
  return near.sort((a, b) => a.away - b.away)[0]?.hit;
}

/** The thing at a point: walls are thin, so what lies near counts, too. */
export function thingAt({ building, terrain }: File, at: Point, { inch, slack }: Eyes): Thing | undefined {
  const house = building.find(({ outline }) => isInside(outline, at));
  if (house) return house;
  const near = terrain.filter(
    ({ outline }) => isInside(outline, at) || gapToOutline(outline, at) * inch <= slack,
  );
  return near.sort((a, b) => area(a.outline) - area(b.outline))[0];
}

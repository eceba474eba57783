import type { Area, Point } from './map/overlay';
import type { Edge, Battle as State } from './protocol.gen';

const ZONE = 6; // inches: DZ-356

/** The deployment zone along one friendly edge. */
function band({ board }: State, { start, end }: Edge): Point[] {
  const isUpright = start[0] === end[0];
  const inwards = isUpright ? (start[0] === 0 ? ZONE : -ZONE) : start[1] === 0 ? ZONE : -ZONE;
  const moved = ([x, y]: Point): Point => [
    Math.min(board.width, x + (isUpright ? inwards : 0)),
    Math.min(board.depth, y + (isUpright ? 0 : inwards)),
  ];
  return [start, end, moved(end), moved(start)];
}

/** DZ-066: where a player may deploy. */
export const deploymentZones = (state: State, player: number): Area[] =>
  state.sides[player]!.edges.map((edge) => ({ rings: [band(state, edge)], tone: 'reach' }));

/** The direction straight onto the table across an edge. */
export function inward({ start, end }: Edge): number {
  if (start[0] === end[0]) return start[0] === 0 ? 90 : 270;
  return start[1] === 0 ? 0 : 180;
}

/** The middle of a player's zone, to begin with. */
export function middleOfZone(state: State, player: number): Point {
  const rings = deploymentZones(state, player).flatMap(({ rings: [ring] }) => ring ?? []);
  const sum = rings.reduce<Point>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return [sum[0] / rings.length, sum[1] / rings.length];
}

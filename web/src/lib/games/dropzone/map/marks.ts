// Overlays as paths of the drawing.
import type { Area, Fan, Point } from './overlay';
import { ahead, closed, down } from './plane';

export const areaPath = (depth: number, { rings }: Area): string =>
  rings.map((ring) => closed(depth, ring)).join('');

/** A piece of a pie, or the whole circle. */
export function fanPath(depth: number, { at, radius, from, to }: Fan): string {
  const sweep = (((to - from) % 360) + 360) % 360;
  if (sweep === 0 && to !== from) return discPath(depth, at, radius);
  const [start, end] = [ahead(at, from, radius), ahead(at, to, radius)].map((point) =>
    down(depth, point).join(' '),
  );
  return `M${down(depth, at).join(' ')}L${start}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${end}Z`;
}

function discPath(depth: number, at: Fan['at'], radius: number): string {
  const [x, y] = down(depth, at);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

const ALIKE = 0.01; // inches

/** Where the label of an area stands: at its outermost point, or in the middle of a whole edge. */
export function outermostOf(ring: readonly Point[], side: 'west' | 'south' | 'east'): Point {
  const far = ([x, y]: Point): number => ({ west: -x, south: -y, east: x })[side];
  const most = Math.max(...ring.map(far));
  const edge = ring.filter((point) => most - far(point) < ALIKE);
  const middle = (axis: 0 | 1): number => edge.reduce((sum, point) => sum + point[axis], 0) / edge.length;
  return [middle(0), middle(1)];
}

// Overlays as paths of the drawing.
import type { Area, Fan } from './overlay';
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

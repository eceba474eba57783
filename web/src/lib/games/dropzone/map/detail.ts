/** How much is drawn: far only shapes, near every door and the names in full. */
export type Detail = 'far' | 'mid' | 'near';

const MID = 12; // pixels for an inch
const NEAR = 34;
const SMALLEST = 14; // pixels that an inch of a unit has at least
const MOST = 1.8;

export function detailAt(zoom: number): Detail {
  if (zoom >= NEAR) return 'near';
  return zoom >= MID ? 'mid' : 'far';
}

/** How much larger than they are units are drawn from afar, so that they can be told apart. */
export const growthAt = (zoom: number): number => Math.min(MOST, Math.max(1, SMALLEST / zoom));

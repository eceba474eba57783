import type { Spot } from './spots';

export interface Point {
  x: number;
  y: number;
}

/** The middle of what lies at a spot, as the paper counts; null where it does not lie on it. */
export function middleOf(paper: HTMLElement, spot: Spot): Point | null {
  const found = paper.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
  if (!found) return null;
  const { left, top } = paper.getBoundingClientRect();
  return { x: found.left + found.width / 2 - left, y: found.top + found.height / 2 - top };
}

/** Where the middle of something so large goes that would be at a place, but not beyond an edge of the paper. */
export const within = (at: number, size: number, room: number): number =>
  Math.max(size / 2, Math.min(at, room - size / 2));

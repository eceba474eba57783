import { seatSpot, unitIn, type Spot } from './spots';
import { ownerOf } from './words';

export interface Point {
  x: number;
  y: number;
}

/** The middle of what lies at a spot, as the paper counts; null where it does not lie on it. */
export function middleOf(paper: HTMLElement, spot: Spot): Point | null {
  const found = box(paper, `[data-spot="${CSS.escape(spot)}"]`);
  return found && centre(found);
}

/** Where a trail ends: in the middle of a card, or, where that has gone or is out of sight, at its player. */
export interface Place extends Point {
  /** Where one writes without hiding what lies there: around this point, or up to it. */
  label: Point & { upTo: boolean };
  isAway: boolean;
}

export function placeOf(paper: HTMLElement, spot: Spot): Place | null {
  const unit = unitIn(spot);
  const home = unit ? seatSpot(ownerOf(unit)) : spot;
  const card = unit ? box(paper, `[data-spot="${CSS.escape(spot)}"]`) : null;
  if (card) return { ...centre(card), label: { ...centre(card), y: card.y, upTo: false }, isAway: false };
  const isAway = unit !== undefined;
  const seat = box(paper, `[data-spot="${CSS.escape(home)}"]`);
  if (seat) return { ...centre(seat), label: { ...centre(seat), x: seat.right, upTo: true }, isAway };
  const line = box(paper, `[data-home="${CSS.escape(home)}"]`);
  return line && { x: line.x, y: line.y, label: { x: line.x, y: line.y, upTo: false }, isAway };
}

const centre = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** What cards may be scrolled out of. */
const SCROLLED = ['.lines', '.opponents', '.cards'];

function isWithin({ x, y }: Point, around: Element | null): boolean {
  if (!around) return true;
  const { left, right, top, bottom } = around.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** What is drawn there, as the paper counts; null if it is not on it, behind a tab or scrolled away. */
function box(paper: HTMLElement, selector: string): DOMRect | null {
  const found = paper.querySelector<HTMLElement>(selector);
  const drawn = found?.getBoundingClientRect();
  if (!found || !drawn?.width) return null;
  if (!SCROLLED.every((around) => isWithin(centre(drawn), found.closest(around)))) return null;
  const { left, top } = paper.getBoundingClientRect();
  return new DOMRect(drawn.x - left, drawn.y - top, drawn.width, drawn.height);
}

/** Where the middle of something so large goes that would be at a place, but not beyond an edge of the paper. */
export const within = (at: number, size: number, room: number): number =>
  Math.max(size / 2, Math.min(at, room - size / 2));

/** A bent line from one place to just before another, and how its head points. */
export function curve(from: Point, to: Point): { path: string; tip: Point; angle: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - 14 * ux, y: to.y - 14 * uy };
  const bend = {
    x: (from.x + tip.x) / 2 - uy * 0.14 * length,
    y: (from.y + tip.y) / 2 + ux * 0.14 * length,
  };
  const angle = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, tip, angle };
}

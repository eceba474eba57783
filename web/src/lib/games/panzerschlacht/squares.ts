import { ARROWS } from '../../board/arrows';
import type { Square } from './wire';

/** The drawing: 692 units square, a margin of 26 for the neatline, cells of 64. */
export const SHEET = 692;
export const MARGIN = 26;
export const CELL = 64;

export const NOWHERE: Square = -1;
const FILES = 'abcdefghij';

const file = (square: Square): number => square % 10;
const row = (square: Square): number => Math.floor(square / 10);

/** e4 */
export const name = (square: Square): string => `${FILES[file(square)]}${row(square) + 1}`;

/** The square called so, or nowhere. */
export function named(text: string): Square {
  const found = /^([a-j])(10|[1-9])$/.exec(text);
  return found ? (Number(found[2]) - 1) * 10 + FILES.indexOf(found[1]!) : NOWHERE;
}

/** PS-08: the number printed on the board. */
export const printed = (square: Square): number => 10 * row(square) + 10 - file(square);

/** The squares as they lie on the sheet, from the upper left; the board is turned for the side that sits opposite. */
export const laidOut = (turned: boolean): Square[][] => {
  const lines = Array.from({ length: 10 }, (_, line) => 9 - line);
  return lines.map((line) =>
    Array.from({ length: 10 }, (_, column) => {
      const square = line * 10 + column;
      return turned ? 99 - square : square;
    }),
  );
};

export interface Point {
  x: number;
  y: number;
}

/** The middle of a square on the sheet. */
export function centre(square: Square, turned: boolean): Point {
  const seen = turned ? 99 - square : square;
  return { x: MARGIN + CELL * (file(seen) + 0.5), y: MARGIN + CELL * (9 - row(seen) + 0.5) };
}

/** The square under a point of the sheet, or nowhere. */
export function squareAt({ x, y }: Point, turned: boolean): Square {
  const column = Math.floor((x - MARGIN) / CELL);
  const line = Math.floor((y - MARGIN) / CELL);
  if (column < 0 || column > 9 || line < 0 || line > 9) return NOWHERE;
  const seen = (9 - line) * 10 + column;
  return turned ? 99 - seen : seen;
}

/** The neighbour that an arrow key points at on the sheet; the square itself at the edge. */
export function neighbour(square: Square, key: string, turned: boolean): Square {
  const { x, y } = centre(square, turned);
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const next = squareAt({ x: x + dx * CELL, y: y + dy * CELL }, turned);
  return next === NOWHERE ? square : next;
}

/** The heading of a step on the sheet in degrees, clockwise from up. */
export function heading(from: Square, to: Square, turned: boolean): number {
  const [a, b] = [centre(from, turned), centre(to, turned)];
  return (Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI) + 360) % 360;
}

/** A line through the middles of squares, as an SVG path. */
export const line = (squares: readonly Square[], turned: boolean): string =>
  squares
    .map((square, index) => {
      const { x, y } = centre(square, turned);
      return `${index ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');

import { ARROWS } from '../../board/arrows';
import type { Cell, Heading } from './wire';

/** The drawing: cells of 40 units, and a margin for the neatline and the coordinates. */
export const CELL = 40;
const WIDE_MARGIN = 26;
const NARROW_MARGIN = 10;

export const NOWHERE: Cell = -1;
const STRIDE = 32;
const FILES = 'abcdefghijklmnopqrstuvwxyz';

/** TC-02, clockwise from north: steps to the right and up, as White sees the board. */
const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const cellAt = (file: number, rank: number): Cell => STRIDE * rank + file;
export const fileOf = (cell: Cell): number => cell % STRIDE;
export const rankOf = (cell: Cell): number => Math.floor(cell / STRIDE);
export const fileName = (file: number): string => FILES[file] ?? '';

/** e4 */
export const name = (cell: Cell): string => `${fileName(fileOf(cell))}${rankOf(cell) + 1}`;

/** Across the edges: where a step in this direction leads, be it on the board or not. */
export const ahead = (cell: Cell, heading: Heading): { file: number; rank: number } => {
  const [dx, dy] = STEPS[heading]!;
  return { file: fileOf(cell) + dx, rank: rankOf(cell) + dy };
};

/** The direction in which one cell lies from another on the same line. */
export function direction(from: Cell, to: Cell): Heading {
  const dx = Math.sign(fileOf(to) - fileOf(from));
  const dy = Math.sign(rankOf(to) - rankOf(from));
  return STEPS.findIndex(([x, y]) => x === dx && y === dy);
}

export interface Point {
  x: number;
  y: number;
}

/** A board as it lies on the table: its size, and whether Black sits below. */
export class Sheet {
  readonly files: number;
  readonly ranks: number;
  readonly turned: boolean;
  readonly margin: number;

  constructor(files: number, ranks: number, { turned = false, coordinates = true } = {}) {
    this.files = files;
    this.ranks = ranks;
    this.turned = turned;
    this.margin = coordinates ? WIDE_MARGIN : NARROW_MARGIN;
  }

  get width(): number {
    return this.files * CELL + 2 * this.margin;
  }

  get height(): number {
    return this.ranks * CELL + 2 * this.margin;
  }

  has(file: number, rank: number): boolean {
    return file >= 0 && file < this.files && rank >= 0 && rank < this.ranks;
  }

  /** The middle of a place given by file and rank, which may lie beyond an edge. */
  middle({ file, rank }: { file: number; rank: number }): Point {
    const column = this.turned ? this.files - 1 - file : file;
    const line = this.turned ? rank : this.ranks - 1 - rank;
    return { x: this.margin + CELL * (column + 0.5), y: this.margin + CELL * (line + 0.5) };
  }

  centre(cell: Cell): Point {
    return this.middle({ file: fileOf(cell), rank: rankOf(cell) });
  }

  /** The cell under a point of the sheet, or nowhere. */
  under({ x, y }: Point): Cell {
    const column = Math.floor((x - this.margin) / CELL);
    const line = Math.floor((y - this.margin) / CELL);
    const file = this.turned ? this.files - 1 - column : column;
    const rank = this.turned ? line : this.ranks - 1 - line;
    return this.has(file, rank) ? cellAt(file, rank) : NOWHERE;
  }

  /** The cells as they lie on the sheet, from the upper left. */
  rows(): Cell[][] {
    return Array.from({ length: this.ranks }, (_, line) =>
      Array.from({ length: this.files }, (_, column) =>
        this.under({ x: this.margin + CELL * (column + 0.5), y: this.margin + CELL * (line + 0.5) }),
      ),
    );
  }

  /** The neighbour that an arrow key points at; the cell itself at the edge. */
  neighbour(cell: Cell, key: string): Cell {
    const { x, y } = this.centre(cell);
    const [dx, dy] = ARROWS[key] ?? [0, 0];
    const next = this.under({ x: x + dx * CELL, y: y + dy * CELL });
    return next === NOWHERE ? cell : next;
  }

  /** Degrees clockwise from the upper edge of the sheet. */
  angle(heading: Heading): number {
    return 45 * heading + (this.turned ? 180 : 0);
  }

  /** The heading that comes nearest to the way from one point to another. */
  heading(from: Point, to: Point): Heading {
    const eighths = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI);
    return (eighths + 8 + (this.turned ? 4 : 0)) % 8;
  }

  /** A line through the middles of cells, as an SVG path. */
  line(cells: readonly Cell[]): string {
    return cells
      .map((cell, index) => {
        const { x, y } = this.centre(cell);
        return `${index ? 'L' : 'M'}${x} ${y}`;
      })
      .join('');
  }
}

// A map on the drawing board. Whether it is a good one, the server says (TC-66); here nothing is judged.
import type { MapDrawing, MapPaper } from './protocol.gen';
import { cellAt, fileOf, HEADINGS, rankOf } from '../cells';
import type { Cell } from '../wire';

/** What is painted: the sign of a terrain, or the letter of a tank for the side in whose half the cell lies. */
export type Brush = string;

/** What happens on one side of the board happens on the other: after half a turn, in the mirror, or not at all. */
export const SYMMETRIES = ['turn', 'mirror', 'none'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** One sign of TC-63 for each cell, rank by rank from a1; tanks are letters, White's are capitals. */
  readonly signs: string;
  readonly name: string;
  readonly author: string;
  readonly comment: string;
  /** Of White's and of Black's tanks. */
  readonly facings: readonly [number, number];
}

export const OPEN = '.';

export const blank = ({ facings }: MapPaper, width: number, height: number): Drawing => ({
  width,
  height,
  signs: OPEN.repeat(width * height),
  name: '',
  author: '',
  comment: '',
  facings,
});

/** As large as most of those in the box. */
export const newMap = (paper: MapPaper): Drawing => blank(paper, 12, 12);

export function fromServer(map: MapDrawing): Drawing {
  const signs = [...map.terrain];
  for (const { cell, side, letter } of map.tanks) {
    signs[rankOf(cell) * map.width + fileOf(cell)] = side === 0 ? letter : letter.toLowerCase();
  }
  const { width, height, name, author, comment, facings } = map;
  return { width, height, signs: signs.join(''), name, author, comment, facings };
}

/** TC-63: which way tanks look goes without saying where it is the usual one. */
export function toText({ facings: usual }: MapPaper, map: Drawing): string {
  const facing = (side: 0 | 1): string | undefined =>
    map.facings[side] === usual[side] ? '' : HEADINGS[map.facings[side]];
  const head = [
    ['name', map.name.trim()],
    ['author', map.author],
    ['comment', map.comment],
    ['white-facing', facing(0)],
    ['black-facing', facing(1)],
  ].flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  const ranks = Array.from({ length: map.height }, (_, rank) =>
    map.signs.slice(rank * map.width, (rank + 1) * map.width),
  );
  return [...head, ...(head.length > 0 ? [''] : []), ...ranks.reverse(), ''].join('\n');
}

const isTank = (sign: string): boolean => /[a-z]/i.test(sign);

export const terrainOf = (map: Drawing): string => map.signs.replace(/[a-z]/gi, OPEN);

export const signOn = (map: Drawing, cell: Cell): string => map.signs[numberOf(map, cell)]!;

export function tanksOf(map: Drawing): { cell: Cell; side: number; letter: string }[] {
  return [...map.signs].flatMap((sign, number) =>
    isTank(sign)
      ? [
          {
            cell: cellAt(number % map.width, Math.floor(number / map.width)),
            side: sign === sign.toUpperCase() ? 0 : 1,
            letter: sign.toUpperCase(),
          },
        ]
      : [],
  );
}

/** TC-66: the side in whose half a cell lies; the middle rank of an odd board belongs to nobody. */
export function sideOf({ halves }: MapPaper, { height }: Drawing, cell: Cell): number | null {
  const [rank, half] = [rankOf(cell), halves[height]!];
  if (rank < half) return 0;
  return rank >= height - half ? 1 : null;
}

const numberOf = ({ width }: Drawing, cell: Cell): number => rankOf(cell) * width + fileOf(cell);

export function partnerOf({ width, height }: Drawing, cell: Cell, symmetry: Symmetry): Cell {
  const [file, rank] = [fileOf(cell), rankOf(cell)];
  if (symmetry === 'turn') return cellAt(width - 1 - file, height - 1 - rank);
  return symmetry === 'mirror' ? cellAt(file, height - 1 - rank) : cell;
}

/** What the brush leaves on a cell, or null where a tank can belong to nobody. */
export function signOf(paper: MapPaper, map: Drawing, cell: Cell, brush: Brush): string | null {
  if (!isTank(brush)) return brush;
  const side = sideOf(paper, map, cell);
  if (side === null) return null;
  return side === 0 ? brush : brush.toLowerCase();
}

/** The map with some cells painted, and what lies opposite to them. */
export function painted(
  paper: MapPaper,
  map: Drawing,
  cells: readonly Cell[],
  brush: Brush,
  symmetry: Symmetry,
): Drawing {
  const signs = [...map.signs];
  for (const cell of cells.flatMap((cell) => [cell, partnerOf(map, cell, symmetry)])) {
    const sign = signOf(paper, map, cell, brush);
    if (sign === null) continue;
    if (brush === paper.single) removeOther(signs, sign);
    signs[numberOf(map, cell)] = sign;
  }
  return { ...map, signs: signs.join('') };
}

function removeOther(signs: string[], sign: string): void {
  const other = signs.indexOf(sign);
  if (other >= 0) signs[other] = OPEN;
}

/** Another size. Both armies keep their distance from their own edges: what changes lies between them. */
export function resized(map: Drawing, width: number, height: number): Drawing {
  const half = Math.floor(Math.min(map.height, height) / 2);
  const fromWhite = (file: number, rank: number): string =>
    file < map.width && rank < half ? map.signs[rank * map.width + file]! : OPEN;
  const fromBlack = (file: number, rank: number): string =>
    file < map.width && rank < half ? map.signs[map.signs.length - 1 - rank * map.width - file]! : OPEN;
  const signs = Array.from({ length: width * height }, (_, number) => {
    const [file, rank] = [number % width, Math.floor(number / width)];
    return 2 * rank < height ? fromWhite(file, rank) : fromBlack(width - 1 - file, height - 1 - rank);
  });
  return { ...map, width, height, signs: signs.join('') };
}

/** White's half, once more for Black. */
export function completed(map: Drawing, symmetry: Symmetry): Drawing {
  const signs = [...map.signs];
  for (let number = 0; 2 * number < signs.length; number++) {
    const [file, rank] = [number % map.width, Math.floor(number / map.width)];
    const partner = numberOf(map, partnerOf(map, cellAt(file, rank), symmetry));
    if (partner !== number) signs[partner] = swapped(signs[number]!);
  }
  return { ...map, signs: signs.join('') };
}

const swapped = (sign: string): string =>
  sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase();

/** The cells from one to another, so that a quick stroke leaves no gaps. */
export function stroke(from: Cell, to: Cell): Cell[] {
  const [dx, dy] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  const steps = Math.max(Math.abs(dx), Math.abs(dy), 1);
  return Array.from({ length: steps + 1 }, (_, step) =>
    cellAt(fileOf(from) + Math.round((dx * step) / steps), rankOf(from) + Math.round((dy * step) / steps)),
  );
}

/** A side's tanks look another way; half a turn reverses headings, a mirror turns only their north and south. */
export function faced(map: Drawing, side: 0 | 1, heading: number, symmetry: Symmetry): Drawing {
  const facings: [number, number] = [...map.facings];
  facings[side] = heading;
  if (symmetry === 'turn') facings[1 - side] = (heading + 4) % 8;
  if (symmetry === 'mirror') facings[1 - side] = (12 - heading) % 8;
  return { ...map, facings };
}

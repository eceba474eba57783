// What makes a table a landscape and means nothing in the rules: roads that lead from edge to edge, and fields.
import { chance } from '../../../board/chance';
import type { Board } from '../protocol.gen';
import type { Point } from './overlay';
import { along, boxOf, closed, distance, down, gapToOutline, isInside, line, short } from './plane';
import { bridgesOf, seedOf, type Bridge } from './terrain';

export interface Road {
  path: string;
  points: readonly Point[];
}

const BLOCKED = 400; // inches that a road would rather go round than through a house or over a river
const ROUGH: Readonly<Record<string, number>> = {
  wood: 9,
  hill: 5,
  rubble: 12,
  crater: 8,
  low_wall: 12,
  high_wall: 20,
  river: BLOCKED,
};
const LEAD = 3; // inches that a road goes straight in from the edge
const STRETCH = 7; // inches
const VERGE = 0.7; // inches between a road's middle and other things
const KERB = 1.1; // inches between a road's middle and a house

/** Roads over every bridge; where there is none, one each way across the table. */
export function roadsOf(board: Board): Road[] {
  const known = built.get(board) ?? build(board);
  built.set(board, known);
  return known;
}

const built = new WeakMap<Board, Road[]>();

function build(board: Board): Road[] {
  const grid = new Grid(board);
  const bridges = bridgesOf(board);
  const ways = bridges.length > 0 ? bridges.map((bridge) => overBridge(board, bridge)) : crossing(board);
  return ways.map((stops) => {
    const points = smoothed(grid.route(stops));
    return { points, path: line(board.depth, points) };
  });
}

function crossing({ width, depth }: Board): Point[][] {
  return [
    [
      [-1, depth / 2],
      [LEAD, depth / 2],
      [width - LEAD, depth / 2],
      [width + 1, depth / 2],
    ],
    [
      [width / 2, -1],
      [width / 2, LEAD],
      [width / 2, depth - LEAD],
      [width / 2, depth + 1],
    ],
  ];
}

/** From edge to edge, whichever edges the bridge leads to. */
function overBridge({ width, depth }: Board, { ends: [one, other] }: Bridge): Point[] {
  const upright = Math.abs(one[1] - other[1]) > Math.abs(one[0] - other[0]);
  const [first, second] = (upright ? one[1] < other[1] : one[0] < other[0]) ? [one, other] : [other, one];
  const from = (inches: number): Point => (upright ? [first[0], inches] : [inches, first[1]]);
  const to = (inches: number): Point => (upright ? [second[0], depth - inches] : [width - inches, second[1]]);
  return [from(-1), from(LEAD), first, second, to(LEAD), to(-1)];
}

/** A table in squares of an inch, each with what a road through it costs. */
class Grid {
  #wide: number;
  #high: number;
  #costs: Float32Array;

  constructor(board: Board) {
    this.#wide = Math.ceil(board.width) + 1;
    this.#high = Math.ceil(board.depth) + 1;
    this.#costs = Float32Array.from({ length: this.#wide * this.#high }, (_, index) =>
      costAt(board, this.#point(index)),
    );
  }

  /** The cheapest way through all the stops. Roads that have been built are cheap: the next one joins them. */
  route(stops: readonly Point[]): Point[] {
    const legs = stops.slice(1).map((stop, index) => this.#leg(stops[index]!, stop));
    const points = legs.flatMap((leg, index) => [...(index ? [stops[index]!] : []), ...leg.slice(1, -1)]);
    for (const leg of legs) for (const point of leg) this.#costs[this.#index(point)]! *= 0.45;
    return [stops[0]!, ...points, stops.at(-1)!];
  }

  #point(index: number): Point {
    return [index % this.#wide, Math.floor(index / this.#wide)];
  }

  #index([x, y]: Point): number {
    const held = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(value)));
    return held(y, this.#high) * this.#wide + held(x, this.#wide);
  }

  #leg(from: Point, to: Point): Point[] {
    const [start, goal] = [this.#index(from), this.#index(to)];
    if (this.#isOpen(from, to)) return [from, to];
    const spent = new Float32Array(this.#costs.length).fill(Infinity);
    const back = new Int32Array(this.#costs.length).fill(-1);
    const open = new Set([start]);
    spent[start] = 0;
    while (open.size > 0) {
      let here = -1;
      for (const one of open) if (here < 0 || spent[one]! < spent[here]!) here = one;
      open.delete(here);
      if (here === goal) break;
      for (const next of this.#neighbours(here)) {
        const cost = spent[here]! + distance(this.#point(here), this.#point(next)) * this.#costs[next]!;
        if (cost >= spent[next]!) continue;
        spent[next] = cost;
        back[next] = here;
        open.add(next);
      }
    }
    const way = [goal];
    while (way[0] !== start && back[way[0]!]! >= 0) way.unshift(back[way[0]!]!);
    return way.map((index) => this.#point(index));
  }

  /** Whether a short stretch leads straight on, as over a bridge. */
  #isOpen(from: Point, to: Point): boolean {
    const stops = [0, 0.25, 0.5, 0.75, 1].map((share) => along(from, to, share));
    return distance(from, to) < STRETCH && stops.every((stop) => this.#costs[this.#index(stop)]! < BLOCKED);
  }

  *#neighbours(index: number): Iterable<number> {
    const [x, y] = this.#point(index);
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) {
        if ((dx || dy) && x + dx >= 0 && y + dy >= 0 && x + dx < this.#wide && y + dy < this.#high)
          yield index + dy * this.#wide + dx;
      }
    }
  }
}

function costAt({ buildings, pieces }: Board, at: Point): number {
  if (buildings.some(({ outline }) => isNear(outline, at, KERB))) return BLOCKED;
  const rough = pieces
    .filter(({ outline }) => isNear(outline, at, VERGE))
    .map(({ kind }) => ROUGH[kind] ?? 1);
  return Math.max(1, ...rough);
}

function isNear(outline: readonly Point[], at: Point, inches: number): boolean {
  const { west, south, east, north } = boxOf(outline);
  const [x, y] = at;
  if (x < west - inches || x > east + inches || y < south - inches || y > north + inches) return false;
  return isInside(outline, at) || gapToOutline(outline, at) < inches;
}

/** Every third point, with the corners cut off twice. */
function smoothed(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const few = points.filter((_, index) => index === 0 || index === last || index % 3 === 0);
  const cut = (line: readonly Point[]): Point[] => [
    line[0]!,
    ...line
      .slice(1)
      .flatMap((point, index) => [along(line[index]!, point, 0.25), along(line[index]!, point, 0.75)]),
    line.at(-1)!,
  ];
  return cut(cut(few));
}

export interface Field {
  path: string;
  furrows: string;
}

const PARCEL = 8; // inches

/** Ploughed fields where nothing else lies. */
export function fieldsOf(board: Board, roads: readonly Road[]): Field[] {
  const { width, depth } = board;
  const next = chance(seedOf(board.buildings.map(({ outline }) => outline[0]!)));
  const road = roads.flatMap(({ points }) => points);
  const fields: Field[] = [];
  for (let y = PARCEL / 2; y < depth; y += PARCEL) {
    for (let x = PARCEL / 2; x < width; x += PARCEL) {
      const corners = parcel([x + 2 * (next() - 0.5), y + 2 * (next() - 0.5)], next);
      const wanted = next() < 0.62;
      if (wanted && isFree(board, corners, road)) fields.push(ploughed(depth, corners));
    }
  }
  return fields;
}

type Parcel = readonly [Point, Point, Point, Point];

function parcel([x, y]: Point, next: () => number): Parcel {
  const [half, tall] = [2.4 + 1.3 * next(), 2 + 1.2 * next()];
  const angle = (next() - 0.5) * 0.7;
  const skew = (next() - 0.5) * 0.9;
  const turned = (dx: number, dy: number): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return [turned(-half, -tall), turned(half, -tall + skew), turned(half, tall), turned(-half, tall - skew)];
}

function isFree(
  { buildings, pieces, width, depth }: Board,
  corners: Parcel,
  road: readonly Point[],
): boolean {
  const [a, b, c, d] = corners;
  const probes = [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    [0, 0.25, 0.5, 0.75, 1].map((across) => along(along(a, b, share), along(d, c, share), across)),
  );
  const clear = (outline: readonly Point[]) =>
    probes.every((probe) => !isInside(outline, probe) && gapToOutline(outline, probe) > 0.5);
  return (
    corners.every(([x, y]) => x > 0 && y > 0 && x < width && y < depth) &&
    [...buildings, ...pieces].every(({ outline }) => clear(outline)) &&
    probes.every((probe) => road.every((point) => distance(point, probe) > 1))
  );
}

function ploughed(depth: number, [a, b, c, d]: Parcel): Field {
  const count = Math.round(distance(a, d) / 0.55);
  const furrows = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    return line(depth, [along(a, d, share), along(b, c, share)]);
  });
  return { path: closed(depth, [a, b, c, d]), furrows: furrows.join('') };
}

/** The grid of the sheet, a line every six inches. */
export function gridOf({ width, depth }: Board): string {
  const upright = steps(width).map((x) => `M${x} 0V${depth}`);
  const across = steps(depth).map((y) => `M0 ${down(depth, [0, y])[1]}H${width}`);
  return [...upright, ...across].join('');
}

/** Every six inches from edge to edge, without the edges. */
export const steps = (size: number): number[] =>
  Array.from({ length: Math.ceil(size / 6) - 1 }, (_, index) => short(6 * (index + 1)));

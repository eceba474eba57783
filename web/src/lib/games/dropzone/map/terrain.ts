// The drawing of a battlefield, made from its board alone: the same board always looks the same.
import { chance } from '../../../board/chance';
import type { Board, Piece } from '../protocol.gen';
import type { Point } from './overlay';
import {
  along,
  area,
  boxOf,
  centroid,
  closed,
  distance,
  down,
  edges,
  gapToOutline,
  inset,
  isInside,
  line,
  rounded,
  short,
  type Outline,
} from './plane';

export const seedOf = (outline: Outline): number =>
  Math.round(outline.reduce((sum, [x, y], index) => sum + (index + 1) * (131 * x + 37 * y), 0) * 8);

/** Points inside the outline on a jittered grid, at least *edge* inches from its edge. */
function scattered(outline: Outline, apart: number, edge: number): Point[] {
  const { west, south, east, north } = boxOf(outline);
  const next = chance(seedOf(outline));
  const found: Point[] = [];
  for (let y = south; y <= north; y += apart) {
    for (let x = west; x <= east; x += apart) {
      const at: Point = [x + next() * apart, y + next() * apart];
      if (isInside(outline, at) && gapToOutline(outline, at) >= edge) found.push(at);
    }
  }
  return found;
}

const disc = ([x, y]: Point, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0Z`;

// Woods.

export interface Wood {
  id: string;
  floor: string;
  shade: string;
  crowns: string;
  lights: string;
}

const CROWN = 0.4;

export function woodOf(depth: number, { id, outline }: Piece): Wood {
  const next = chance(seedOf(outline) + 1);
  const trees = scattered(outline, 0.92, CROWN * 0.7).map((at) => ({
    at: down(depth, at),
    r: short(CROWN + 0.2 * next()),
  }));
  const moved = ([x, y]: Point, by: number): Point => [short(x + by), short(y + by)];
  return {
    id,
    floor: rounded(depth, outline),
    shade: trees.map(({ at, r }) => disc(moved(at, 0.16), r)).join(''),
    crowns: trees.map(({ at, r }) => disc(at, r)).join(''),
    lights: trees.map(({ at, r }) => arc(at, short(r * 0.55))).join(''),
  };
}

/** The lit side of a crown: the light comes from the upper left. */
const arc = ([x, y]: Point, r: number): string =>
  `M${short(x - r)} ${short(y + 0.3 * r)}A${r} ${r} 0 0 1 ${short(x + 0.3 * r)} ${short(y - r)}`;

// Hills, craters, rubble.

export interface Hill {
  id: string;
  steep: boolean;
  foot: string;
  contours: string[];
  ticks: string;
}

const TICK = 0.34;

export function hillOf(depth: number, { id, outline, steep, height }: Piece): Hill {
  const rings = [0.8, 1.7, 2.8]
    .map((inches) => inset(outline, inches))
    .filter((ring, index) => area(ring) > 1.5 && isGood(ring, outline) && index < Math.max(1, height * 2));
  return {
    id,
    steep,
    foot: steep ? closed(depth, outline) : rounded(depth, outline, 0.2),
    contours: rings.map((ring) => rounded(depth, ring)),
    ticks: slopeTicks(depth, outline, steep ? 0.42 : 0.6),
  };
}

/** Whether an inner ring has kept its shape: all of it inside, and not turned over. */
const isGood = (ring: Outline, outline: Outline): boolean =>
  ring.every((corner) => isInside(outline, corner));

/** Short lines down the slope, as staff maps have them. */
function slopeTicks(depth: number, outline: Outline, apart: number): string {
  const turn =
    edges(outline).reduce((sum, [, [ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) > 0 ? 1 : -1;
  return edges(outline)
    .flatMap(([, a, b]) => {
      const length = distance(a, b);
      const inwards: Point = [(-(b[1] - a[1]) / length) * turn, ((b[0] - a[0]) / length) * turn];
      const count = Math.max(1, Math.floor(length / apart));
      return Array.from({ length: count }, (_, index) => {
        const [x, y] = along(a, b, (index + 0.5) / count);
        const reach = index % 2 ? TICK : TICK * 0.6;
        return line(depth, [
          [x, y],
          [x + inwards[0] * reach, y + inwards[1] * reach],
        ]);
      });
    })
    .join('');
}

export interface Crater {
  id: string;
  rim: string;
  pit: string;
  ticks: string;
}

export const craterOf = (depth: number, { id, outline }: Piece): Crater => ({
  id,
  rim: rounded(depth, outline, 0.4),
  pit: rounded(depth, inset(outline, 0.55), 0.4),
  ticks: slopeTicks(depth, outline, 0.42),
});

export interface Rubble {
  id: string;
  field: string;
  stones: string;
  slabs: string;
}

export function rubbleOf(depth: number, { id, outline }: Piece): Rubble {
  const next = chance(seedOf(outline) + 2);
  const pieces = scattered(outline, 0.62, 0.16).map((at) => boulder(depth, at, 0.13 + 0.2 * next(), next));
  return {
    id,
    field: ragged(depth, outline, next),
    stones: pieces.filter((_, index) => index % 3).join(''),
    slabs: pieces.filter((_, index) => index % 3 === 0).join(''),
  };
}

/** An uneven stone of four to six corners. */
function boulder(depth: number, at: Point, size: number, next: () => number): string {
  const [x, y] = down(depth, at);
  const corners = 4 + Math.floor(next() * 3);
  const start = next() * Math.PI;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / corners;
    const far = size * (0.75 + 0.5 * next());
    return `${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far)}`;
  });
  return `M${points.join('L')}Z`;
}

/** What is left of walls: the outline with teeth. */
function ragged(depth: number, outline: Outline, next: () => number): string {
  const middle = centroid(outline);
  const points = edges(outline).flatMap(([, a, b]) => {
    const count = Math.max(2, Math.round(distance(a, b) / 0.55));
    return Array.from({ length: count }, (_, index) =>
      along(along(a, b, index / count), middle, index === 0 ? 0 : 0.1 * next()),
    );
  });
  return closed(depth, points);
}

// Water and what leads over it.

export interface Water {
  id: string;
  bed: string;
  ripples: string;
}

export function waterOf(depth: number, { id, outline }: Piece): Water {
  const next = chance(seedOf(outline) + 3);
  const ripples = scattered(outline, 1.5, 0.45).map((at) => {
    const [x, y] = down(depth, at);
    const size = short(0.28 + 0.22 * next());
    return `M${short(x - size)} ${y}q${short(size / 2)} -.16 ${size} 0t${size} 0`;
  });
  return { id, bed: closed(depth, outline), ripples: ripples.join('') };
}

/** A crossing: where a river that ends goes on a little farther, the ground between leads over it. */
export interface Bridge {
  /** The water below. */
  water: string;
  deck: string;
  planks: string;
  parapets: string[];
  shade: string;
  /** A wide one is paved ground through which the river runs in a pipe. */
  paved: boolean;
  middle: Point;
  /** The two points at which one comes onto it. */
  ends: readonly [Point, Point];
}

const LONGEST = 14; // inches from one end of the water to the next
const PAVED = 5; // inches from which on it is no bridge any more

export function bridgesOf({ depth, pieces, width }: Board): Bridge[] {
  const rivers = pieces.filter(({ kind }) => kind === 'river');
  const isAtEdge = ([x, y]: Point): boolean => x <= 0 || y <= 0 || x >= width || y >= depth;
  const ends = rivers.flatMap(({ id, outline }) =>
    edges(outline).map(([, a, b]) => ({ id, a, b, middle: along(a, b, 0.5), size: distance(a, b) })),
  );
  const open = ends.filter(({ a, b }) => !(isAtEdge(a) && isAtEdge(b)));
  const pairs = open.flatMap((one, index) =>
    open
      .slice(index + 1)
      .filter((other) => other.id !== one.id && face(one, other))
      .map((other) => ({ one, other, far: distance(one.middle, other.middle) })),
  );
  const taken = new Set<unknown>();
  return pairs
    .sort((a, b) => a.far - b.far)
    .filter(({ one, other }) => !taken.has(one) && !taken.has(other) && taken.add(one) && taken.add(other))
    .map(({ one, other, far }) => bridge(depth, one, other, far));
}

interface End {
  a: Point;
  b: Point;
  middle: Point;
  size: number;
}

/** Two ends of water that look at each other: alike in width, parallel, and neither is the long bank of its river. */
function face(one: End, other: End): boolean {
  const far = distance(one.middle, other.middle);
  if (far > LONGEST || far === 0) return false;
  const alike = Math.abs(one.size - other.size) < 0.35 * Math.max(one.size, other.size);
  const way: Point = [(other.middle[0] - one.middle[0]) / far, (other.middle[1] - one.middle[1]) / far];
  const slant = ({ a, b, size }: End) => Math.abs(((b[0] - a[0]) * way[0] + (b[1] - a[1]) * way[1]) / size);
  return alike && slant(one) < 0.5 && slant(other) < 0.5;
}

function bridge(depth: number, one: End, other: End, far: number): Bridge {
  const crossed = distance(one.a, other.a) + distance(one.b, other.b);
  const uncrossed = distance(one.a, other.b) + distance(one.b, other.a);
  const [c, d] = crossed < uncrossed ? [other.a, other.b] : [other.b, other.a];
  const { a, b } = one; // a and c lie on one bank, b and d on the other
  const over = 0.55 / one.size;
  const beyond = (from: Point, to: Point): readonly [Point, Point] => [
    along(from, to, -over),
    along(from, to, 1 + over),
  ];
  const [a2, b2] = beyond(a, b);
  const [c2, d2] = beyond(c, d);
  const paved = far > PAVED;
  const count = Math.round((one.size * (1 + 2 * over)) / 0.36);
  const planks = Array.from({ length: count - 1 }, (_, index) =>
    line(depth, [along(a2, b2, (index + 1) / count), along(c2, d2, (index + 1) / count)]),
  );
  const middle = along(one.middle, other.middle, 0.5);
  // In the middle of paved ground there may be a house.
  const bank = (from: Point, to: Point): Point => along(from, to, paved ? 0.17 : 0.5);
  return {
    water: closed(depth, [a, b, d, c]),
    deck: closed(depth, [a2, b2, d2, c2]),
    planks: paved ? '' : planks.join(''),
    parapets: [parapet(depth, a2, b2, middle), parapet(depth, c2, d2, middle)],
    shade: closed(
      depth,
      [a2, b2, d2, c2].map(([x, y]): Point => [x + 0.3, y - 0.3]),
    ),
    paved,
    middle,
    ends: [bank(a2, c2), bank(b2, d2)],
  };
}

/** A rail whose ends open outwards. */
function parapet(depth: number, from: Point, to: Point, middle: Point): string {
  const away = (point: Point, back: Point): Point => {
    const out = along(middle, point, 1.16);
    return along(out, back, -0.05);
  };
  return line(depth, [away(from, to), from, to, away(to, from)]);
}

// Walls.

/** The corners of a plain box. */
export type Quad = readonly [Point, Point, Point, Point];

/** Joints across a wall, every half inch of its longer side. */
export function jointsOf(depth: number, { outline }: Piece): string {
  if (outline.length !== 4) return '';
  const [a, b, c, d] = outline as readonly Point[] as Quad;
  const lengthwise = distance(a, b) >= distance(b, c);
  const [from, to, near, end] = lengthwise ? [a, b, d, c] : [b, c, a, d];
  const count = Math.round(distance(from, to) / 0.5);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    line(depth, [along(from, to, (index + 1) / count), along(near, end, (index + 1) / count)]),
  ).join('');
}

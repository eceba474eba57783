// The map's drawing, made from the terrain alone: the same board always looks the same, and a board that is the same
// after half a turn looks so, too.
import { chance } from '../../board/chance';
import { CELL } from './cells';

/** TC-63 */
export type Sign = '.' | '#' | '_' | '~' | '"';
/** How a group of obstacle cells is drawn; it makes no difference in the rules. */
export type Look = 'hill' | 'wood' | 'town' | 'low' | 'water' | 'hedge';

/** A place by column and line from the upper left, White below. */
type Spot = readonly [column: number, line: number];

export interface Feature {
  look: Look;
  spots: readonly Spot[];
  loops: readonly (readonly Spot[])[];
}

const GROUPS: readonly [Sign, readonly Look[]][] = [
  ['#', ['hill', 'wood', 'town']],
  ['_', ['low']],
  ['~', ['water']],
  ['"', ['hedge']],
];

export function features(width: number, height: number, terrain: string): Feature[] {
  const signAt = ([column, line]: Spot): string =>
    column < 0 || column >= width || line < 0 || line >= height
      ? ''
      : terrain[(height - 1 - line) * width + column]!;
  return GROUPS.flatMap(([sign, looks]) =>
    groups(width, height, (spot) => signAt(spot) === sign).map((spots) => ({
      look: looks.length === 1 ? looks[0]! : obstacleLook(spots, width, height),
      spots,
      loops: outlines(spots),
    })),
  );
}

/** Cells that hang together by their edges. */
function groups(width: number, height: number, belongs: (spot: Spot) => boolean): Spot[][] {
  const seen = new Set<number>();
  const found: Spot[][] = [];
  for (let at = 0; at < width * height; at++) {
    const first: Spot = [at % width, Math.floor(at / width)];
    if (seen.has(at) || !belongs(first)) continue;
    const group: Spot[] = [first];
    seen.add(at);
    for (const [column, line] of group) {
      for (const [dx, dy] of SIDES) {
        const next: Spot = [column + dx, line + dy];
        const number = next[1] * width + next[0];
        if (seen.has(number) || !belongs(next)) continue;
        seen.add(number);
        group.push(next);
      }
    }
    found.push(group);
  }
  return found;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Great masses are hills; the rest is chosen by where it lies, alike for a group and its partner of the half-turn. */
function obstacleLook(spots: readonly Spot[], width: number, height: number): Look {
  const numbers = spots.map(([column, line]) => line * width + column);
  const opposite = numbers.map((number) => width * height - 1 - number);
  const drawn = chance(Math.min(...numbers, ...opposite))();
  if (spots.length >= 6) return 'hill';
  if (spots.length >= 4) return drawn < 0.5 ? 'hill' : 'town';
  if (spots.length === 3) return drawn < 0.75 ? 'wood' : drawn < 0.88 ? 'hill' : 'town';
  return drawn < 0.5 ? 'wood' : 'town';
}

/** The corners of a group, loop by loop, with the inside on the right; holes are loops of their own. */
function outlines(spots: readonly Spot[]): Spot[][] {
  const inside = new Set(spots.map(([column, line]) => `${column} ${line}`));
  const edges = new Map<string, Spot[]>();
  for (const [x, y] of spots) {
    const corners: Spot[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    const beyond = [`${x} ${y - 1}`, `${x + 1} ${y}`, `${x} ${y + 1}`, `${x - 1} ${y}`];
    beyond.forEach((neighbour, side) => {
      if (inside.has(neighbour)) return;
      const from = corners[side]!.join(' ');
      edges.set(from, [...(edges.get(from) ?? []), corners[(side + 1) % 4]!]);
    });
  }
  const loops: Spot[][] = [];
  for (let start = edges.keys().next(); !start.done; start = edges.keys().next()) {
    loops.push(follow(edges, start.value));
  }
  return loops;
}

function follow(edges: Map<string, Spot[]>, start: string): Spot[] {
  const loop: Spot[] = [];
  const [x, y] = start.split(' ').map(Number) as [number, number];
  let at: Spot = [x, y];
  let heading: Spot = [0, 0];
  do {
    const ways = edges.get(at.join(' '))!;
    const back = at;
    // Where two cells meet at a corner only, turning right stays with the same cell.
    const index = Math.max(
      0,
      ways.findIndex(([nx, ny]) => nx - back[0] === -heading[1] && ny - back[1] === heading[0]),
    );
    const [next] = ways.splice(index, 1) as [Spot];
    if (ways.length === 0) edges.delete(at.join(' '));
    const now: Spot = [next[0] - at[0], next[1] - at[1]];
    if (now[0] !== heading[0] || now[1] !== heading[1]) loop.push(at);
    heading = now;
    at = next;
  } while (at.join(' ') !== start);
  return straightened(loop);
}

/** Without a first corner that lies on a straight edge. */
function straightened(loop: Spot[]): Spot[] {
  const [first, second, last] = [loop[0]!, loop[1]!, loop.at(-1)!];
  const straight =
    (first[0] === second[0] && first[0] === last[0]) || (first[1] === second[1] && first[1] === last[1]);
  return straight ? loop.slice(1) : loop;
}

/** An outline as a path with round corners, moved inwards. */
export function path(loops: readonly (readonly Spot[])[], inset: number, radius: number): string {
  return loops.map((loop) => ring(loop, inset, radius)).join('');
}

function ring(loop: readonly Spot[], inset: number, radius: number): string {
  const count = loop.length;
  const unit = (a: Spot, b: Spot): Spot => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  const corners = loop.map((corner, index) => {
    const into = unit(loop[(index + count - 1) % count]!, corner);
    const out = unit(corner, loop[(index + 1) % count]!);
    const x = CELL * corner[0] + inset * (-into[1] - out[1]);
    const y = CELL * corner[1] + inset * (into[0] + out[0]);
    return { x, y, into, out };
  });
  const bends = corners.map(({ x, y, into, out }) => {
    const from = `${short(x - into[0] * radius)} ${short(y - into[1] * radius)}`;
    const to = `${short(x + out[0] * radius)} ${short(y + out[1] * radius)}`;
    return `${from}Q${short(x)} ${short(y)} ${to}`;
  });
  return `M${bends.join('L')}Z`;
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** Crowns of trees, three to a cell. */
export function trees(spots: readonly Spot[]): string {
  return spots
    .map(([column, line]) => {
      const next = chance(line * 97 + column);
      return [
        [11, 12],
        [28, 16],
        [17, 29],
      ]
        .map(([x, y]) => {
          const r = short(3.7 + 1.6 * next());
          const cx = short(CELL * column + x! + 5 * (next() - 0.5) - r);
          return `M${cx} ${short(CELL * line + y! + 5 * (next() - 0.5))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
        })
        .join('');
    })
    .join('');
}

/** Houses seen from above, each a roof with its ridge: left, top, width, height. */
const STREETS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [5, 6, 17, 12],
    [25, 5, 10, 15],
    [6, 23, 12, 12],
    [22, 25, 13, 9],
  ],
  [
    [5, 5, 11, 16],
    [20, 6, 15, 10],
    [20, 20, 9, 15],
    [6, 25, 11, 9],
  ],
  [
    [5, 6, 26, 11],
    [6, 21, 10, 14],
    [20, 22, 15, 12],
  ],
];

export interface House {
  roof: string;
  slate: boolean;
}

export function houses(spots: readonly Spot[]): House[] {
  return spots.flatMap(([column, line]) => {
    const next = chance(line * 89 + column * 7);
    const street = STREETS[Math.floor(next() * STREETS.length)]!;
    return street.map(([x, y, w, h]) => {
      const [left, top] = [CELL * column + x, CELL * line + y];
      const ridge = w > h ? `M${left} ${top + h / 2}h${w}` : `M${left + w / 2} ${top}v${h}`;
      return { roof: `M${left} ${top}h${w}v${h}h${-w}Z${ridge}`, slate: next() < 0.42 };
    });
  });
}

/** Tank traps: crossed beams that a shell flies over. */
export const traps = (spots: readonly Spot[]): string =>
  spots
    .flatMap(([column, line]) =>
      [
        [11, 11],
        [29, 13],
        [12, 29],
        [29, 30],
      ].map(([x, y]) => {
        const [cx, cy] = [CELL * column + x!, CELL * line + y!];
        return `M${cx - 5} ${cy - 5}l10 10M${cx + 5} ${cy - 5}l-10 10M${cx} ${cy - 6.5}v13`;
      }),
    )
    .join('');

export const waves = (spots: readonly Spot[]): string =>
  spots
    .map(([column, line]) => {
      const [x, y] = [CELL * column, CELL * line];
      return `M${x + 6} ${y + 14}q5-5 10 0t10 0M${x + 14} ${y + 28}q5-5 10 0t10 0`;
    })
    .join('');

/** Bushes along two rows, with gaps to drive through. */
export const bushes = (spots: readonly Spot[]): string =>
  spots
    .flatMap(([column, line]) =>
      [6, 15, 25, 34].map((x, index) => {
        const [cx, cy] = [CELL * column + x, CELL * line + (index % 2 ? 26 : 14)];
        return `M${cx - 5} ${cy}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
      }),
    )
    .join('');

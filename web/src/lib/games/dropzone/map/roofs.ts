// Houses from above: roofs, doors, windows, passages, and what fire has done to them.
import { chance } from '../../../board/chance';
import { STOREY } from '../storey';
import type { Building } from '../wire';
import type { Point } from './overlay';
import { along, boxOf, centroid, closed, distance, down, edges, inset, isInside, line, short } from './plane';
import { seedOf, type Quad } from './terrain';

/** A face of a roof and how much light falls on it, from 0 (none) to 1. */
export interface Face {
  path: string;
  light: number;
}

export interface Roof {
  faces: Face[];
  ridges: string;
  /** A flat roof has a rim, and things stand on it. */
  rim: string;
  boxes: string;
}

/** DZ-211: how many storeys high a house is. */
export const storeysOf = ({ height }: Building): number => Math.max(1, Math.round(height / STOREY));

/** Roofs one can stand on are flat (DZ-235), and so are those of high houses and of any that are no plain box. */
export const isFlat = ({ roof, height, outline, construction }: Building): boolean =>
  roof || height >= 5 || outline.length !== 4 || construction === 'reinforced';

export function roofOf(depth: number, building: Building): Roof {
  return isFlat(building) ? flatRoof(depth, building) : hippedRoof(depth, building);
}

/** Four faces that meet in a ridge along the longer side. */
function hippedRoof(depth: number, { outline }: Building): Roof {
  const [a, b, c, d] = outline as readonly Point[] as Quad;
  const lengthwise = distance(a, b) >= distance(b, c);
  const [p, q, r, s] = lengthwise ? [a, b, c, d] : [b, c, d, a]; // p–q and r–s are the long sides
  const share = Math.min(0.5, distance(q, r) / 2 / distance(p, q));
  const [west, east] = [along(p, s, 0.5), along(q, r, 0.5)];
  const [one, two] = [along(west, east, share), along(east, west, share)];
  const faces = [
    [p, q, two, one],
    [q, r, two],
    [r, s, one, two],
    [s, p, one],
  ] as const;
  return {
    faces: faces.map((face) => ({ path: closed(depth, face), light: lightOn(face) })),
    ridges: [line(depth, [p, one, s]), line(depth, [q, two, r]), line(depth, [one, two])].join(''),
    rim: '',
    boxes: '',
  };
}

/** The light comes from the upper left; a face looks to where its eaves are. */
function lightOn([a, b, ...rest]: readonly Point[]): number {
  const [eaves, ridge] = [along(a!, b!, 0.5), rest[0]!];
  const [dx, dy] = [eaves[0] - ridge[0], eaves[1] - ridge[1]];
  return 0.5 + (0.5 * (dy - dx)) / (Math.hypot(dx, dy) * Math.SQRT2 || 1);
}

function flatRoof(depth: number, { outline }: Building): Roof {
  const rim = inset(outline, 0.28);
  return {
    faces: [{ path: closed(depth, outline), light: 0.5 }],
    ridges: '',
    rim: closed(depth, rim),
    boxes: roofBoxes(depth, outline),
  };
}

/** Stair heads and ventilators, well away from the middle, where the height is written. */
function roofBoxes(depth: number, outline: readonly Point[]): string {
  const next = chance(seedOf(outline));
  const { west, east, south, north } = boxOf(outline);
  const middle = centroid(outline);
  const spots = Array.from({ length: 12 }, (): Point => [
    west + 0.8 + (east - west - 1.6) * next(),
    south + 0.8 + (north - south - 1.6) * next(),
  ]);
  const inner = inset(outline, 0.5);
  const good = spots.filter((spot) => isInside(inner, spot) && distance(spot, middle) > 1.3);
  return good
    .slice(0, 2)
    .map((spot, index) => {
      const [x, y] = down(depth, spot);
      if (index) return `M${short(x - 0.26)} ${y}a.26 .26 0 1 0 .52 0a.26 .26 0 1 0 -.52 0Z`;
      return `M${short(x - 0.38)} ${short(y - 0.26)}h.76v.52h-.76Z`;
    })
    .join('');
}

/** The shadow on the ground: the outline drawn away to the lower right, by the height. */
export function shadowOf(depth: number, { outline, height }: Building): string {
  const reach = 0.2 + 0.16 * Math.min(height, 8);
  const away = outline.map(([x, y]): Point => [x + reach, y - reach]);
  const sides = edges(outline).map(([index, a, b]) =>
    closed(depth, [a, b, away[(index + 1) % away.length]!, away[index]!]),
  );
  return [closed(depth, outline), ...sides, closed(depth, away)].join('');
}

/** Windows: DZ-009, the places from which troops can fire. */
export const windowsOf = (depth: number, building: Building): string =>
  building.openings
    .map(({ wall, at: [x, y] }) => {
      const [a, b] = wallOf(building, wall);
      const length = distance(a, b);
      const [dx, dy] = [((b[0] - a[0]) / length) * 0.17, ((b[1] - a[1]) / length) * 0.17];
      return line(depth, [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]);
    })
    .join('');

export interface Door {
  /** The gap in the wall, or the hatch in the roof. */
  gap: string;
  /** A small arrow before it that points in; none for a hatch. */
  arrow: string;
  hatch: boolean;
}

export const doorsOf = (depth: number, building: Building): Door[] =>
  building.entrances.map(({ a, b, wall }) => {
    if (wall === null) return { gap: hatch(down(depth, along(a, b, 0.5))), arrow: '', hatch: true };
    const [from, to] = wallOf(building, wall);
    const length = distance(from, to);
    const along1: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const middle = along(a, b, 0.5);
    const side = isInside(building.outline, [middle[0] + along1[1] * 0.1, middle[1] - along1[0] * 0.1])
      ? -1
      : 1;
    const out: Point = [along1[1] * side, -along1[0] * side];
    const at = (outwards: number, sidewards: number): Point => [
      middle[0] + out[0] * outwards + along1[0] * sidewards,
      middle[1] + out[1] * outwards + along1[1] * sidewards,
    ];
    return {
      gap: line(depth, [a, b]),
      arrow: closed(depth, [at(0.16, 0), at(0.46, 0.26), at(0.46, -0.26)]),
      hatch: false,
    };
  });

const hatch = ([x, y]: Point): string =>
  `M${short(x - 0.24)} ${short(y - 0.24)}h.48v.48h-.48ZM${short(x - 0.24)} ${short(y - 0.24)}l.48 .48M${short(x + 0.24)} ${short(y - 0.24)}l-.48 .48`;

const wallOf = ({ outline }: Building, wall: number): readonly [Point, Point] => [
  outline[wall]!,
  outline[(wall + 1) % outline.length]!,
];

/** DZ-232: a covered passage between two houses, from wall to wall where they are nearest. */
export function passageOf(depth: number, one: Building, other: Building): string {
  const points = (outline: readonly Point[]): Point[] =>
    edges(outline).flatMap(([, a, b]) => [0, 0.25, 0.5, 0.75].map((share) => along(a, b, share)));
  const [middle, beyond] = [centroid(one.outline), centroid(other.outline)];
  const toMiddle = ([x, y]: Point): number => distance([x, y], along(middle, beyond, 0.5));
  const ways = points(one.outline).flatMap((a) =>
    points(other.outline).map((b) => ({ a, b, cost: distance(a, b) + 0.05 * (toMiddle(a) + toMiddle(b)) })),
  );
  const { a, b } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return line(depth, [a, b]);
}

/** Cracks over the roof and holes in it, the more the less is left; *share* is what has been shot away. */
export function damageOf(
  depth: number,
  { outline }: Building,
  share: number,
): { cracks: string; holes: string } {
  const next = chance(seedOf(outline) + 9);
  const { west, east, south, north } = boxOf(outline);
  const spots = Array.from({ length: 30 }, (): Point => [
    west + (east - west) * next(),
    south + (north - south) * next(),
  ]).filter((spot) => isInside(inset(outline, 0.45), spot));
  const wounds = spots.slice(0, Math.ceil(share * 9));
  return {
    cracks: wounds.map((spot) => crack(depth, spot, next)).join(''),
    holes: wounds
      .slice(0, Math.floor(share * 7))
      .map((spot) => hole(depth, spot, 0.2 + 0.3 * share * next(), next))
      .join(''),
  };
}

function crack(depth: number, spot: Point, next: () => number): string {
  const rays = Array.from({ length: 3 }, (_, index) => {
    const angle = next() * 2 + (index * 2 * Math.PI) / 3;
    const bend: Point = [spot[0] + Math.cos(angle) * 0.3, spot[1] + Math.sin(angle) * 0.3];
    const turn = angle + next() - 0.5;
    return line(depth, [spot, bend, [bend[0] + Math.cos(turn) * 0.4, bend[1] + Math.sin(turn) * 0.4]]);
  });
  return rays.join('');
}

function hole(depth: number, spot: Point, size: number, next: () => number): string {
  const corners = Array.from({ length: 8 }, (_, index): Point => {
    const angle = (index * Math.PI) / 4;
    const far = size * (0.6 + 0.6 * next());
    return [spot[0] + Math.cos(angle) * far, spot[1] + Math.sin(angle) * far];
  });
  return closed(depth, corners);
}

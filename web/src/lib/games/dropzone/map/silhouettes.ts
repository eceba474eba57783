// Units from above: shapes that tell faction and role, drawn to the size of the hull (DZ-007), facing up.
import type { Model } from './models';

/** t tracks and legs, b body, f fittings, g guns, m the band of every side but the first, l lines, s a skimmer's skirt. */
export type Part = 't' | 'b' | 'f' | 'g' | 'm' | 'l' | 's';
export type Shape = readonly (readonly [Part, string])[];

// Each shape fills the box from -50 -50 to 50 50 and is stretched to the hull; guns may reach beyond it.
const TRACKS: Shape = [['t', 'M-50 -48L-28 -48L-28 48L-50 48ZM28 -48L50 -48L50 48L28 48Z']];
const TANK: Shape = [
  ...TRACKS,
  ['b', 'M-32 -46L32 -46L40 -30L40 34L28 46L-28 46L-40 34L-40 -30Z'],
  ['m', 'M-38 22L38 22M-36 34L36 34'],
  ['l', 'M-34 -34L34 -34'],
];
const WHEELS: Shape = [-50, 32].flatMap((x) =>
  [-46, -13, 20].map((y): readonly [Part, string] => [
    't',
    `M${x} ${y}L${x + 18} ${y}L${x + 18} ${y + 26}L${x} ${y + 26}Z`,
  ]),
);
const CARRIER: Shape = [
  ...WHEELS,
  ['b', 'M-38 -34L-22 -50L22 -50L38 -34L38 50L-38 50Z'],
  ['m', 'M-38 20L38 20M-38 32L38 32'],
  ['l', 'M-20 -20L20 -20L20 12L-20 12ZM0 -20L0 12'],
];
const BUGGY: Shape = [
  ...WHEELS,
  ['b', 'M-26 -50L26 -50L34 -10L34 46L-34 46L-34 -10Z'],
  ['m', 'M-32 26L32 26'],
  ['g', 'M-6 -60L6 -60L6 0L-6 0Z'],
];
const BEETLE: Shape = [
  ['s', 'M0 -62C34 -60 58 -30 58 2C58 34 34 60 0 60C-34 60 -58 34 -58 2C-58 -30 -34 -60 0 -62Z'],
  [
    'b',
    'M-14 -50L-5 -16L5 -16L14 -50C42 -42 50 -20 48 4C46 32 24 50 0 50C-24 50 -46 32 -48 4C-50 -20 -42 -42 -14 -50Z',
  ],
  ['l', 'M0 -14L0 46'],
  ['m', 'M-44 14C-20 32 20 32 44 14M-36 28C-16 42 16 42 36 28'],
];
const BLADE: Shape = [
  ['s', 'M0 -62L56 22L38 58L-38 58L-56 22Z'],
  ['b', 'M0 -50L46 18L30 50L0 38L-30 50L-46 18Z'],
  ['m', 'M-34 8L0 24L34 8M-26 20L0 34L26 20'],
];
const SLED: Shape = [
  ['s', 'M-44 -58L44 -58L58 0L44 58L-44 58L-58 0Z'],
  ['b', 'M-36 -50L36 -50L48 0L36 50L-36 50L-48 0Z'],
  ['m', 'M-42 18L42 18M-38 32L38 32'],
];
const CRAWLER: Shape = [
  ['t', 'M-20 -24L-52 -50M-24 0L-56 4M-20 24L-50 52M20 -24L52 -50M24 0L56 4M20 24L50 52'],
  ['b', 'M0 -50C20 -46 28 -20 26 6C24 32 12 48 0 50C-12 48 -24 32 -26 6C-28 -20 -20 -46 0 -50Z'],
  ['m', 'M-24 14C-8 26 8 26 24 14'],
  ['l', 'M-10 -46L-14 -64M10 -46L14 -64M0 -40L0 40'],
];
const STRIDER: Shape = [
  ['t', 'M-34 -30L-34 36M34 -30L34 36'],
  ['b', 'M-30 -34L30 -34L44 -12L44 18L26 40L-26 40L-44 18L-44 -12Z'],
  ['m', 'M-42 14L42 14M-34 26L34 26'],
  ['g', 'M-48 -58L-34 -58L-34 8L-48 8ZM34 -58L48 -58L48 8L34 8Z'],
];
const DROPSHIP: Shape = [
  ['b', 'M-17 -46C-12 -52 12 -52 17 -46L24 -15L24 30L15 50L-15 50L-24 30L-24 -15Z'],
  [
    'f',
    'M-24 -22L-50 -30L-50 -2L-24 6ZM24 -22L50 -30L50 -2L24 6ZM-24 16L-50 14L-50 38L-24 34ZM24 16L50 14L50 38L24 34Z',
  ],
  ['m', 'M-22 30L22 30M-19 38L19 38'],
  ['l', 'M-12 -38L12 -38M0 -26L0 24'],
];
const MANTA: Shape = [
  [
    'b',
    'M0 -50C20 -44 24 -24 26 -12L50 -2C50 14 40 24 34 24L22 26C16 42 10 48 0 50C-10 48 -16 42 -22 26L-34 24C-40 24 -50 14 -50 -2L-26 -12C-24 -24 -20 -44 0 -50Z',
  ],
  ['m', 'M-46 6C-16 22 16 22 46 6M-34 16C-12 28 12 28 34 16'],
  ['f', 'M0 -38C12 -34 12 -8 0 -4C-12 -8 -12 -34 0 -38Z'],
];
const GUNSHIP: Shape = [
  ['b', 'M-8 -50L8 -50L14 -10L50 10L50 24L14 22L12 40L26 50L-26 50L-12 40L-14 22L-50 24L-50 10L-14 -10Z'],
  ['m', 'M-46 16L46 16'],
  ['l', 'M0 -44L0 30'],
];
const DART: Shape = [
  ['b', 'M0 -50L10 -10L50 34L50 44L12 38L8 50L-8 50L-12 38L-50 44L-50 34L-10 -10Z'],
  ['m', 'M-34 32L34 32'],
  ['l', 'M0 -36L0 36'],
];
const GATE: Shape = [
  [
    'b',
    'M0 -50L36 -36L50 0L36 36L0 50L-36 36L-50 0L-36 -36ZM0 -30L-21 -21L-30 0L-21 21L0 30L21 21L30 0L21 -21Z',
  ],
  ['m', 'M-44 -14L-26 -8M44 -14L26 -8M-44 14L-26 8M44 14L26 8'],
  ['l', 'M0 -30L0 30M-30 0L30 0'],
];
const PENNANT: Shape = [['f', 'M0 22L0 -40L24 -32L0 -24Z']];
const STANDARD: Shape = [
  ['g', 'M-5 -78L5 -78L5 -10L-5 -10Z'],
  ['f', 'M-20 -18L0 -26L20 -18L28 6L18 24L-18 24L-28 6Z'],
];
const GUNS: Readonly<Record<string, Shape>> = {
  heavy: [
    ['g', 'M-15 -74L-6 -74L-6 -8L-15 -8ZM6 -74L15 -74L15 -8L6 -8Z'],
    ['f', 'M-26 -20L26 -20L32 8L22 28L-22 28L-32 8Z'],
  ],
  support: [
    ['g', 'M-24 -56L-14 -56L-14 4L-24 4ZM14 -56L24 -56L24 4L14 4Z'],
    ['f', 'M-22 -14L22 -14L22 22L-22 22Z'],
  ],
  command: [['f', 'M-22 -22L22 -22L22 22L-22 22Z'], ...PENNANT],
};
const BODIES = { ucm: TANK, phr: SLED, scourge: BEETLE, shaltari: BLADE } as const;

function shapeOf(model: Model): Shape {
  if (model.category === 'gate') return GATE;
  if (model.type === 'aircraft') return aircraft(model);
  if (model.walker) {
    const pennant = model.category === 'command' ? PENNANT : [];
    return [...(model.faction === 'scourge' ? CRAWLER : STRIDER), ...pennant];
  }
  if (model.category === 'transport') return model.skimmer ? BODIES[model.faction] : CARRIER;
  if (model.category === 'scout' && !model.skimmer) return BUGGY;
  return [...BODIES[model.faction], ...(GUNS[model.category] ?? STANDARD)];
}

function aircraft({ move, category, faction }: Model): Shape {
  if (move === null) return DART;
  if (category !== 'transport') return GUNSHIP;
  return faction === 'scourge' ? MANTA : DROPSHIP;
}

/** All coordinates of a path stretched. */
const stretched = (path: string, width: number, length: number): string =>
  path.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) =>
      `${Math.round(Number(x) * width * 10) / 1000} ${Math.round(Number(y) * length * 10) / 1000}`,
  );

const drawn = new WeakMap<Model, Shape>();

/** The parts of a vehicle or aircraft as paths in inches around the hull's centre. */
export function silhouette(model: Model): Shape {
  const known = drawn.get(model);
  if (known) return known;
  const { width, length } = model.hull ?? { width: model.base, length: model.base };
  const shape = shapeOf(model).map(([part, path]): readonly [Part, string] => [
    part,
    stretched(path, width, length),
  ]);
  drawn.set(model, shape);
  return shape;
}

/** The symbols of sprite.svg that stand for something on a board; a test compares this list with the file. */
export const symbols = [
  'tank-light',
  'tank-command',
  'tank-medium',
  'tank-heavy',
  'tank-destroyer',
  'tank-mortar',
  'wreck-light',
  'wreck-medium',
  'wreck-heavy',
  'wreck-destroyer',
  'wreck-mortar',
  'wreck-command',
  'headquarters',
  'ammo-depot',
  'fuel-depot',
  'at-gun',
  'mine',
  'peg-red',
  'peg-white',
  'flag-command',
  'scorch',
  'burst',
] as const;

export type PieceSymbol = (typeof symbols)[number];

/** The sides that sprite.css has paint for tanks of, as classes `side-<name>`. */
const painted = ['white', 'black', 'green', 'grey'] as const;
export type Side = (typeof painted)[number];

export const isPainted = (side: string): side is Side => (painted as readonly string[]).includes(side);

const SEATS = 'abcdefgh';

/** The sides that a swatch can show; a test compares them with sprite.css. */
export const swatches: ReadonlySet<string> = new Set([...painted, ...SEATS, 'red', 'yellow', 'blue']);

/** How a side is shown in a panel: by the paint of its name, or else by that of its seat. */
export const sidePaint = (side: string, seat: number): string =>
  `side-${swatches.has(side) ? side : SEATS[seat % SEATS.length]!}`;

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

/** The sides that sprite.css has paint for, as classes `side-<name>`. */
const painted = ['white', 'black', 'green', 'grey'] as const;
export type Side = (typeof painted)[number];

export const isPainted = (side: string): side is Side => (painted as readonly string[]).includes(side);

import type { PieceSymbol } from '../../board/symbols';
import { NOWHERE } from './squares';
import type { Side, Square } from './wire';
import type { Army, Setup, View } from './protocol.gen';

export type Kind = 'tank' | 'gun' | 'hq' | 'am' | 'fu' | 'mine';

export const INSTALLATIONS = ['hq', 'am', 'fu'] as const;

export const isInstallation = (kind: Kind): boolean => kind === 'hq' || kind === 'am' || kind === 'fu';

/** A piece as it lies on the board before a viewer. */
export interface Figure {
  /** Stays the same as long as the piece is there, so that it can be seen moving. */
  key: string;
  kind: Kind;
  side: Side;
  square: Square;
  /** 0 while the viewer does not know it. */
  value: number;
  /** How the viewer knows the value: his own, learnt in a duel, or not at all. */
  plate: 'own' | 'learnt' | 'hidden' | null;
  flag: boolean;
  /** Where a tank heads on the sheet, in degrees; null is towards the enemy. */
  hull: number | null;
}

export const symbolOf: Record<Kind, PieceSymbol> = {
  tank: 'tank-medium',
  gun: 'at-gun',
  hq: 'headquarters',
  am: 'ammo-depot',
  fu: 'fuel-depot',
  mine: 'mine',
};

const still = { value: 0, plate: null, flag: false, hull: null };

/** Every piece that the viewer may see. */
export function figuresOf(view: View): Figure[] {
  if (view.board) return view.board.armies.flatMap((army, side) => armyFigures(view, army, side));
  return view.setup ? setupFigures(view.setup, view.seat) : [];
}

function armyFigures(view: View, army: Army, side: Side): Figure[] {
  const mines = view.mines[side] ?? [];
  return [
    ...mines.map((square) => fixed('mine', side, square)),
    ...army.installations.flatMap((square, index) =>
      square === NOWHERE ? [] : [fixed(INSTALLATIONS[index]!, side, square)],
    ),
    ...army.guns.map((square) => fixed('gun', side, square)),
    ...tanks(view, army, side),
  ];
}

const fixed = (kind: Kind, side: Side, square: Square): Figure => ({
  ...still,
  key: `${side}-${kind}-${square}`,
  kind,
  side,
  square,
});

function tanks(view: View, army: Army, side: Side): Figure[] {
  return army.tanks.flatMap((tank, number) => {
    if (tank.square === NOWHERE) return [];
    const value = view.values[side]?.[number] ?? 0;
    const plate = side === view.seat ? 'own' : value ? 'learnt' : 'hidden';
    return [{ ...tankFigure(side, tank.home, tank.square), value, plate, flag: tank.flag } as const];
  });
}

export const tankKey = (side: Side, home: Square): string => `${side}-tank-${home}`;

const tankFigure = (side: Side, home: Square, square: Square): Figure => ({
  ...still,
  key: tankKey(side, home),
  kind: 'tank',
  side,
  square,
});

/** A set-up, finished or not, as its owner sees it. */
export function setupFigures(setup: Setup, side: Side): Figure[] {
  return [
    ...setup.mines.map((square, index) => ({ ...fixed('mine', side, square), key: `mine-${index}` })),
    ...setup.installations.flatMap((square, index) =>
      square === NOWHERE
        ? []
        : [{ ...fixed(INSTALLATIONS[index]!, side, square), key: INSTALLATIONS[index]! }],
    ),
    ...setup.guns.map((square, index) => ({ ...fixed('gun', side, square), key: `gun-${index}` })),
    ...setup.tanks.map(({ square, value }) => ({
      ...tankFigure(side, square, square),
      key: `tank-${value}`,
      value,
      plate: 'own' as const,
    })),
  ];
}

/** What stands on a square; a mine only if nothing stands on it. */
export function standingOn(figures: readonly Figure[], square: Square): Figure | undefined {
  const there = figures.filter((figure) => figure.square === square);
  return there.find(({ kind }) => kind !== 'mine') ?? there[0];
}

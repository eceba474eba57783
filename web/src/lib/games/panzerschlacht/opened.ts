import { SPECTATOR } from '../../api';
import { figuresOf, setupFigures, type Figure } from './figures';
import { named, NOWHERE } from './squares';
import type { Square } from './wire';
import type { Plan, Setup, View } from './protocol.gen';

/** What both sides know. */
export interface OpenView extends View {
  setups: readonly (Setup | null)[];
}

export function opened(views: readonly View[]): OpenView {
  return {
    ...views[0]!,
    seat: SPECTATOR,
    values: views.map(({ values }, side) => values[side] ?? []),
    mines: views.map(({ mines }, side) => mines[side] ?? null),
    plan: views.find(({ plan }) => plan)?.plan ?? null,
    setup: null,
    setups: views.map(({ setup }) => setup),
  };
}

export function openFigures(view: OpenView): Figure[] {
  if (view.board) return withValues(figuresOf(view));
  return view.setups.flatMap((setup, side) =>
    setup ? setupFigures(setup, side).map((figure) => ({ ...figure, key: `${side}-${figure.key}` })) : [],
  );
}

/** Values that everybody knows look like one's own. */
export const withValues = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => (figure.plate === 'learnt' ? { ...figure, plate: 'own' } : figure));

/** The paths in an action's notation: "G move e1>e2>e3; f1>e1". */
export const pathsIn = (text: string): Square[][] =>
  [...text.matchAll(/\w+(?:>\w+)+/g)]
    .map(([path]) => path.split('>').map(named))
    .filter((path) => !path.includes(NOWHERE));

/** The shots in an action's notation, "Y plan R=b7,a6 W=b6"; no square twice. */
export function planIn(text: string): Plan {
  const shots = (peg: string): Square[] =>
    (new RegExp(` ${peg}=(\\S+)`).exec(text)?.[1] ?? '').split(',').map(named).filter(isSquare);
  const red = new Set(shots('R'));
  return {
    type: 'Plan',
    red: [...red],
    white: [...new Set(shots('W'))].filter((square) => !red.has(square)),
  };
}

/** The squares among a refusal's facts. */
export const squaresIn = (facts: Record<string, string | number>): Square[] =>
  [...new Set(Object.values(facts).map((fact) => named(String(fact))))].filter(isSquare);

const isSquare = (square: Square): boolean => square !== NOWHERE;

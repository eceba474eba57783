import { actingSquads, everyoneOf, NOBODY } from './wire';
import type { Squad, Battle as State, Unit } from './protocol.gen';

/** DZ-400: units that one order moves together: a squad's own, its transports of one kind, or shared ones. */
export interface Element {
  key: string;
  units: readonly Unit[];
  /** None for transports that several squads share. */
  squad: Squad | undefined;
}

const keyOf = ({ squad, kind }: Unit): string => `${squad} ${kind}`;

/** The elements of the squads that act now, each squad before its transports. */
export function elementsOf(state: State): Element[] {
  const found = new Map<string, Unit[]>();
  for (const squad of actingSquads(state)) {
    for (const unit of everyoneOf(state, squad)) {
      const units = found.get(keyOf(unit)) ?? [];
      if (!units.includes(unit)) units.push(unit);
      found.set(keyOf(unit), units);
    }
  }
  return [...found].map(([key, units]) => ({
    key,
    units,
    squad: units[0]!.squad === NOBODY ? undefined : state.squads[units[0]!.squad],
  }));
}

/** The tree of who sits in what: the elements that nobody carries, each with those aboard. */
export interface Branch {
  element: Element;
  aboard: readonly Branch[];
}

export function branchesOf(elements: readonly Element[]): Branch[] {
  const carrierOf = ({ units }: Element): number =>
    units[0]!.status === 'aboard' ? units[0]!.carrier : NOBODY;
  const branch = (element: Element): Branch => ({
    element,
    aboard: elements
      .filter((other) => element.units.some(({ id }) => id === carrierOf(other)))
      .map((other) => branch(other)),
  });
  return elements.filter((element) => carrierOf(element) === NOBODY).map(branch);
}

/** Where the units are, for a word about it. */
export type Whereabouts = 'ground' | 'air' | 'aboard' | 'inside' | 'ready' | 'net' | 'reserve';

export function whereabouts({ units }: Pick<Element, 'units'>): Whereabouts {
  const { status, altitude } = units[0]!;
  if (status === 'table') return altitude > 0 ? 'air' : 'ground';
  return status as Whereabouts;
}

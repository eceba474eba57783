import type { Point } from './map/overlay';
import { distance } from './poses';
import { isAirborne, NOBODY } from './wire';
import type { Action, ElementAdvice, Query, Squad, Battle as State, Unit } from './protocol.gen';

/** DZ-400: units that one order moves together, as the rules have told. */
export interface Element {
  key: string;
  units: readonly Unit[];
  /** None for transports that several squads share. */
  squad: Squad | undefined;
  /** What it can be told, besides where to go. */
  may: Pick<ElementAdvice, 'flying' | 'boards' | 'gets_off' | 'empties' | 'all_out' | 'extracts'>;
}

/** As they are now. */
export const elementsOf = ({ units, squads }: State, told: readonly ElementAdvice[]): Element[] =>
  told.map(({ squad, kind, units: ids, ...may }) => ({
    key: `${squad} ${kind}`,
    units: ids.map((id) => units[id]!),
    squad: squads[squad],
    may,
  }));

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

/** What a point on the map means for units in hand. */
export type Purpose = 'move' | 'unload' | 'leave';

export function purposeOf(element: Element): Purpose {
  const where = whereabouts(element);
  if (where === 'aboard' || where === 'net') return 'unload';
  return where === 'inside' ? 'leave' : 'move';
}

const HULL = 1.6; // inches around the middle of a transport that are meant for it

/** A landed transport at a point that is there for these units; the ghosts of those who are pulled lie above it. */
export function rideAt({ units }: State, { may }: Element, at: Point): Unit | undefined {
  const rides = may.boards.map((id) => units[id]!);
  return rides.find((unit) => !isAirborne(unit) && distance(unit.at, at) <= HULL);
}

/** DZ-184 on foot, DZ-190 straight out of a building: aboard this transport, or whichever is there for them. */
export function boardingQuery(element: Element, carrier: number): Query {
  const { squad, units, may } = element;
  if (purposeOf(element) !== 'leave' || !squad) return { type: 'ProposeLoad', unit: units[0]!.id, carrier };
  return { type: 'ProposeLeave', squad: squad.id, carrier: carrier === NOBODY ? may.boards[0]! : carrier };
}

/** What an order is called: who leaves a building for a transport gets aboard. */
export const orderName = (action: Action | undefined): string =>
  action?.type === 'Leave' && action.boardings.length > 0 ? 'Load' : (action?.type ?? '');

// A way that is laid out point by point: over the ground through corners (DZ-014), in the air leg by leg (DZ-268).
import type { Element } from './elements';
import type { Point } from './map/overlay';
import { bearing, pair } from './poses';
import { onTable } from './wire';
import type { Action, Flight, Leg } from './protocol.gen';

export type Journey = Extract<Action, { type: 'Move' | 'FlyMove' }>;

/** Where somebody is wanted. */
export type Wish = { unit: number; at: Point; facing?: number; as_far?: boolean };

export const isJourney = (action: Action | undefined): action is Journey =>
  action?.type === 'Move' || action?.type === 'FlyMove';

/** The points of a unit's way that were given: its corners, and its end. */
export function pointsOf(journey: Journey, unit: number): Point[] {
  if (journey.type === 'FlyMove') {
    return journey.flights.find((flight) => flight.unit === unit)?.legs.map(({ to }) => to) ?? [];
  }
  const way = journey.ways.find((one) => one.unit === unit);
  return way ? [...way.via, way.to] : [];
}

/** One unit over the ground through other corners. */
export const withCorners = (action: Action, unit: number, corners: readonly Point[]): Action =>
  action.type === 'Move'
    ? {
        ...action,
        ways: action.ways.map((way) => (way.unit === unit ? { ...way, via: corners.map(pair) } : way)),
      }
    : action;

export type FlyMove = Extract<Journey, { type: 'FlyMove' }>;

/** A flight with another leg: the leader goes on to a point, and the others beside him. */
export function withLeg(order: FlyMove, leader: number, to: Point, how: Omit<Leg, 'to'>): FlyMove {
  const from = pointsOf(order, leader).at(-1);
  if (!from) return order;
  const [right, up] = [to[0] - from[0], to[1] - from[1]];
  const facing = bearing(from, to);
  return {
    ...order,
    flights: order.flights.map((flight) => {
      const [x, y] = flight.legs.at(-1)!.to;
      return {
        ...flight,
        legs: [...withoutLanding(flight.legs), { ...how, to: [x + right, y + up] }],
        facing,
      };
    }),
  };
}

/** Only the end of a flight lands; a stop to load stays a stop (DZ-189). */
const withoutLanding = (legs: Flight['legs']): Flight['legs'] =>
  legs.map((leg) => (leg.then === 'land' ? { ...leg, then: 'on' } : leg));

export const withoutLeg = (order: FlyMove): FlyMove => ({
  ...order,
  flights: order.flights.map((flight) => ({ ...flight, legs: flight.legs.slice(0, -1) })),
});

/** Another height or end of the last leg. */
export const withLastLeg = (order: FlyMove, how: Omit<Leg, 'to'>): FlyMove => ({
  ...order,
  flights: order.flights.map((flight) => ({
    ...flight,
    legs: [...flight.legs.slice(0, -1), { ...flight.legs.at(-1)!, ...how }],
  })),
});

/** An element where it stands, as an order; none for who flies or is not there. */
export function asTheyStand(element: Element | undefined, main: number): Action | undefined {
  if (!element || element.may.flying || !element.units.every(onTable)) return undefined;
  const ways = element.units.map(({ id, at, facing }) => ({
    unit: id,
    to: at,
    facing,
    via: [],
    entry: null,
  }));
  return { type: 'Move', ways, main };
}

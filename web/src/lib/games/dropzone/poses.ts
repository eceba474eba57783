import type { Point } from './map/overlay';
import type { Action, Flight } from './protocol.gen';

/** Where a unit would stand. */
export interface Pose {
  unit: number;
  at: Point;
  facing: number;
}

/** A point as the protocol writes it. */
export const pair = ([x, y]: Point): [number, number] => [x, y];

export const turned = (facing: number, degrees: number): number => (facing + degrees + 360) % 360;

/** Clockwise degrees from north in which one point lies from another. */
export function bearing([x, y]: Point, [toX, toY]: Point): number {
  return turned((Math.atan2(toX - x, toY - y) * 180) / Math.PI, 0);
}

export function ahead([x, y]: Point, facing: number, inches: number): Point {
  const angle = (facing * Math.PI) / 180;
  return [x + Math.sin(angle) * inches, y + Math.cos(angle) * inches];
}

export const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

const endOf = ({ unit, legs, facing }: Flight): Pose => ({ unit, at: legs.at(-1)!.to, facing });

/** Where an order would put its units; none, where it puts nobody anywhere. */
export function posesOf(action: Action): Pose[] {
  switch (action.type) {
    case 'Move':
      return action.ways.map(({ unit, to, facing }) => ({ unit, at: to, facing }));
    case 'FlyMove':
      return action.flights.map(endOf);
    case 'Extract':
      return [
        ...action.ways.map(({ unit, to, facing }) => ({ unit, at: to, facing })),
        ...action.flights.map(endOf),
      ];
    case 'Deploy':
    case 'Unload':
    case 'Leave':
    case 'PlaceOut':
      return action.placements.map(({ unit, at, facing }) => ({ unit, at, facing }));
    default:
      return [];
  }
}

/** The order with one unit put elsewhere; the corners of its way stay. */
export function withPose(action: Action, { unit, at, facing }: Pose): Action {
  const to = pair(at);
  switch (action.type) {
    case 'Move':
      return {
        ...action,
        ways: action.ways.map((way) => (way.unit === unit ? { ...way, to, facing } : way)),
      };
    case 'FlyMove':
      return {
        ...action,
        flights: action.flights.map((flight) =>
          flight.unit === unit ? { ...flight, legs: withEnd(flight.legs, to), facing } : flight,
        ),
      };
    case 'Deploy':
    case 'Unload':
    case 'Leave':
    case 'PlaceOut':
      return {
        ...action,
        placements: action.placements.map((put) =>
          put.unit === unit ? { ...put, at: to, facing: facing } : put,
        ),
      };
    default:
      return action;
  }
}

const withEnd = (legs: Flight['legs'], to: [number, number]): Flight['legs'] =>
  legs.map((leg, index) => (index === legs.length - 1 ? { ...leg, to } : leg));

/** Everybody somewhere else by the same inches. */
export function shifted(action: Action, [right, up]: Point): Action {
  return posesOf(action).reduce<Action>(
    (moved, pose) => withPose(moved, { ...pose, at: [pose.at[0] + right, pose.at[1] + up] }),
    action,
  );
}

/** These units, or everybody, turned on the spot. */
export function turnedBy(action: Action, degrees: number, units?: ReadonlySet<number>): Action {
  return posesOf(action)
    .filter(({ unit }) => !units || units.has(unit))
    .reduce<Action>(
      (moved, pose) => withPose(moved, { ...pose, facing: turned(pose.facing, degrees) }),
      action,
    );
}

import type { Cell, Heading, Side } from './wire';
import type { Position as State } from './protocol.gen';

/** A tank or a wreck as it is drawn. Angles are degrees, clockwise, and may pass a full turn. */
export interface Figure {
  key: string;
  /** Where it stands; off: across the edge, beyond this cell in the direction of its heading. */
  cell: Cell;
  off?: boolean;
  side: Side;
  letter: string;
  /** As White sees the board. */
  hull: number;
  turret: number;
  wreck: boolean;
  sunk?: boolean;
}

export const SIDES = ['white', 'black'] as const;

export const degrees = (heading: Heading): number => 45 * heading;

export function figuresOf(state: State): Figure[] {
  return [
    ...state.wrecks.map(({ cell, side, letter }) => ({
      key: `wreck ${cell}`,
      cell,
      side,
      letter,
      hull: 0,
      turret: 0,
      wreck: true,
    })),
    ...state.tanks.map(({ cell, side, letter, heading }) => ({
      key: `tank ${cell}`,
      cell,
      side,
      letter,
      hull: degrees(heading),
      turret: 0,
      wreck: false,
    })),
  ];
}

/** The angle nearest to the present one that points there, so that nothing turns the long way round. */
export const nearest = (now: number, wanted: number): number =>
  now + ((((wanted - now) % 360) + 540) % 360) - 180;

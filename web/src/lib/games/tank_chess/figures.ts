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
    ...atTheEnd(state).map(({ cell, side, letter, heading }) => ({
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

/** TC-61: a state that was won by an escape, a raid or a sinking holds the tanks as they stood before that move. */
function atTheEnd({ tanks, result, last }: State): State['tanks'] {
  if (!result || !last) return tanks;
  if (last.type === 'Escape' || result.reason !== 'raid')
    return tanks.filter(({ cell }) => cell !== last.start);
  return tanks.map((tank) =>
    tank.cell === last.start ? { ...tank, cell: last.end, heading: last.heading } : tank,
  );
}

/** The angle nearest to the present one that points there, so that nothing turns the long way round. */
export const nearest = (now: number, wanted: number): number =>
  now + ((((wanted - now) % 360) + 540) % 360) - 180;

import type { Cell, Heading, Side, Way } from './wire';
import type { Place, Shot } from './protocol.gen';

/** What is pencilled on the map besides the tanks. Blue is what you may do, red is fire and danger, ink what happened. */
export interface Marks {
  selected?: Cell;
  /** The tank in hand is not ours to move now: what it could do is shown, no more. */
  foreign?: boolean;
  /** Cells in reach. */
  reach?: ReadonlyMap<Cell, Place>;
  /** The reverse step, if there is one (TC-20). */
  reverse?: Cell;
  /** The way to the cell that is chosen. */
  way?: Way;
  /** What could be fired at from there. */
  shots?: { from: Cell; shots: readonly Shot[]; chosen: Cell | null };
  /** Tanks that could be fired at this turn, and whether that destroys them. */
  chances?: ReadonlyMap<Cell, boolean>;
  /** TC-38: the way off the board. */
  exit?: Exit;
  last?: { way: Way; leaves: boolean; shot: { from: Cell; to: Cell; destroyed: boolean } | null };
  /** TC-44: the command tank that could be destroyed next. */
  check?: Cell;
  /** TC-45: the command tank that could escape next, and the side it belongs to. */
  escape?: { cell: Cell; side: Side };
  /** Cells under fire, with the strongest gun. */
  fire?: ReadonlyMap<Cell, number>;
  /** TC-69, by side. */
  goals?: readonly Cell[];
}

export interface Exit {
  way: Way;
  /** The last cell on the board and the direction of the step that leaves it. */
  from: Cell;
  heading: Heading;
  chosen: boolean;
}

/** What a cell has to say when it is pointed at. */
export interface Tip {
  cell: Cell;
  text: string;
  rule?: string;
}

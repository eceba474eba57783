import type { Match } from '../../match.svelte';
import type { Overlay, Picked, Point } from './map/overlay';
import type { View } from './protocol.gen';

/** What every panel beside the map is given, and what it gives back to the map while somebody tries things out. */
export interface PanelProps {
  /** Who is asked and answers: ask, act, candidates, and what was refused. */
  match: Match;
  /** What the screen shows. */
  view: View;
  /** What is laid over the map; bound, and empty again when the panel goes. */
  overlay: Overlay;
  /** Units of the map that light up because pointing at them means something; bound. */
  pointable: ReadonlySet<number>;
  /** What was last pointed at on the map; a new object each time. */
  picked: Picked | undefined;
  /** Brings these points of the table into view. */
  onlook?: ((points: readonly Point[]) => void) | undefined;
  onmenu?: (() => void) | undefined;
  /** Leaves the panel without an answer, where there is another one to go back to. */
  onback?: (() => void) | undefined;
  /** DZ-110: a unit of the main body, where the owner of a broken squad has named it before it shoots. */
  main?: number | undefined;
  /** Opens the reference card of a unit, by the id of its profile. */
  onread?: ((kind: string, unit?: number) => void) | undefined;
}

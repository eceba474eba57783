import type { Unit } from '../protocol.gen';
import type { Point } from './overlay';

/** What the map must know of a unit's profile to draw it. */
export interface Model {
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  type: 'aircraft' | 'infantry' | 'vehicle';
  category: string;
  damage_points: number;
  /** Inches. */
  hull: { length: number; width: number } | null;
  /** The diameter of the base of infantry, or of the flight base. */
  base: number;
  skimmer: boolean;
  walker: boolean;
  /** null for fast movers (DZ-320). */
  move: number | null;
}

/** Models by the id of the profile. */
export type Models = ReadonlyMap<string, Model>;

const UNKNOWN: Model = {
  faction: 'ucm',
  type: 'infantry',
  category: '',
  damage_points: 1,
  hull: null,
  base: 1,
  skimmer: false,
  walker: false,
  move: 0,
};

/** The model of a unit; a plain base while the catalogue is on its way. */
export const modelOf = (models: Models, kind: string): Model => models.get(kind) ?? UNKNOWN;

/** How far a unit reaches from its middle to the sides and to the front, in inches. */
export const reachOf = ({ hull, base }: Model): Point =>
  hull ? [hull.width / 2, hull.length / 2] : [base / 2, base / 2];

/** The radius of a ring that goes round a unit. */
export const ringOf = (model: Model): number => Math.hypot(...reachOf(model)) * 0.86 + 0.16;

/** Whether a point lies on a unit as it is drawn, or within so many inches of it. */
export function covers(unit: Unit, model: Model, [x, y]: Point, slack: number): boolean {
  const angle = (unit.facing * Math.PI) / 180;
  const [dx, dy] = [x - unit.at[0], y - unit.at[1]];
  const side = dx * Math.cos(angle) - dy * Math.sin(angle);
  const front = dx * Math.sin(angle) + dy * Math.cos(angle);
  const [wide, long] = reachOf(model);
  return model.hull
    ? Math.abs(side) <= wide + slack && Math.abs(front) <= long + slack
    : Math.hypot(dx, dy) <= wide + slack;
}

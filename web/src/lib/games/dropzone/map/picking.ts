// What a pointer is on. A knob lies above everything, then ghosts, aircraft, other units, objectives and buildings.
import { onTable } from '../wire';
import type { Objective, Battle as State, Unit } from '../protocol.gen';
import { covers, modelOf, type Models } from './models';
import type { Overlay, Picked, Point } from './overlay';
import { distance, isInside } from './plane';
import { wrecksOf } from './standing';

const OBJECTIVE = 0.6; // inches
const KNOB = 0.35;

export interface Pointing {
  models: Models;
  overlay: Overlay;
  /** Units that are meant rather than others above them. */
  preferred: ReadonlySet<number>;
  at: Point;
  /** How many inches beside a thing still mean it. */
  slack: number;
}

export function pick(state: State, pointing: Pointing): Picked {
  const { overlay, at, slack } = pointing;
  const picked: Picked = { at };
  const building = state.board.buildings.find(({ outline }) => isInside(outline, at));
  if (building) picked.building = building.id;
  const knob = overlay.knobs?.find((one) => distance(one.at, at) <= KNOB + slack);
  if (knob) return { ...picked, knob: knob.unit };
  const unit = ghostAt(state, pointing) ?? topmost(state.units.filter(onTable), pointing)?.id;
  if (unit !== undefined) return { ...picked, unit };
  const objective = state.objectives.find((one) => isShown(one) && distance(one.at, at) <= OBJECTIVE + slack);
  if (objective) return { ...picked, objective: String(objective.id) };
  const wreck = topmost(wrecksOf(state), pointing)?.id;
  return wreck === undefined ? picked : { ...picked, wreck };
}

/** A ghost stands for its unit. */
function ghostAt({ units }: State, pointing: Pointing): number | undefined {
  const standing = (pointing.overlay.ghosts ?? []).map(({ unit, at: [x, y], facing, altitude }): Unit => ({
    ...units[unit]!,
    at: [x, y],
    facing,
    altitude,
  }));
  return topmost(standing, pointing)?.id;
}

/** The one that is meant among those the point is on: preferred ones first, then the highest; else the nearest. */
function topmost(units: readonly Unit[], { models, preferred, at, slack }: Pointing): Unit | undefined {
  const under = (within: number) =>
    units.filter((unit) => covers(unit, modelOf(models, unit.kind), at, within));
  const hit = under(0);
  const height = ({ id, altitude }: Unit): number => altitude + (preferred.has(id) ? 100 : 0);
  const rank = (unit: Unit): number => distance(unit.at, at) - (hit.length > 0 ? 10 * height(unit) : 0);
  return (hit.length > 0 ? hit : under(slack)).toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Whether an objective lies open on the table. */
export const isShown = ({ gone, squad, gate, building, found }: Objective): boolean =>
  !gone && squad < 0 && gate < 0 && (building === '' || found);

/** Whether it is still hidden in a building (DZ-351). */
export const isHidden = ({ gone, squad, building, found }: Objective): boolean =>
  !gone && squad < 0 && building !== '' && !found;

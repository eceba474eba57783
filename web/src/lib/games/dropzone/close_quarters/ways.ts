// DZ-231, DZ-245, DZ-254: the ways out of a building, as they are offered to a player.
import { t } from '../../../i18n.svelte';
import type { Adviser } from '../../../board/asker';
import type { Ghost, Overlay, Point } from '../map/overlay';
import { buildingText, targetAt } from '../targets';
import { buildingOf, unitOf } from '../wire';
import type {
  Action,
  ChangeBuilding,
  GiveUp,
  Leave,
  Proposal,
  Query,
  Battle as State,
} from '../protocol.gen';
import { windOf } from '../walls/compass';
import { unitText } from '../words';
import { bearing, centroid } from '../map/plane';

export type Way = Leave | ChangeBuilding | GiveUp;

const isWay = (action: Action): action is Way =>
  action.type === 'Leave' || action.type === 'ChangeBuilding' || action.type === 'GiveUp';

/** Where a way leads, so that two that lead to the same place are one. */
export function destination(way: Way): string {
  if (way.type === 'GiveUp') return 'nowhere';
  if (way.type === 'ChangeBuilding') return `building ${way.building}`;
  const carriers = [...new Set(way.boardings.map(({ carrier }) => carrier))];
  return carriers.length > 0 ? `aboard ${carriers.join(' ')}` : `door ${way.entrance}`;
}

/** The different ways among some actions, in their order. */
export function waysOf(actions: readonly Action[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of actions.filter(isWay)) if (!found.has(destination(way))) found.set(destination(way), way);
  return [...found.values()];
}

/** Out by the door that is nearest to a point, if the rules let the squad. */
export async function wayTowards(
  adviser: Adviser<Query>,
  squad: number,
  [x, y]: Point,
): Promise<Way | undefined> {
  const found = await adviser.ask<Proposal>({ type: 'ProposeLeave', squad, at: [x, y] });
  return found && !found.trial.refusal ? waysOf(found.actions)[0] : undefined;
}

/** The ways with this one, in place of another that leads to the same. */
export const withWay = (ways: readonly Way[], way: Way): Way[] => [
  ...ways.filter((other) => destination(other) !== destination(way)),
  way,
];

export function wayText(state: State, from: string, way: Way): string {
  if (way.type === 'GiveUp') return t('dz-cq-give-up');
  if (way.type === 'ChangeBuilding') return t('dz-cq-change', { building: buildingText(way.building) });
  if (way.boardings.length > 0) {
    const carriers = [...new Set(way.boardings.map(({ carrier }) => unitOf(state, carrier).name))];
    return t('dz-cq-aboard', { carriers: carriers.join(', ') });
  }
  const building = buildingOf(state, from);
  const door = building?.entrances[way.entrance];
  if (!building || !door) return t('dz-cq-out', { wind: 'roof' });
  const wind = door.wall === null ? 'roof' : windOf(bearing(centroid(building.outline), door.a));
  return t('dz-cq-out', { wind });
}

/** Where everybody would stand. */
export function wayPicture(state: State, way: Way | undefined): Overlay {
  if (!way || way.type === 'GiveUp') return {};
  if (way.type === 'ChangeBuilding')
    return { pins: [{ at: targetAt(state, way.building), tone: 'good', label: buildingText(way.building) }] };
  const ghosts = way.placements.map(({ unit, at, facing }): Ghost => ({
    unit,
    at,
    facing,
    altitude: 0,
    tone: 'good',
  }));
  const rides = [...new Set(way.boardings.map(({ carrier }) => carrier))];
  return {
    ghosts,
    pins: rides.map((ride) => ({
      at: unitOf(state, ride).at,
      tone: 'good',
      label: unitText(unitOf(state, ride)),
    })),
  };
}

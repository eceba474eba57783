import { t } from '../../i18n.svelte';
import type { Point } from './map/overlay';
import { centroid } from './map/plane';
import { wallMiddle, wallName } from './walls/compass';
import { buildingOf, unitOf } from './wire';
import type { Shot, Battle as State } from './protocol.gen';
import { unitText } from './words';

type Target = Shot['target'];

export const buildingText = (building: string): string => t('dz-building', { building });

/** "Sabre battle tank B1a2", with its wall where it stands at one, or "house b3". */
export function targetText(state: State, target: Target): string {
  if (typeof target === 'string') return buildingText(target);
  const unit = unitOf(state, target);
  const building = unit.status === 'inside' ? buildingOf(state, unit.building) : undefined;
  if (!building || unit.wall < 0) return unitText(unit);
  return t('dz-garrison', {
    unit: unitText(unit),
    building: building.id,
    wall: wallName(building, unit.wall),
  });
}

/** Where a target is on the map. */
export function targetAt(state: State, target: Target): Point {
  if (typeof target === 'string') return middleOf(state, target);
  const unit = unitOf(state, target);
  const building = unit.status === 'inside' ? buildingOf(state, unit.building) : undefined;
  if (!building) return unit.at;
  return unit.wall < 0 ? centroid(building.outline) : wallMiddle(building, unit.wall);
}

function middleOf(state: State, building: string): Point {
  const found = buildingOf(state, building) ?? state.board.pieces.find(({ id }) => id === building);
  return found ? centroid(found.outline) : [0, 0];
}

/** What stands in the way: a unit, a building, or a piece of terrain. */
export function obstacleText(state: State, id: number | string): string {
  if (typeof id === 'number') return unitText(unitOf(state, id));
  if (buildingOf(state, id)) return buildingText(id);
  const piece = state.board.pieces.find((one) => one.id === id);
  return piece ? t(`dropzone-terrain-${piece.kind.replaceAll('_', '-')}`) : id;
}

// The map in words, for those who hear it.
import { t } from '../../../i18n.svelte';
import { buildingText } from '../targets';
import { insideOf, onTable, passengersOf } from '../wire';
import type { Objective, Battle as State, Unit } from '../protocol.gen';
import { unitText } from '../words';
import type { Picked, Point } from './overlay';
import { isInside } from './plane';
import { isHidden, isShown } from './picking';
import { wrecksOf } from './standing';

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of the eight winds. */
export const windOf = (facing: number): (typeof WINDS)[number] =>
  WINDS[((Math.round(facing / 45) % 8) + 8) % 8]!;

const quarter = (inches: number): number => Math.round(inches * 4) / 4;

/** "12″ from the west, 30.5″ from the south" */
export const placeText = ([x, y]: Point): string => t('battle-map-place', { x: quarter(x), y: quarter(y) });

const sideText = (state: State, seat: number, player: number): string =>
  t('battle-map-side', {
    side: player === seat ? 'own' : 'enemy',
    letter: 'ABCD'[player] ?? '',
    count: state.sides.length,
  });

/** Everything that can be seen of a unit. */
export function unitWords(state: State, seat: number, unit: Unit): string {
  const facts = [
    unitText(unit),
    sideText(state, seat, unit.player),
    placeText(unit.at),
    t('battle-map-facing', { wind: windOf(unit.facing) }),
    unit.altitude > 0 && t('battle-map-height', { inches: unit.altitude }),
    unit.damage > 0 && t('battle-damage', { points: unit.damage }),
    unit.command_value > 0 && t('battle-map-commander', { value: unit.command_value }),
    unit.fired.length > 0 && t('battle-has-fired'),
  ];
  const aboard = passengersOf(state, unit.id).length;
  if (aboard > 0) facts.push(t('battle-map-cargo', { count: aboard }));
  return facts.filter(Boolean).join(', ');
}

const wreckWords = (state: State, seat: number, unit: Unit): string =>
  t('battle-map-wreck', { unit: unitText(unit), whose: sideText(state, seat, unit.player) });

export function buildingWords(state: State, seat: number, id: string): string {
  const house = state.board.buildings.find((one) => one.id === id);
  const damage = state.buildings.find((one) => one.id === id)?.damage ?? 0;
  const inside = insideOf(state, id);
  const facts = [
    buildingText(id),
    house && t('battle-map-tall', { inches: house.height }),
    damage > 0 && t('battle-damage', { points: damage }),
    ...state.sides.map((_, player) => {
      const count = inside.filter((unit) => unit.player === player).length;
      return count > 0 && t('battle-map-garrison', { count, who: sideText(state, seat, player) });
    }),
    state.objectives.some((one) => isHidden(one) && one.building === id) && t('battle-map-hidden'),
  ];
  return facts.filter(Boolean).join(', ');
}

export const objectiveWords = ({ kind, at }: Objective): string =>
  `${t('battle-map-objective', { kind })}, ${placeText(at)}`;

/** What the crosshair is on. */
export function pickedWords(state: State, seat: number, picked: Picked): string {
  if (picked.unit !== undefined) return unitWords(state, seat, state.units[picked.unit]!);
  const objective = state.objectives.find(({ id }) => String(id) === picked.objective);
  const ground = state.board.pieces.filter(({ outline }) => isInside(outline, picked.at));
  const facts = [
    objective && t('battle-map-objective', { kind: objective.kind }),
    picked.building && buildingWords(state, seat, picked.building),
    picked.wreck !== undefined && wreckWords(state, seat, state.units[picked.wreck]!),
    ...ground.map(({ kind }) => t(`dropzone-terrain-${kind.replaceAll('_', '-')}`)),
    placeText(picked.at),
  ];
  return facts.filter(Boolean).join(', ');
}

/** The whole table: every unit, every building that matters, every objective. */
export function roll(state: State, seat: number): { key: string; text: string }[] {
  return [
    ...state.units
      .filter(onTable)
      .map((unit) => ({ key: `unit ${unit.id}`, text: unitWords(state, seat, unit) })),
    ...state.board.buildings.map(({ id }) => ({
      key: `building ${id}`,
      text: buildingWords(state, seat, id),
    })),
    ...wrecksOf(state).map((unit) => ({
      key: `wreck ${unit.id}`,
      text: `${wreckWords(state, seat, unit)}, ${placeText(unit.at)}`,
    })),
    ...state.objectives
      .filter(isShown)
      .map((one) => ({ key: `objective ${one.id}`, text: objectiveWords(one) })),
  ];
}

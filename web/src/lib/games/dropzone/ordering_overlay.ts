import { t } from '../../i18n.svelte';
import type { Draft } from './draft.svelte';
import type { MainBody } from './main_body.svelte';
import type { Area, Overlay, Pin, Point } from './map/overlay';
import type { Ordering } from './ordering.svelte';
import { measured } from './overlays';
import { fireOverlay } from './shooting/fire_overlay';
import type { Battle as State, MoveAdvice, Unit } from './protocol.gen';
import { buildingOf, onTable, outermost } from './wire';

const AROUND = 1.3; // inches: a ring around a unit

/** Where a unit is to be found on the map, whatever it is in. */
function placeOf(state: State, unit: Unit): Point {
  const building = buildingOf(state, unit.building);
  return building?.entrances[0]?.a ?? outermost(state, unit).at;
}

/** An order that puts nobody anywhere: the rule against it is written at who would carry it out. */
function verdict(state: State, { action, refusal, poses }: Draft, leader: number): Pin[] {
  const unit = state.units[leader];
  if (!refusal || !unit || (action && poses.length > 0)) return [];
  return [{ at: placeOf(state, unit), tone: 'bad', label: refusal.rule }];
}

/** DZ-109: where the main body stands, as long as it is to be named. */
const mainMarks = (state: State, main: MainBody, draft: Draft): { at: Point; tone: 'own' }[] =>
  main.isOpen && !draft.action ? main.units.map((id) => ({ at: state.units[id]!.at, tone: 'own' })) : [];

/** The first of those who have done nothing yet is marked as that, as long as others are in hand. */
function idleMark(state: State, { idle, inHand }: Ordering): Pin[] {
  const unit = idle
    .filter(({ key }) => key !== inHand)
    .flatMap(({ units }) => units)
    .find((one) => onTable(state.units[one.id]!));
  return unit ? [{ at: unit.at, tone: 'measure', label: t('battle-idle-mark') }] : [];
}

const ring = (rings: MoveAdvice['area'], more: Partial<Area>): Area[] =>
  rings.length > 0 ? [{ rings, tone: 'reach', ...more }] : [];

/** Dashed: the whole move; dotted: half of it; fine: where one gets on and off. */
const ringsOf = ({ area, inches, half, half_inches, boarding }: MoveAdvice): Area[] => [
  ...ring(area, {
    label: { text: t('battle-ring-whole', { inches: measured(inches) }), side: 'west' },
  }),
  ...ring(half, {
    outline: 'dotted',
    label: { text: t('battle-ring-half', { inches: measured(half_inches) }), side: 'south' },
  }),
  ...ring(boarding, { outline: 'fine', label: { text: t('battle-ring-boarding'), side: 'east' } }),
];

/** What lies over the map while orders are given: how far they come, where they would stand, and who can be hit. */
export function orderingOverlay(state: State, ordering: Ordering): Overlay {
  const { draft, main, fire, leader, reach } = ordering;
  const isOnItsWay = ordering.isAircraft && ordering.corners.length > 0;
  const [drawn, named] = [draft.overlay, mainMarks(state, main, draft)];
  const { aims, bars, lines } = fireOverlay(state, fire);
  return {
    ...drawn,
    aims,
    bars,
    lines: [...(drawn?.lines ?? []), ...lines],
    areas: reach && !isOnItsWay ? ringsOf(reach) : [],
    pins: [
      ...verdict(state, draft, leader),
      ...idleMark(state, ordering),
      ...(named[0] ? [{ ...named[0], label: t('battle-main-body') }] : []),
    ],
    circles: [...(drawn?.circles ?? []), ...named.map((mark) => ({ ...mark, radius: AROUND }))],
  };
}

import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import BattleMap from '../src/lib/games/dropzone/map/BattleMap.svelte';
import { Camera } from '../src/lib/games/dropzone/map/camera.svelte';
import { direct } from '../src/lib/games/dropzone/map/scenes';
import { wrecksOf } from '../src/lib/games/dropzone/map/standing';
import { trailOf } from '../src/lib/games/dropzone/map/trail';
import { pickedWords, roll } from '../src/lib/games/dropzone/map/words';
import { pick } from '../src/lib/games/dropzone/map/picking';
import type { Event, Battle as State, Unit, View } from '../src/lib/games/dropzone/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Happened } from '../src/lib/protocol.gen';
import { settings } from '../src/lib/settings.svelte';
import recorded from './dropzone-battle.json';

const view = recorded.view as unknown as View;
const battle = view.state;
const unit = (name: string): Unit => battle.units.find((one) => one.name === name)!;
const ref = (name: string) => {
  const { id, kind, player } = unit(name);
  return { id, name, kind, player };
};
const logOf = (...events: object[]) =>
  events.map((event, seq) => ({ seq, event: event as Event })) as unknown as Happened[];
const begins = (player: number) => ({ type: 'BattlegroupActivated', player, battlegroup: 'x' });
const shots = (shooter: string, target: string, dice: number[], hits: number) => ({
  ...{ type: 'ShotsRolled', weapon: 'x', need: 3, reaction: false },
  ...{ shooter: ref(shooter), target: ref(target), dice, hits },
});
const hurts = (target: string, dice: number[]) => ({
  ...{ type: 'DamageRolled', need: 4, hurts_on: 4, points: 1 },
  ...{ target: ref(target), dice },
});
const moved = (name: string, ...points: number[][]) => ({
  type: 'Moved',
  player: unit(name).player,
  travelled: [{ unit: ref(name), points, facing: 0, inches: 1, entered: false }],
});
const withUnit = (name: string, changes: Partial<Unit>): State => ({
  ...battle,
  units: battle.units.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});

beforeEach(async () => {
  for (const name of ['table', 'dropzone', 'dropzone_units', 'dropzone_table']) await i18n.add(name);
  settings.motion = 'off';
});

describe('the trail', () => {
  test('shows who fired from where he stood then, though he has moved on', () => {
    const to = unit('B1a1').at;
    const log = logOf(begins(1), shots('B1a1', 'A1a1', [6, 1], 1), moved('B1a1', [3, 4], [3, 6], to));
    const { ways, shots: fired } = trailOf(log, battle, 0);
    expect(ways.map(({ points }) => points)).toEqual([[[3, 4], [3, 6], to]]);
    expect(fired[0]).toMatchObject({ from: [3, 4], to: unit('A1a1').at, hits: 1 });
  });

  test('has the dice to hit and to hurt with the shot that they were thrown for', () => {
    const log = logOf(
      begins(1),
      shots('B1a1', 'A1a1', [6, 1], 1),
      hurts('A1a1', [5]),
      shots('B1a2', 'A1a1', [2], 0),
    );
    const [first, second] = trailOf(log, battle, 0).shots;
    expect(first!.rows.map(({ dice }) => dice)).toEqual([[6, 1], [5]]);
    expect(first!.rows[0]!.good).toEqual([true, false]);
    expect(second!.rows.map(({ dice }) => dice)).toEqual([[2]]);
  });

  test('of the others stays while one acts oneself, and goes with their next battlegroup', () => {
    const first = [begins(1), shots('B1a1', 'A1a1', [6], 1)];
    expect(trailOf(logOf(...first, begins(0)), battle, 0).shots).toHaveLength(1);
    expect(trailOf(logOf(...first, begins(0), begins(1)), battle, 0).shots).toHaveLength(0);
    const own = logOf(begins(0), shots('A1a1', 'B1a1', [6], 1));
    expect(trailOf(own, battle, 0).shots).toHaveLength(1);
  });

  test('stands on a map where nothing moves', () => {
    const trail = trailOf(logOf(begins(1), shots('B1a1', 'A1a1', [6, 1], 1)), battle, 0);
    const none = new Set<number>();
    const props = { view, overlay: {}, selected: none, pointable: none, camera: new Camera() };
    const { container } = render(BattleMap, { ...props, label: 'map', onpick: () => undefined, trail });
    expect(container.querySelectorAll('[data-trail-shot="1"]')).toHaveLength(1);
    expect(container.querySelectorAll('.die')).toHaveLength(2);
    expect(container.querySelectorAll('.die.good')).toHaveLength(1);
  });
});

test('dice that follow a shot are shown below those of the shot', () => {
  const moment = { view: recorded.view as unknown, seat: 0 };
  const beats = direct(moment, moment, logOf(shots('A1a1', 'B1a1', [6, 1], 1), hurts('B1a1', [5])));
  const [effect] = beats[1]!.scenes[0]!.effects;
  expect(effect).toMatchObject({ kind: 'rolled', from: unit('A1a1').at, to: unit('B1a1').at });
  expect(effect!.kind === 'rolled' && effect!.rows.map(({ dice }) => dice)).toEqual([[6, 1], [5]]);
  expect(beats[1]!.late).toBe(true);
});

describe('a wreck', () => {
  test('lies where a unit was destroyed on the table, and not where it was aboard or inside', () => {
    const destroyed = withUnit('B1a1', { status: 'lost' });
    expect(wrecksOf(destroyed).map(({ name }) => name)).toEqual(['B1a1']);
    expect(wrecksOf(withUnit('B1a1', { status: 'lost', carrier: 2 }))).toEqual([]);
    expect(wrecksOf(withUnit('A2a1', { status: 'lost', building: 'b1' }))).toEqual([]);
    expect(roll(destroyed, 0).some(({ text }) => text.startsWith('Wreck'))).toBe(true);
  });

  test('is named when it is pointed at', () => {
    const destroyed = withUnit('B1a1', { status: 'lost' });
    const pointing = { models: new Map(), overlay: {}, preferred: new Set<number>(), slack: 0 };
    const picked = pick(destroyed, { ...pointing, at: unit('B1a1').at });
    expect(picked).toMatchObject({ wreck: unit('B1a1').id });
    expect(picked.unit).toBeUndefined();
    expect(pickedWords(destroyed, 0, picked)).toContain('Wreck');
  });

  test('burns as long as its loss is what was done last', () => {
    const destroyed = { ...view, state: withUnit('B1a1', { status: 'lost' }) };
    const lost = { type: 'UnitLost', unit: ref('B1a1'), at: unit('B1a1').at, cause: 'fire' };
    const none = new Set<number>();
    const props = { view: destroyed, overlay: {}, selected: none, pointable: none, camera: new Camera() };
    const trail = trailOf(logOf(begins(1), lost), destroyed.state, 0);
    const { container } = render(BattleMap, { ...props, label: 'map', onpick: () => undefined, trail });
    expect(container.querySelector(`[data-wreck="${unit('B1a1').id}"] .flame`)).not.toBeNull();
  });
});

test('who has done nothing yet has a dashed ring', () => {
  const none = new Set<number>();
  const props = { view, overlay: {}, selected: none, pointable: none, camera: new Camera() };
  const idle = new Set([unit('A1a1').id]);
  const { container } = render(BattleMap, { ...props, label: 'map', onpick: () => undefined, idle });
  expect(container.querySelectorAll('.idle')).toHaveLength(1);
});

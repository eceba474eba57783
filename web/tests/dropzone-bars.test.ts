import { beforeEach, expect, test } from 'vitest';
import { barPlates } from '../src/lib/games/dropzone/map/aims';
import { fireOverlay } from '../src/lib/games/dropzone/shooting/fire_overlay';
import type { Fire } from '../src/lib/games/dropzone/shooting/fire.svelte';
import type { Outlook, Battle as State } from '../src/lib/games/dropzone/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import { unitSent } from './dropzone';

const enemy = (id: number, squad: number, at: [number, number]) =>
  unitSent({ id, name: `B${squad}a${id}`, player: 1, squad, status: 'table', at });
const state = {
  units: [enemy(0, 1, [10, 30]), enemy(1, 1, [12, 30]), enemy(2, 2, [30, 30])],
  board: { buildings: [], pieces: [] },
} as unknown as State;
const closed = (target: number, rule: string): Outlook => ({
  target,
  shots: [],
  expected: 0,
  destroyed: 0,
  refusal: { rule, key: `refused-${rule}`, facts: {} },
});
const fire = (...outlooks: Outlook[]) => ({ open: [], closed: outlooks, aim: undefined }) as unknown as Fire;

beforeEach(() => i18n.add('dropzone_table'));

test('why nobody of a squad can be fired at is said once, in their middle', () => {
  const { bars } = fireOverlay(state, fire(closed(0, 'DZ-131'), closed(1, 'DZ-131'), closed(2, 'DZ-125')));
  expect(bars).toEqual([
    { at: [11, 30], text: 'out of range' },
    { at: [30, 30], text: 'no sight' },
  ]);
});

test('no reason lies on another', () => {
  const bars = [0, 1].map(() => ({ at: [10, 10] as const, text: 'no sight' }));
  const [one, other] = barPlates(bars, [], 20, 48);
  expect(other!.y).toBeGreaterThanOrEqual(one!.y + one!.height);
});

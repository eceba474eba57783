import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { aimPlates, aimUnder } from '../src/lib/games/dropzone/map/aims';
import { Sequel } from '../src/lib/games/dropzone/sequel';
import { Fire } from '../src/lib/games/dropzone/shooting/fire.svelte';
import { fireOverlay } from '../src/lib/games/dropzone/shooting/fire_overlay';
import TargetRows from '../src/lib/games/dropzone/TargetRows.svelte';
import { i18n, t } from '../src/lib/i18n.svelte';
import { unitSent } from './dropzone';
import type { Battle as State, Outlook } from '../src/lib/games/dropzone/protocol.gen';

const shot = { unit: 0, mount: 0, target: 5, raised: false, small_arms: false } as Outlook['shots'][number];
const refusal = { rule: 'DZ-125', key: 'refused-dz-125-hidden', facts: {} };
const OUTLOOKS: Outlook[] = [
  { target: 5, shots: [shot], expected: 0.9, destroyed: 0.9, refusal: null },
  { target: 6, shots: [], expected: 0, destroyed: 0, refusal },
];

async function laid(outlooks = OUTLOOKS): Promise<Fire> {
  const fire = new Fire(() => ({ ask: () => Promise.resolve({ outlooks } as never) }));
  await new Promise<void>((answered) => fire.look(answered));
  return fire;
}

describe('everything at one enemy', () => {
  test('is aimed by pointing once and fired by pointing again', async () => {
    const fire = await laid();
    fire.order = vi.fn();
    expect(fire.pick(5)).toBe(true);
    expect(fire.aim?.target).toBe(5);
    expect(fire.order).not.toHaveBeenCalled();
    expect(fire.pick(5)).toBe(true);
    expect(fire.order).toHaveBeenCalledOnce();
  });

  test('says why it cannot be fired', async () => {
    const fire = await laid();
    expect(fire.pick(6)).toBe(false);
    expect(fire.barred?.refusal).toEqual(refusal);
    expect(fire.pick(7)).toBe(false);
    expect(fire.barred).toBeUndefined();
  });
});

test('who can be fired at is listed without odds where they are not told', async () => {
  for (const name of ['dropzone', 'dropzone_units', 'dropzone_table', 'engine']) await i18n.add(name);
  const untold = [5, 6].map((target): Outlook => {
    return { target, shots: [shot], expected: null, destroyed: null, refusal: null };
  });
  const fire = await laid(untold);
  const units = Array.from({ length: 7 }, (_, id) => unitSent({ id, name: `B1a${id}`, at: [id, 2] }));
  const battle = { units } as unknown as State;
  const { container } = render(TargetRows, { fire, battle });
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['–', '–']);
  expect(fireOverlay(battle, fire).aims.map(({ unit, text }) => [unit, text])).toEqual([
    [5, '–'],
    [6, '–'],
  ]);
  expect(t('battle-fire-at', { target: 'Sabre', told: 'no', chance: '–' })).toBe('Fire at Sabre');
});

test('the odds of neighbours do not lie on each other, and a press on them means the enemy', () => {
  const aims = [20, 20.5, 21].map((x, unit) => ({ unit, at: [x, 30] as const, text: '91.2%' }));
  const plates = aimPlates(aims, 30, 48);
  for (const [place, one] of plates.entries())
    for (const other of plates.slice(place + 1))
      expect(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height).toBe(true);
  const { aim, x, y } = plates[2]!;
  expect(aimUnder(aims, 30, 48, [(x + 5) / 30, 48 - (y + 5) / 30])).toBe(aim);
  expect(aimUnder(aims, 30, 48, [40, 40])).toBeUndefined();
});

test('what follows by itself does so once, and only for the same squads', () => {
  const sequel = new Sequel();
  sequel.keep('1', { out: 3 });
  expect(sequel.take('2')).toBeUndefined();
  sequel.keep('1', { out: 3 });
  expect(sequel.take('1')).toEqual({ out: 3 });
  expect(sequel.take('1')).toBeUndefined();
});

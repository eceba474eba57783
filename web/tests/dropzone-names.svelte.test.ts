import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callOf } from '../src/lib/games/dropzone/names.svelte';
import type { Battle as State } from '../src/lib/games/dropzone/protocol.gen';
import { i18n, t } from '../src/lib/i18n.svelte';
import { unitSent } from './dropzone';
import Named from './Named.svelte';

const unit = (id: number, name: string, kind: string, player = 0) =>
  unitSent({ id, name, kind, player, squad: Number(name.startsWith('A2')) });
const state = {
  units: [
    unit(0, 'A1a1', 'ucm_sabre'),
    unit(1, 'A1a2', 'ucm_sabre'),
    unit(2, 'A1a3', 'ucm_condor'),
    unit(3, 'A2a1', 'ucm_sabre'),
    unit(4, 'A2a2', 'ucm_wolverine_a'),
    unit(5, 'A2a3', 'ucm_wolverine_b'),
    unit(6, 'B1a1', 'ucm_sabre', 1),
  ],
  squads: [
    { name: 'A1a', units: [0, 1] },
    { name: 'A2a', units: [3] },
  ],
} as unknown as State;

beforeEach(async () => {
  for (const name of ['dropzone', 'dropzone_units', 'dropzone_table']) await i18n.add(name);
  render(Named, { state });
});

afterEach(cleanup);

test('units are called by their kind and a number of their player', () => {
  expect(callOf('A2a1')).toBe('Sabre 3');
  expect(callOf('B1a1')).toBe('Sabre 1');
  expect(callOf(['A2a2', 'A2a3'])).toBe('Wolverine 1–2');
  expect(callOf(['A1a2', 'A1a1', 'A1a3', 'A2a1'])).toBe('Sabre 1–3, Condor 1');
});

test('squads are called by their units, and what is no unit stays as it is', () => {
  expect(callOf('A1a')).toBe('Sabre 1–2');
  expect(callOf('b5')).toBe('b5');
  expect(callOf('')).toBe('');
});

test('every sentence says the names', () => {
  const shots = { unit: 'A2a1', kind: 'ucm_sabre', target: 'B1a1', target_kind: 'ucm_sabre', weapon: 'x' };
  expect(t('dropzone-story-wasted', shots)).toMatch(/^Shots of Sabre 3 at Sabre 1,/);
  expect(t('refused-dz-125-hidden', { unit: 'A1a3', target: 'B1a1' })).toBe('Condor 1 does not see Sabre 1.');
  expect(t('dropzone-story-entered', { squad: 'A1a', building: 'b5' })).toBe(
    'Squad Sabre 1–2 enters building b5.',
  );
});

test('without the table notation is left alone', () => {
  cleanup();
  expect(t('refused-dz-125-hidden', { unit: 'A1a3', target: 'B1a1' })).toBe('A1a3 does not see B1a1.');
});

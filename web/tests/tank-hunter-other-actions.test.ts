import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import OtherActions from '../src/lib/games/tank_hunter/OtherActions.svelte';
import type { OwnTurn } from '../src/lib/games/tank_hunter/own_turn.svelte';
import type { Relieve, ScoutOption } from '../src/lib/games/tank_hunter/protocol.gen';
import { Selection } from '../src/lib/games/tank_hunter/selection.svelte';
import type { Situation } from '../src/lib/games/tank_hunter/situation.svelte';
import { unitSpot } from '../src/lib/games/tank_hunter/spots';
import { i18n } from '../src/lib/i18n.svelte';

const relieve = (marker: Relieve['marker']): Relieve => ({
  type: 'Relieve',
  cards: ['sniper', 'mines', 'smoke'],
  unit: 'A1',
  marker,
});
const selection = new Selection(() =>
  [relieve('pinned'), relieve('out_of_ammo')].map((action) => ({ action, text: '' })),
);
vi.mock(import('../src/lib/games/tank_hunter/desk.svelte'), async (original) => ({
  ...(await original()),
  getDesk: () => ({ selection }) as never,
}));

beforeEach(async () => {
  for (const name of ['table', 'tank_hunter', 'tank_hunter_table']) await i18n.add(name);
});

test('a unit that is pinned and out of ammunition may be freed of either (TH-064)', () => {
  const view = { seat: 0, players: [{ units: [] }], rearranging: null };
  const situation = { view, seats: [], me: view.players[0], match: {} } as unknown as Situation;
  render(OtherActions, { situation, turn: {} as OwnTurn, action: relieve('pinned') });
  const rows = screen.getAllByRole('button');
  expect(new Set(rows.map(({ textContent }) => textContent)).size).toBe(2);
  rows[1]!.click();
  expect(selection.pointed).toEqual([unitSpot('A1')]);
  expect(selection.wish).toEqual({ marker: 'out_of_ammo' });
});

test('a unit that may scout is named without its chance where that is not told', () => {
  const view = { seat: 0, players: [{ units: [] }], rearranging: null };
  const situation = { view, seats: [], me: view.players[0], match: {} } as unknown as Situation;
  const scout = { type: 'Scout', unit: 'A1', opponent: 1 } as unknown as ScoutOption['scout'];
  const turn = { advice: { scouts: [{ scout, number: null, chance: null }], no_scout: [] } };
  const { container } = render(OtherActions, {
    situation,
    turn: turn as unknown as OwnTurn,
    action: undefined,
  });
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['–']);
});

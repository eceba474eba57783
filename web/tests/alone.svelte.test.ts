import { render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { Stage } from '../src/lib/board/stage.svelte';
import { openGame } from '../src/lib/games/registry';
import GenericTable from '../src/lib/games/generic/Table.svelte';
import type { Scene } from '../src/lib/games/tank_hunter/scenes';
import HunterTable from '../src/lib/games/tank_hunter/Table.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import { Match } from '../src/lib/match.svelte';
import type { Table } from '../src/lib/protocol.gen';
import { opponent, stubServer } from './server';

type Company = 'others' | 'a coach' | 'a puzzle';

function seated(company: Company): Match {
  const match = new Match('m1');
  if (company === 'a coach') match.coached = { type: 'Coached', step: 0, said: null, outcome: '' };
  if (company === 'a puzzle')
    match.puzzled = { type: 'Puzzled', outcome: '', found: [], hint: null, solution: null };
  return match;
}

const table = (view: unknown): Table =>
  ({
    match: 'm1',
    game: 'four',
    seat: 0,
    seats: [{ ...opponent('person', 'Ada', 0), seat: 0, yours: true }],
    seq: 3,
    view,
    offer: { ask: '', actions: [], space: false, asides: [] },
    waiting: { seats: [0], ask: '' },
    result: null,
    orders: [],
  }) as unknown as Table;

const given = (match: Match, view: unknown) => {
  const shown = table(view);
  match.table = shown;
  return { match, table: shown, stage: new Stage<Scene>(() => []), invites: [], onrematch: () => {} };
};

beforeEach(async () => {
  stubServer({}, { 'GET /api/games/four/texts?lang=en': 'four-side-grey = Grey' });
  await Promise.all([openGame('four'), i18n.add('table')]);
});
afterEach(() => vi.restoreAllMocks());

describe('a table without others', () => {
  test.each([
    ['others', 'kept'],
    ['a coach', 'drawn here'],
    ['a puzzle', 'drawn here'],
  ] as const)('is drawn at its own line, as no address has it (%s)', async (company, drawn) => {
    const match = seated(company);
    const looked: string[] = [];
    vi.spyOn(match, 'drawing').mockImplementation(async () => (looked.push('drawn here'), ''));
    vi.spyOn(api, 'liveDrawing').mockImplementation(async () => (looked.push('kept'), ''));
    render(GenericTable, given(match, {}));
    await waitFor(() => expect(looked).toEqual([drawn]));
  });

  test.each([
    ['others', 1],
    ['a coach', 0],
    ['a puzzle', 0],
  ] as const)('takes no standing orders (%s)', (company, times) => {
    const match = seated(company);
    const orders = vi.spyOn(match, 'giveOrders').mockResolvedValue(null);
    render(HunterTable, given(match, { options: { deck: 'none' }, draft: { picks: [[]] } }));
    expect(orders).toHaveBeenCalledTimes(times);
  });
});

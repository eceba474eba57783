import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import Substitutes from '../src/lib/board/Substitutes.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { SeatInfo, Table } from '../src/lib/protocol.gen';
import { opponent } from './server';

async function menuWhere(substitute_in: number | null): Promise<void> {
  await i18n.add('table');
  const seats: SeatInfo[] = [
    { ...opponent('person', 'Anna', 0), seat: 0, here: true, yours: true, substitute_in: 0 },
    { ...opponent('person', 'Jonas', 0), substitute_in },
  ];
  const stale = seats.map((seat) => ({ ...seat, substitute_in: null })); // as told when somebody last came or went
  vi.spyOn(api, 'match').mockResolvedValue({ seats } as Awaited<ReturnType<typeof api.match>>);
  const table = { match: 'm1', game: 'panzerschlacht', seats: stale } as unknown as Table;
  render(Substitutes, { table, ondone: () => {} });
}

test('whoever has been away for long enough can be left to the computer', async () => {
  await menuWhere(0);
  expect(await screen.findByRole('button', { name: /play for Jonas/ })).toBeTruthy();
});

test('before that the menu says how long it takes', async () => {
  await menuWhere(61);
  expect(await screen.findByText(/Jonas is away.*2 minutes/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Jonas/ })).toBeNull();
});

test('who may not, is offered only his own seat', async () => {
  await menuWhere(null);
  await vi.waitFor(() => expect(api.match).toHaveBeenCalled());
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
    'Let the computer play for me',
    'Leave my seat to somebody else',
  ]);
});

import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Scores from '../src/lib/games/dropzone/Scores.svelte';
import type { View } from '../src/lib/games/dropzone/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { SeatInfo } from '../src/lib/protocol.gen';
import { opponent } from './server';

const side = (victory_points: number, conceded = false) => ({ victory_points, conceded });

test('the final table is sorted, and marks who has won', async () => {
  for (const name of ['table', 'dropzone', 'dropzone_table']) await i18n.add(name);
  const seats = ['a', 'b', 'c', 'd'].map((name, seat): SeatInfo => ({
    ...opponent('person', name, 0),
    seat,
    side: name,
  }));
  const state = {
    sides: [side(2), side(9, true), side(5), side(5)],
    losses: [40, 0, 30, 10].map((points) => ({ units: 1, points })),
    result: { winners: [2], reason: 'kills' },
  };
  render(Scores, { view: { seat: 0, state } as unknown as View, seats });
  const rows = screen.getAllByRole('row').slice(1);
  const told = rows.map((row) => row.querySelector('th')!.textContent.replaceAll(/\s+/g, ' ').trim());
  expect(told).toEqual(['c Winner', 'd', 'You', 'b conceded']);
  expect(rows.map((row) => row.classList.contains('winner'))).toEqual([true, false, false, false]);
});

import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ClockFace from '../src/lib/board/ClockFace.svelte';
import OpenSeats from '../src/lib/board/OpenSeats.svelte';
import PlayerLine from '../src/lib/board/PlayerLine.svelte';
import WaitStrip from '../src/lib/games/tank_hunter/WaitStrip.svelte';
import { within } from '../src/lib/games/tank_hunter/places';
import type { View } from '../src/lib/games/tank_hunter/protocol.gen';
import { playerName, textSize } from '../src/lib/games/tank_hunter/words';
import { i18n } from '../src/lib/i18n.svelte';
import { Match } from '../src/lib/match.svelte';
import type { SeatInfo } from '../src/lib/protocol.gen';
import MatchPage from '../src/routes/Match.svelte';
import { opponent, stubServer } from './server';

const seat = (number: number, yours: boolean): SeatInfo => ({
  ...opponent('person', 'Uniform 26', 0),
  seat: number,
  side: 'ab'[number]!,
  yours,
  program: false,
  here: true,
});

beforeEach(async () => {
  await i18n.speak('de');
  for (const name of ['table', 'tank_hunter', 'tank_hunter_table']) await i18n.add(name);
});

describe('at a shared device', () => {
  test('a player is called as the curtain calls him, not by the name of its owner', () => {
    expect(playerName([seat(0, true), seat(1, true)], 1, 0)).toBe('Spieler B');
    expect(playerName([seat(0, true), seat(1, false)], 1, 0)).toBe('Uniform 26');
  });

  test.each([
    [true, false, 'Grau · 5 Panzer'],
    [false, false, 'Uniform 26 Grau · 5 Panzer'],
    [true, true, 'Du Grau · 5 Panzer'],
  ])('his line tells him by his side (ours %s, present %s)', (yours, you, words) => {
    const { container } = render(PlayerLine, {
      props: { info: seat(1, yours), note: 'Grau · 5 Panzer', you, toMove: false },
    });
    expect(container.textContent?.trim().replace(/\s+/g, ' ')).toBe(words);
  });
});

test.each([
  [61_000, 0],
  [59_000, 1],
])(
  'a clock with %i ms left has %i marks: that little is left is not told by a colour alone',
  (left, marks) => {
    const { container } = render(ClockFace, { left, since: 0, running: false });
    expect(container.querySelectorAll('svg')).toHaveLength(marks);
  },
);

test('only seats that are still free have a link, named by their side', () => {
  const seats = [seat(0, true), { ...seat(1, false), kind: 'open' as const }];
  const invites = [0, 1].map((number) => ({ seat: number, code: `c${number}` }));
  render(OpenSeats, { table: { game: 'tank-hunter', seats }, invites });
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Link für Spieler B')]);
});

test('the table waits for you in the accusative', () => {
  const view = { seat: 0, pending: null } as unknown as View;
  const waiting = { seats: [0], ask: '' };
  render(WaitStrip, { props: { view, seats: [seat(0, true)], waiting, clock: null, since: 0 } as never });
  expect(screen.getByRole('group').textContent?.replace(/\s+/g, ' ').trim()).toMatch(/^Warten auf dich/);
});

test('dice at the edge of a phone stay on the paper', () => {
  expect([10, 200, 385].map((at) => within(at, 160, 390))).toEqual([80, 200, 310]);
});

test('the longer the text of a card, the smaller it is set', () => {
  expect(textSize('x'.repeat(50), 9, 14500)).toBe('9.00cqw');
  expect(textSize('x'.repeat(400), 9, 14500)).toBe('6.02cqw');
});

test('a table that is not open to us has one heading, and it says so', async () => {
  stubServer({});
  vi.spyOn(Match.prototype, 'open').mockImplementation(function (this: Match) {
    this.connection = 'gone';
    return () => {};
  });
  render(MatchPage, { id: 'm' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Dieser Tisch steht dir nicht offen',
  ]);
});

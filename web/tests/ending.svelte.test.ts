import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spanText } from '../src/lib/board/clock';
import DecisiveMoment from '../src/lib/board/DecisiveMoment.svelte';
import Numbers from '../src/lib/board/Numbers.svelte';
import { Reel } from '../src/lib/board/reel.svelte';
import ReplayControls from '../src/lib/board/ReplayControls.svelte';
import RoundBanner from '../src/lib/board/RoundBanner.svelte';
import { wrecksOf } from '../src/lib/games/panzerschlacht/history';
import { i18n } from '../src/lib/i18n.svelte';
import type { Frame, Happened, Replay, Table } from '../src/lib/protocol.gen';
import { router } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import Tick from '../src/lib/ui/Tick.svelte';

beforeEach(async () => {
  for (const name of ['table', 'panzerschlacht', 'panzerschlacht_box']) await i18n.add(name);
});

test('the numbers begin with the winner, then go by what is counted first', () => {
  const counts = [
    { key: 'panzerschlacht-number-hits', values: [2, 9, 5] },
    { key: 'panzerschlacht-number-tanks', values: [1, 0, 3] },
  ];
  render(Numbers, {
    counts,
    thinking: [1000, 61_000, 0],
    winners: [2],
    name: (seat: number) => 'abc'[seat]!,
  });
  const cells = screen
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()));
  expect(cells).toEqual([
    ['c Winner', 'b', 'a'],
    ['5', '9', '2'],
    ['3', '0', '1'],
    ['0:00', '1:01', '0:01'],
  ]);
});

test('thinking time has hours only where there are some', () => {
  expect([0, 59_600, 3_725_000].map(spanText)).toEqual(['0:00', '1:00', '1:02:05']);
});

test('the decisive moment leads to its step in the replay', () => {
  const table = { match: 'abc', game: 'panzerschlacht' } as Table;
  const moment = { seq: 12, turn: 4, lines: [{ key: 'x', facts: {} }] };
  render(DecisiveMoment, { table, moment, tell: () => 'Two tanks at once.' });
  const link = screen.getByRole('link', { name: /Turn 4.*Two tanks at once/ });
  expect(link.getAttribute('href')).toBe('/replay/abc#12');
});

describe('a replay whose address names a step', () => {
  afterEach(() => void (router.hash = ''));

  test('opens there', async () => {
    router.hash = '6';
    const frames = [0, 2, 4, 6, 8].map(
      (seq) => ({ seq, takes_back: false, happened: [] }) as unknown as Frame,
    );
    const reel = new Reel(frames, 0, () => []);
    const replay = { game: 'panzerschlacht', dice: 'sealed' } as Replay;
    render(ReplayControls, { reel, replay, id: undefined, story: [], tell: () => '' });
    await tick();
    expect(reel.frame.seq).toBe(6);
  });
});

describe('a score', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.motion = 'auto';
  });

  test('counts to what it has become', async () => {
    const { container, rerender } = render(Tick, { value: 1 });
    await rerender({ value: 3 });
    expect(container.textContent).toBe('1');
    vi.advanceTimersByTime(150);
    await tick();
    expect(container.textContent).toBe('2');
    vi.advanceTimersByTime(1000);
    await tick();
    expect(container.textContent).toBe('3');
  });

  test('is there at once where nothing shall move', async () => {
    settings.motion = 'off';
    const { container, rerender } = render(Tick, { value: 1 });
    await rerender({ value: 3 });
    expect(container.textContent).toBe('3');
  });

  test('a new round is announced, the present one is not, and a tap ends it', async () => {
    const { rerender } = render(RoundBanner, { round: 2, text: 'Turn 2' });
    expect(screen.getByRole('status').textContent.trim()).toBe('');
    await rerender({ round: 2, text: 'Runde 2' });
    expect(screen.getByRole('status').textContent.trim()).toBe('');
    await rerender({ round: 3, text: 'Turn 3' });
    expect(screen.getByRole('status').textContent).toContain('Turn 3');
    window.dispatchEvent(new Event('pointerdown'));
    await tick();
    expect(screen.getByRole('status').textContent.trim()).toBe('');
  });
});

test('wrecks stay, and those of the last turn burn', () => {
  const happened = (event: object) => ({ event }) as Happened;
  const log = [
    happened({ type: 'Moved', side: 0, paths: [] }),
    happened({ type: 'TankShot', side: 0, home: 1, square: 11 }),
    happened({ type: 'InstallationLost', side: 0, installation: 1, square: 12 }),
    happened({ type: 'Moved', side: 1, paths: [] }),
    happened({ type: 'GunFought', side: 1, attacker: 13, gun: 14, die: 4, lost: 14 }),
    happened({ type: 'GunFought', side: 1, attacker: 15, gun: 16, die: 1, lost: 15 }),
  ];
  expect(wrecksOf(log)).toEqual([
    { square: 11, burning: false },
    { square: 15, burning: true },
  ]);
});

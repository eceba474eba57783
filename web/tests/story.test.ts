import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rounds, rows, type Chapter, type Sentence } from '../src/lib/board/story';
import Story from '../src/lib/board/Story.svelte';
import Thinking from '../src/lib/board/Thinking.svelte';
import { chapters as dropzone } from '../src/lib/games/dropzone/story';
import { chapters as panzerschlacht } from '../src/lib/games/panzerschlacht/story';
import { i18n } from '../src/lib/i18n.svelte';
import type { Happened, Table } from '../src/lib/protocol.gen';

beforeEach(() =>
  Promise.all(
    ['table', 'panzerschlacht', 'panzerschlacht_box', 'dropzone', 'dropzone_table', 'dropzone_units'].map(
      (name) => i18n.add(name),
    ),
  ),
);

const line = (seq: number, more: Partial<Sentence> = {}): Sentence => ({
  text: `What happened in ${seq}.`,
  loss: false,
  seq,
  ...more,
});
const own = { whose: 'own', count: 1 } as const;
const other = { whose: 'other', count: 2 } as const;

describe('the log', () => {
  test('has one line for an action and all that came of it', () => {
    const found = rows([
      line(1, { icon: 'shot', thrown: { values: [3], need: '4+' } }),
      line(2, { more: true, thrown: { values: [5, 6], need: '2+' } }),
      line(2, { more: true, cost: own, loss: true }),
      line(3),
    ]);
    expect(found.map(({ from, seq, told }) => [from, seq, told.length])).toEqual([
      [1, 2, 3],
      [3, 3, 1],
    ]);
    expect(found[0]).toMatchObject({ icon: 'shot', costs: [own], thrown: [{ need: '4+' }, { need: '2+' }] });
  });

  test('has a heading for each round, with what it cost', () => {
    const chapter = (number: number, ...lines: Sentence[]): Chapter => ({
      number,
      seq: lines[0]!.seq,
      lines,
    });
    const found = rounds([
      chapter(1, line(1, { cost: other })),
      chapter(2, line(2, { cost: own })),
      chapter(2, line(3, { cost: own }), line(4, { cost: other })),
    ]);
    expect(found.map(({ number, costs }) => [number, costs])).toEqual([
      [1, [other]],
      [2, [{ whose: 'own', count: 2 }, other]],
    ]);
  });
});

const told = (seq: number, event: object): Happened =>
  ({ seq, event, line: { key: 'table-log', facts: {} } }) as unknown as Happened;

describe('a loss', () => {
  const duel = { type: 'DuelFought', side: 0, attacker: 12, target: 22, attacker_value: 1, target_value: 2 };
  const log = [
    told(1, { ...duel, lost: [12] }),
    told(2, { type: 'GunFought', side: 1, attacker: 5, gun: 6, die: 4, lost: 6 }),
    told(3, { type: 'TankShot', side: 1, home: 3, square: 7 }),
  ];
  const costs = (seat: number) => panzerschlacht(log, seat)[0]!.lines.map(({ cost }) => cost?.whose);

  test('is seen from the side of the one who reads', () => {
    expect(costs(0)).toEqual(['own', 'own', 'other']);
    expect(costs(1)).toEqual(['other', 'other', 'own']);
  });

  test('is nobody’s own for those who watch', () => {
    expect(costs(-3)).toEqual([undefined, undefined, undefined]);
  });

  test('comes with the die that decided it', () => {
    expect(panzerschlacht(log, 0)[0]!.lines[1]!.thrown?.values).toEqual([4]);
  });
});

test('shots, saves and what they did are one line in Dropzone, and the dice are drawn', () => {
  const unit = (player: number) => ({ id: player, name: 'B1a1', kind: 'ucm_sabre', player });
  const shots = { shooter: unit(0), weapon: 'avenger_railgun', target: unit(1), reaction: false };
  const [chapter] = dropzone(
    [
      told(7, { type: 'ShotsRolled', ...shots, dice: [2, 5], need: 4, hits: 1 }),
      told(7, { type: 'DamageRolled', target: unit(1), dice: [6], need: 3, hurts_on: 3, points: 1 }),
      told(7, { type: 'UnitLost', unit: unit(1), at: null, cause: 'fire' }),
      told(8, { type: 'UnitLost', unit: unit(0), at: null, cause: 'trap' }),
    ],
    0,
  );
  const found = rows(chapter!.lines);
  expect(found.map(({ told: sentences }) => sentences.length)).toEqual([3, 1]);
  expect(found[0]!.thrown).toEqual([
    { values: [2, 5], need: '4+', good: [false, true] },
    { values: [6], need: '3+', good: [true] },
  ]);
  expect(found.map(({ costs }) => costs)).toEqual([[{ whose: 'other', count: 1 }], [own]]);
});

describe('the log on the screen', () => {
  const story: Chapter[] = [
    { number: 1, seq: 1, lines: [line(1), line(2, { cost: own, loss: true })] },
    { number: 2, seq: 3, lines: [line(3)] },
  ];

  test('opens the moment of a line', async () => {
    const onopen = vi.fn();
    render(Story, { chapters: story, game: 'panzerschlacht', onopen });
    await fireEvent.click(screen.getByRole('button', { name: /in 2/ }));
    expect(onopen).toHaveBeenCalledWith(2);
    expect([...document.querySelectorAll('.num')].map(({ textContent }) => textContent)).toEqual([
      'Turn 1',
      'Turn 2',
    ]);
  });

  test('is one stop for the keyboard, and the arrows go through it', async () => {
    render(Story, { chapters: story, onopen: vi.fn() });
    const lines = screen.getAllByRole('button');
    expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    lines[2]!.focus();
    await fireEvent.keyDown(lines[2]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(lines[1]);
  });

  test('does not mind going before it has scrolled', async () => {
    const { unmount } = render(Story, { chapters: story });
    unmount();
    await tick(); // what is thrown here fails the run
  });

  test('can be told to show losses only', async () => {
    render(Story, { chapters: story });
    await fireEvent.click(screen.getByRole('radio', { name: 'Losses' }));
    expect(document.querySelectorAll('.row')).toHaveLength(1);
    expect(document.querySelector('.row')!.classList).toContain('lost');
  });
});

describe('a computer player that thinks', () => {
  const table = (asked: number[]): Table =>
    ({
      seq: 4,
      result: null,
      waiting: { seats: asked, ask: 'move' },
      seats: [
        { seat: 0, kind: 'person', name: 'Anna' },
        { seat: 1, kind: 'bot', level: 3, name: '' },
      ],
    }) as unknown as Table;
  const said = (): string => screen.getByRole('status').textContent!;

  beforeEach(() => void vi.useFakeTimers());

  test('says so when it takes longer than a second', async () => {
    const { rerender } = render(Thinking, { table: table([1]), playing: false });
    await vi.advanceTimersByTimeAsync(999);
    expect(said()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toContain('is thinking');
    await rerender({ table: table([0]), playing: false });
    expect(said()).toBe('');
    vi.useRealTimers();
  });

  test('is not thinking while it is shown what it did', async () => {
    render(Thinking, { table: table([1]), playing: true });
    await vi.advanceTimersByTimeAsync(3000);
    expect(said()).toBe('');
    vi.useRealTimers();
  });
});

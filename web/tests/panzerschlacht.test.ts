import { describe, expect, test } from 'vitest';
import { clockText } from '../src/lib/board/clock';
import { figuresOf, standingOn, tankKey } from '../src/lib/games/panzerschlacht/figures';
import { direct } from '../src/lib/games/panzerschlacht/scenes';
import {
  centre,
  heading,
  laidOut,
  name,
  named,
  neighbour,
  NOWHERE,
  printed,
  squareAt,
} from '../src/lib/games/panzerschlacht/squares';
import type { Army, Event, View } from '../src/lib/games/panzerschlacht/protocol.gen';
import { percent } from '../src/lib/games/panzerschlacht/words';

const at = named;

describe('squares', () => {
  const all = Array.from({ length: 100 }, (_, square) => square);

  test('have names, and names have squares', () => {
    expect([name(0), name(43), name(99)]).toEqual(['a1', 'd5', 'j10']);
    expect(all.map((square) => named(name(square)))).toEqual(all);
    expect(named('k1')).toBe(NOWHERE);
  });

  test('carry the printed numbers of PS-08', () => {
    expect(['c3', 'd6', 'h8', 'a10', 'j1'].map((square) => printed(at(square)))).toEqual([
      28, 57, 73, 100, 1,
    ]);
  });

  test.each([false, true])('are found again where they are drawn (turned: %s)', (turned) => {
    expect(all.map((square) => squareAt(centre(square, turned), turned))).toEqual(all);
    expect(
      laidOut(turned)
        .flat()
        .toSorted((one, other) => one - other),
    ).toEqual(all);
  });

  test('lie so that each side sits below', () => {
    expect(laidOut(false)[9]!.map(name)[0]).toBe('a1');
    expect(laidOut(true)[9]!.map(name)[0]).toBe('j10');
  });

  test('arrow keys go where they point on the screen, and stop at the edge', () => {
    expect(name(neighbour(at('e4'), 'ArrowUp', false))).toBe('e5');
    expect(name(neighbour(at('e4'), 'ArrowUp', true))).toBe('e3');
    expect(name(neighbour(at('a1'), 'ArrowLeft', false))).toBe('a1');
  });

  test('a step has a heading', () => {
    const headings = ['e5', 'f4', 'e3', 'd4'].map((to) => heading(at('e4'), at(to), false));
    expect(headings).toEqual([0, 90, 180, 270]);
  });
});

const army = (tanks: string[], more: Partial<Army> = {}): Army => ({
  tanks: tanks.map((square) => ({ home: at(square), square: at(square), flag: false, shown: 0, fate: '' })),
  guns: [],
  installations: [NOWHERE, NOWHERE, NOWHERE],
  whites: 5,
  mines: 2,
  exploded: [],
  cleared: [],
  ...more,
});

const options = { siege: true, own_targets: false, patience: 50, minutes: 0 };

const view = (seat: number, green: Army, grey: Army): View => ({
  seat,
  options,
  supply: null,
  board: {
    options,
    armies: [green, grey],
    turn: 3,
    idle: 0,
    passed: false,
    locked: true,
    draw_offers: [false, false],
    last_plan: null,
  },
  values: [[6, 2], [0]],
  mines: [[at('d5')], null],
  plan: null,
  setup: null,
  sealed: [false, false],
  fight: null,
  progress: false,
  result: null,
});

const shown = view(0, army(['e4', 'f4'], { guns: [at('c4')] }), army(['e7'], { guns: [at('f6')] }));

describe('figures', () => {
  test('show own values as own, others as hidden, and own mines only', () => {
    const figures = figuresOf(shown);
    expect(standingOn(figures, at('e4'))).toMatchObject({ kind: 'tank', value: 6, plate: 'own' });
    expect(standingOn(figures, at('e7'))).toMatchObject({ kind: 'tank', value: 0, plate: 'hidden' });
    expect(figures.filter(({ kind }) => kind === 'mine').map(({ square }) => name(square))).toEqual(['d5']);
  });
});

describe('scenes', () => {
  const scenes = (seat: number, ...events: Event[]) =>
    direct(
      { view: shown, seat },
      { view: shown, seat },
      events.map((event, seq) => ({ seq, event, line: null })),
    ).map(({ scenes }) => scenes);

  const moved: Event = { type: 'Moved', side: 0, paths: [[at('e4'), at('e5'), at('d5')]] };

  test('a tank is seen driving square by square', () => {
    const [drive] = scenes(1, moved);
    const seen = drive!.map(({ figures }) => figures.find(({ key }) => key === tankKey(0, at('e4')))!);
    expect(seen.map(({ square }) => name(square))).toEqual(['e5', 'd5']);
    expect(seen.map(({ hull }) => hull)).toEqual([0, -90]);
  });

  test('who drove himself has seen the way already', () => {
    expect(scenes(0, moved)[0]).toHaveLength(1);
  });

  test('shells fly before they show where they fell, and a hit tank is gone after its burst', () => {
    const plan = { type: 'Plan' as const, red: [at('d5')], white: [] };
    const [, shots, hit, after] = scenes(
      1,
      moved,
      { type: 'ShotsRevealed', side: 1, plan },
      { type: 'TankShot', side: 0, home: at('e4'), square: at('d5') },
      { type: 'FlagAwarded', side: 0, home: at('f4'), square: at('f4') },
    );
    expect(shots!.map(({ plan }) => plan)).toEqual([null, plan]);
    const isThere = (scene = hit) =>
      scene!.map(({ figures }) => figures.some(({ key }) => key === tankKey(0, at('e4'))));
    expect(isThere()).toEqual([true]);
    expect(isThere(after)).toEqual([false]);
  });

  test('a duel shows both values, and then the loser is gone', () => {
    const [duel] = scenes(0, {
      type: 'DuelFought',
      side: 0,
      attacker: at('e4'),
      attacker_value: 6,
      target: at('e7'),
      target_value: 5,
      lost: [at('e7')],
    });
    expect(duel![0]).toMatchObject({ effect: { kind: 'duel', values: [6, 5] } });
    expect(standingOn(duel![0]!.figures, at('e7'))).toMatchObject({ value: 5, plate: 'learnt' });
  });

  test('the die rolls, and then shows the number that counted', () => {
    const fight = { side: 0, attacker: at('e4'), gun: at('f6') };
    const [attack, fought] = scenes(
      0,
      { type: 'GunAttacked', ...fight },
      { type: 'GunFought', ...fight, die: 3, lost: at('f6') },
    );
    expect(attack![0]!.effect).toMatchObject({ kind: 'die', die: null });
    expect(fought![0]!.effect).toMatchObject({ kind: 'die', die: 3 });
  });
});

describe('numbers in words', () => {
  test.each([
    ['0', '0%'],
    ['25/36', '69%'],
    ['1/1000', '1%'],
    ['999/1000', '99%'],
    ['1', '100%'],
  ])('a chance of %s is %s', (fraction, text) => {
    expect(percent(fraction)).toBe(text);
  });

  test.each([
    [745_000, '12:25'],
    [61_000, '1:01'],
    [9_950, '0:09.9'],
    [-5, '0:00.0'],
  ])('%d milliseconds are %s on the clock', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

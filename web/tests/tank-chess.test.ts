import { beforeAll, describe, expect, test } from 'vitest';
import { cellAt, direction, name, NOWHERE, Sheet } from '../src/lib/games/tank_chess/cells';
import { shippedMap } from '../src/lib/games/tank_chess/maps';
import { plies } from '../src/lib/games/tank_chess/record';
import { moduleOf, terrains } from '../src/lib/games/tank_chess/signs';
import { typeOf } from '../src/lib/games/tank_chess/tanks';
import { features, path } from '../src/lib/games/tank_chess/terrain';
import type { Event, Position as State } from '../src/lib/games/tank_chess/protocol.gen';
import { toldIn } from '../src/lib/board/moments';
import { i18n } from '../src/lib/i18n.svelte';
import { standing } from '../src/lib/match.svelte';
import type { Frame, Happened } from '../src/lib/protocol.gen';

const cell = (text: string) => cellAt(text.charCodeAt(0) - 97, Number(text.slice(1)) - 1);

describe('the sheet', () => {
  const white = new Sheet(10, 8);
  const black = new Sheet(10, 8, { turned: true });

  test('has White below, and turned for Black', () => {
    expect(name(white.rows()[0]![0]!)).toBe('a8');
    expect(name(black.rows()[0]![0]!)).toBe('j1');
  });

  test('finds every cell where it draws it', () => {
    for (const sheet of [white, black]) {
      for (const one of sheet.rows().flat()) expect(sheet.under(sheet.centre(one))).toBe(one);
    }
  });

  test('has nothing beyond its edges', () => {
    expect(white.under({ x: 2, y: 2 })).toBe(NOWHERE);
    expect(white.neighbour(cell('a1'), 'ArrowLeft')).toBe(cell('a1'));
    expect(black.neighbour(cell('b2'), 'ArrowLeft')).toBe(cell('c2'));
  });

  test('reads a heading from a drag, as the board lies', () => {
    expect(white.heading({ x: 0, y: 0 }, { x: 30, y: -29 })).toBe(1);
    expect(black.heading({ x: 0, y: 0 }, { x: 30, y: -29 })).toBe(5);
  });

  test('knows the direction of a line of fire', () => {
    expect(direction(cell('e6'), cell('k6'))).toBe(2);
    expect(direction(cell('k8'), cell('h5'))).toBe(5);
  });
});

describe('the tanks', () => {
  test('are those of the rules’ own table (TC-05)', () => {
    expect(typeOf('M')).toMatchObject({
      id: 'medium',
      speed: 4,
      gun: 2,
      armour: { front: 2, side: 1, rear: 0 },
    });
    expect(typeOf('A')).toMatchObject({ id: 'mortar', shortest: 3, longest: 5, arc: [0] });
  });
});

describe('the maps of the box', () => {
  test('are read from the rules’ own files (TC-70)', () => {
    const map = shippedMap('standard16')!;
    expect([map.width, map.height]).toEqual([16, 16]);
    expect([...map.terrain].filter((sign) => sign === '#')).toHaveLength(50);
    expect(map.starts).toContainEqual({ cell: cell('h1'), side: 0, letter: 'C' });
    expect(map.starts).toContainEqual({ cell: cell('i16'), side: 1, letter: 'C' });
  });
});

describe('the terrain', () => {
  test('draws cells that hang together as one, and a hole as a hole', () => {
    const ring = ['###.', '#.#.', '###.', '...#'].reverse().join('');
    const [first, second] = features(4, 4, ring);
    expect(first!.spots).toHaveLength(8);
    expect(first!.loops.map((loop) => loop.length).sort()).toEqual([4, 4]);
    expect(second!.spots).toEqual([[3, 3]]);
    expect(path(second!.loops, 0, 0)).toBe(
      'M120 120Q120 120 120 120L160 120Q160 120 160 120L160 160Q160 160 160 160L120 160Q120 160 120 160Z',
    );
  });

  test('keeps cells apart that meet at a corner only', () => {
    expect(features(2, 2, '#..#')).toHaveLength(2);
  });

  test('looks the same after half a turn where the map is', () => {
    for (const map of ['standard16', 'crossways16', 'ironfield20']) {
      const { width, height, terrain } = shippedMap(map)!;
      const looks = new Map(
        features(width, height, terrain).flatMap(({ look, spots }) =>
          spots.map(([column, line]) => [line * width + column, look] as const),
        ),
      );
      for (const [at, look] of looks) expect(looks.get(width * height - 1 - at), map).toBe(look);
    }
  });
});

describe('the record', () => {
  beforeAll(() => i18n.speak('en'));

  const moved = (side: number, start: string, end: string): Event => ({
    type: 'TankMoved',
    side,
    letter: 'L',
    start: cell(start),
    end: cell(end),
    heading: 0,
    route: [
      [cell(start), 0],
      [cell(end), 0],
    ],
  });
  const told = (seq: number, event: Event): Happened => ({ seq, event, line: null });
  const state = (turn: number, mover: number) => ({ turn, mover, options: { position: '' } }) as State;
  const texts = (log: Happened[], now: State) =>
    plies(log, now).map(({ number, text }) => `${number}. ${text}`);

  test('writes turns in notation, with shots and marks (TC-60)', () => {
    const impact = { facet: 'side', gun: 1, armour: 0 } as const;
    const shot = (destroyed: boolean): Event => ({
      type: 'ShotFired',
      side: 0,
      letter: 'L',
      cell: cell('b3'),
      target: cell('b9'),
      impact,
      destroyed,
    });
    const check: Event = {
      type: 'CheckAnnounced',
      side: 0,
      by: { type: 'Move', start: 0, end: 0, heading: 1, target: 9 },
    };
    const log = [
      told(1, moved(0, 'b2', 'b3')),
      told(1, shot(false)),
      told(1, check),
      told(2, moved(1, 'c9', 'c8')),
      told(3, moved(0, 'b3', 'b4')),
      told(3, shot(true)),
      told(3, { type: 'Won', side: 0, reason: 'destruction' }),
    ];
    expect(texts(log, state(2, 1))).toEqual(['1. Lb2-b3N~b9+', '1. Lc9-c8N', '2. Lb3-b4Nxb9#']);
  });

  test('leaves out what was taken back, live and in a replay', () => {
    const log = [told(1, moved(0, 'b2', 'b3')), told(2, moved(1, 'c9', 'c8'))];
    const again = told(4, moved(1, 'c9', 'c7'));
    expect(texts([...standing(log, 1), again], state(2, 0))).toEqual(['1. Lb2-b3N', '1. Lc9-c7N']);
    const frames = [[], [log[0]], [log[1]], [], [again]].map(
      (happened, seq) => ({ seq, happened, kept: seq === 3 ? 1 : null }) as unknown as Frame,
    );
    expect(texts([...toldIn(frames)], state(2, 0))).toEqual(['1. Lb2-b3N', '1. Lc9-c7N']);
    expect(texts([...toldIn(frames.slice(0, 3))], state(2, 0))).toEqual(['1. Lb2-b3N', '1. Lc9-c8N']);
  });
});

describe('terrain', () => {
  test('needs a module where the rules say so, and has one sign and one name each', () => {
    expect(moduleOf('..#..')).toBe('none');
    for (const sign of ['_', '~', '"']) expect(moduleOf(`.#${sign}.`)).toBe('funset');
    expect(terrains.map(({ id }) => id)).toEqual(['open', 'obstacle', 'low', 'water', 'hedge']);
  });
});

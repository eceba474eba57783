import { describe, expect, test } from 'vitest';
import type { ShippedArmy } from '../src/lib/games/dropzone/armies/protocol.gen';
import { matchedArmies } from '../src/lib/games/dropzone/setup/armies';
import { changes, grouped, optionLines, presetOf, type OptionLine } from '../src/lib/new-match/options';
import { defaultSeats, request, reseat, resized } from '../src/lib/new-match/seats';
import { game } from './server';

describe('the options of a game', () => {
  test('become lines of a form', () => {
    expect(optionLines(game.options_schema)).toEqual([
      { name: 'siege', kind: 'switch' },
      { name: 'own_targets', kind: 'switch' },
      { name: 'patience', kind: 'number', minimum: 10, maximum: 200 },
    ]);
  });

  test('may be a choice, also by reference', () => {
    const schema = {
      properties: { map: { $ref: '#/$defs/Map' } },
      $defs: { Map: { enum: ['hills', 'town'] } },
    };
    expect(optionLines(schema)).toEqual([{ name: 'map', kind: 'choice', values: ['hills', 'town'] }]);
  });

  test('begin with what is usual, and may come with examples or be free text', () => {
    const schema = {
      properties: {
        mode: { enum: ['raid', 'standard'], default: 'standard' },
        map: { type: 'string', examples: ['standard16', 'farm10'] },
        position: { type: 'string' },
      },
    };
    expect(optionLines(schema)).toEqual([
      { name: 'mode', kind: 'choice', values: ['standard', 'raid'] },
      { name: 'map', kind: 'example', values: ['standard16', 'farm10'] },
      { name: 'position', kind: 'text' },
    ]);
  });

  test('may be several of a list', () => {
    const schema = {
      properties: { nations: { type: 'array', items: { enum: ['DE', 'SU'] } } },
    };
    expect(optionLines(schema)).toEqual([{ name: 'nations', kind: 'several', values: ['DE', 'SU'] }]);
  });

  test('may be inches, and count only for a seat', () => {
    const schema = {
      properties: {
        army_c: { type: 'string', examples: ['ucm-starter', 'ucm-skirmish'], seat: 2 },
        lz_s: { type: 'number', exclusiveMinimum: 0, maximum: 60, rare: true },
      },
    };
    const lines = optionLines(schema);
    expect(lines).toEqual([
      { name: 'army_c', kind: 'example', values: ['ucm-starter', 'ucm-skirmish'], seat: 2 },
      { name: 'lz_s', kind: 'decimal', minimum: 0, maximum: 60, rare: true },
    ]);
    const names = (seats: number) => grouped(lines, seats).map((group) => group.map(({ name }) => name));
    expect(names(2)).toEqual([[], ['lz_s']]);
    expect(names(3)).toEqual([['army_c'], ['lz_s']]);
  });

  test('keep the armies of the box at one size; lists of one’s own are left alone', () => {
    const options = { army_a: 'ucm-large', army_b: 'phr-small', army_c: 'army: Mine\n', turns: 6 };
    const meets = ['ucm-large', 'phr-many'];
    const box: ShippedArmy[] = [
      { id: 'ucm-large', faction: 'ucm', limit: 999, meets },
      { id: 'phr-small', faction: 'phr', limit: 650, meets: ['phr-small'] },
      { id: 'phr-huge', faction: 'phr', limit: 2000, meets: ['phr-huge'] },
      { id: 'phr-many', faction: 'phr', limit: 999, meets },
    ];
    expect(matchedArmies(options, 'ucm-large', box)).toEqual({ army_a: 'ucm-large', army_b: 'phr-many' });
    expect(matchedArmies(options, 'army: Mine\nlimit: 999\n', box)).toEqual({});
  });

  test('may be a preset, whatever it leaves open', () => {
    const presets = { calm: { evading: false }, wild: { evading: true } };
    expect(presetOf({ evading: true, nations: ['DE'] }, presets)).toBe('wild');
    expect(presetOf({ evading: null }, presets)).toBeUndefined();
  });

  test('may be numbers without limits', () => {
    const schema = {
      properties: {
        rounds: { type: 'integer' },
        lives: { type: 'integer', minimum: 1 },
        speed: { type: 'number' },
      },
    };
    expect(optionLines(schema)).toEqual([
      { name: 'rounds', kind: 'integer' },
      { name: 'lives', kind: 'integer', minimum: 1 },
      { name: 'speed', kind: 'decimal' },
    ]);
  });

  test.each([
    ['no field can show', { type: 'object' }],
    ['are one of some numbers', { enum: [1, 2] }],
    ['may be nothing', { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
    ['the server settles', { type: 'boolean', host: true }],
  ])('that %s are left as they are', (_what, option) => {
    const schema = { properties: { siege: { type: 'boolean' }, army: option } };
    expect(optionLines(schema)).toEqual([{ name: 'siege', kind: 'switch' }]);
  });

  test('count as changed when they differ from the defaults', () => {
    const lines = optionLines(game.options_schema);
    expect(changes({ ...game.defaults, siege: false, patience: 20, minutes: 20 }, game.defaults, lines)).toBe(
      2,
    );
  });

  test('do not count as changed rules where an army or a battlefield is chosen', () => {
    const defaults = { army_a: 'ucm', army_b: 'scourge', battlefield: 'plain', turns: 6 };
    const lines: OptionLine[] = [
      { name: 'army_a', kind: 'example', values: [] },
      { name: 'army_b', kind: 'example', values: [] },
      { name: 'battlefield', kind: 'example', values: [] },
      { name: 'turns', kind: 'integer' },
    ];
    expect(changes({ ...defaults, army_a: 'phr', army_b: 'phr', battlefield: 'town' }, defaults, lines)).toBe(
      0,
    );
    expect(changes({ ...defaults, army_a: 'phr', turns: 4 }, defaults, lines)).toBe(1);
  });
});

describe('the seats', () => {
  const [me, bot] = [
    { kind: 'me', level: 3 },
    { kind: 'bot', level: 3 },
  ] as const;

  test('are by default the visitor against a level for newcomers', () => {
    expect(defaultSeats(2, 8).map(request)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 2 }]);
    expect(defaultSeats(2, 1).map(request)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 1 }]);
    expect(defaultSeats(3, 4).map(request)).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 2 },
      { kind: 'bot', level: 2 },
    ]);
  });

  test('grow by computers and shrink from the end, but the visitor stays', () => {
    expect(resized([me, bot], 3).map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
    expect(resized([bot, bot, me], 2).map(({ kind }) => kind)).toEqual(['me', 'bot']);
  });

  test('swap when the visitor takes another one', () => {
    expect(reseat([me, bot], 1, 'me').map(({ kind }) => kind)).toEqual(['bot', 'me']);
  });

  test('stay as they are when one is given to somebody else', () => {
    expect(reseat([me, bot], 1, 'invite').map(request)).toEqual([{ kind: 'me' }, { kind: 'invite' }]);
    expect(reseat([me, bot], 0, 'bot').map(request)).toEqual([
      { kind: 'bot', level: 3 },
      { kind: 'bot', level: 3 },
    ]);
  });

  test('are asked of whoever was chosen: a level, a player of another package, a bot over the network', () => {
    const rook = { id: 'rook', name: 'rook', online: false };
    const far = { id: '5c2e', name: 'Rook · brought by Anna', online: true };
    expect([bot, { ...bot, rival: rook }, { ...bot, rival: far }].map(request)).toEqual([
      { kind: 'bot', level: 3 },
      { kind: 'bot', player: 'rook' },
      { kind: 'program', program: '5c2e' },
    ]);
    expect(request({ ...bot, kind: 'invite', rival: far })).toEqual({ kind: 'invite' });
  });
});

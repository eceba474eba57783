import { describe, expect, test } from 'vitest';
import { Catalogue } from '../src/lib/games/dropzone/catalogue.svelte';
import { Builder } from '../src/lib/games/dropzone/armies/builder.svelte';
import { exampleTexts } from '../src/lib/games/dropzone/armies/examples';
import {
  blank,
  groupPoints,
  listPoints,
  loads,
  newSquad,
  resized,
  seats,
  sharable,
  sizeOf,
  toText,
} from '../src/lib/games/dropzone/armies/lists';
import type { ArmyList, Group } from '../src/lib/games/dropzone/armies/protocol.gen';
import { spanText } from '../src/lib/games/dropzone/armies/words';
import type * as wire from '../src/lib/games/dropzone/armies/protocol.gen';

const unit = (id: string, part: Partial<wire.Unit>): wire.Unit =>
  ({
    id,
    faction: 'ucm',
    category: 'standard',
    points: 0,
    sizes: [],
    carriers: [],
    shares: [],
    weapons: [],
    ...part,
  }) as wire.Unit;
const table = (size: wire.ArmyTable['size'], points: [number, number]): wire.ArmyTable =>
  ({ size, points }) as wire.ArmyTable;

const sabre = unit('ucm_sabre', {
  points: 40,
  sizes: [3, 6, 9],
  carriers: [
    { unit: 'ucm_condor', takes: 3, sizes: [] },
    { unit: 'ucm_albatross', takes: 9, sizes: [9] },
  ],
});
const immortals = unit('phr_immortals', {
  points: 36,
  sizes: [2, 4],
  carriers: [
    { unit: 'phr_juno_a1', takes: 2, sizes: [] },
    { unit: 'phr_juno_a2', takes: 2, sizes: [] },
  ],
  shares: [{ unit: 'phr_neptune', takes: 2, kinds: ['phr_immortals'], via: [] }],
});
const zeus = unit('phr_zeus', { category: 'command', points: 81, sizes: [1, 2] });
const condor = unit('ucm_condor', { category: 'transport', points: 31 });
const catalogue = new Catalogue({
  factions: ['ucm', 'phr'],
  units: [sabre, immortals, zeus, condor],
  weapons: [],
  battlegroups: [],
  army_tables: [table('skirmish', [500, 999]), table('clash', [1000, 1999])],
  commanders: { ucm: [{ command_value: 2, radius: 9, sizes: ['skirmish'], points: 35 }] },
  buildings: [],
  terrain_kinds: [],
  armies: [],
} satisfies wire.Catalogue);

const group = (part: Partial<Group>): Group => ({
  profile: 'ucm_armour',
  squads: [],
  shared: [],
  gates: [],
  commander: null,
  ...part,
});
const list = (...groups: Group[]): ArmyList => ({ name: 'Second wave', faction: 'ucm', limit: 650, groups });
const rides = (ways: { unit: string; count: number }[][]): string[] =>
  ways.map((way) => way.map(({ unit: id, count }) => `${count} ${id}`).join(' + '));

describe('an army file', () => {
  test('has a line for each purchase', () => {
    const army = list(
      group({
        squads: [{ unit: 'ucm_sabre', count: 6, transports: [{ unit: 'ucm_condor', count: 2 }] }],
        shared: [{ unit: 'ucm_condor', count: 1 }],
        gates: [{ unit: 'shaltari_eden', count: 2 }],
        commander: { level: 2, rides: 'phr_zeus#2' },
      }),
    );
    expect(toText([army])).toBe(
      [
        'army: Second wave',
        'faction: ucm',
        'limit: 650',
        '',
        'ucm_armour',
        '  6 ucm_sabre in 2 ucm_condor',
        '  shared 1 ucm_condor',
        '  gates 2 shaltari_eden',
        '  commander 2 in phr_zeus#2',
        '',
      ].join('\n'),
    );
  });

  test('with several lists has each begin on a line of its own (DZ-061)', () => {
    const text = toText([list(group({})), list()]);
    expect(text.split(/\n(?=army:)/)).toHaveLength(2);
  });

  test('is there for every army of the box', () => {
    expect(exampleTexts.size).toBe(8);
  });
});

describe('what it costs', () => {
  const army = list(
    group({
      squads: [{ unit: 'ucm_sabre', count: 6, transports: [{ unit: 'ucm_condor', count: 2 }] }],
      shared: [{ unit: 'ucm_condor', count: 1 }],
      commander: { level: 1, rides: 'ucm_sabre' },
    }),
  );

  test('is that of all units and transports; the commander counts for the army only (DZ-057)', () => {
    expect([groupPoints(catalogue, army.groups[0]!), listPoints(catalogue, army)]).toEqual([333, 368]);
  });

  test('is nothing for what the catalogue does not know', () => {
    const unknown = list(
      group({ squads: [{ unit: 'tiger', count: 3, transports: [] }], commander: { level: 9, rides: '' } }),
    );
    expect(listPoints(catalogue, unknown)).toBe(0);
  });

  test('is agreed on within a size (DZ-060)', () => {
    expect([499, 500, 999, 1000, 2000].map((limit) => sizeOf(catalogue, limit))).toEqual([
      undefined,
      'skirmish',
      'skirmish',
      'clash',
      undefined,
    ]);
  });
});

describe('transports', () => {
  test('are filled to the last place (DZ-179), the usual ones first', () => {
    expect(rides(loads(sabre, 6))).toEqual(['2 ucm_condor', '']);
    expect(rides(loads(sabre, 9))).toEqual(['3 ucm_condor', '1 ucm_albatross', '']);
    expect(rides(loads(sabre, 4))).toEqual(['']);
  });

  test('may be of several kinds', () => {
    expect(rides(loads(immortals, 4))).toEqual([
      '2 phr_juno_a1',
      '1 phr_juno_a1 + 1 phr_juno_a2',
      '2 phr_juno_a2',
      '',
    ]);
  });

  test('come with a new squad, and follow its size', () => {
    const squad = newSquad(sabre);
    expect([squad.count, ...rides([squad.transports])]).toEqual([3, '1 ucm_condor']);
    expect(rides([resized(squad, sabre, 9).transports])).toEqual(['3 ucm_condor']);
    expect(resized({ ...squad, transports: [] }, sabre, 6).transports).toEqual([]);
    const large = { ...squad, count: 9, transports: [{ unit: 'ucm_albatross', count: 1 }] };
    expect(rides([resized(large, sabre, 6).transports])).toEqual(['2 ucm_condor']);
  });

  test('can be shared where the profiles say so (DZ-195)', () => {
    const squads = [newSquad(immortals), newSquad(sabre), newSquad(immortals)];
    expect(sharable(catalogue, group({ squads }))).toEqual(['phr_neptune']);
  });
});

test('a commander rides in a command unit, and every one of them has its number (DZ-058)', () => {
  const squads = [newSquad(sabre), { ...newSquad(zeus), count: 2 }, newSquad(zeus)];
  expect(seats(catalogue, group({ squads }))).toEqual(['phr_zeus', 'phr_zeus#2', 'phr_zeus#3']);
});

test('a span is written as the tables print it', () => {
  expect([spanText([0, 2]), spanText([1, 1])]).toEqual(['0–2', '1']);
});

describe('the builder', () => {
  const made = (...groups: Group[]): Builder => new Builder(catalogue, [list(...groups)]);

  test('buys, copies and sells, and every step can be taken back', () => {
    const builder = made();
    builder.addGroup('ucm_armour');
    builder.changeGroup(0, { squads: [newSquad(sabre)], commander: { level: 1, rides: 'ucm_sabre' } });
    builder.copyGroup(0);
    expect(builder.list.groups.map(({ squads, commander }) => [squads.length, commander?.level])).toEqual([
      [1, 1],
      [1, undefined], // an army has one commander
    ]);
    builder.removeGroup(0);
    expect([builder.list.groups.length, builder.points]).toEqual([1, 151]);
    builder.draft.undo();
    builder.draft.undo();
    expect(builder.points).toBe(186);
  });

  test('begins anew with another faction', () => {
    const builder = made(group({}));
    builder.choose('ucm');
    expect(builder.draft.canUndo).toBe(false);
    builder.choose('phr');
    expect([builder.list.faction, builder.list.groups]).toEqual(['phr', []]);
  });

  test('turns from list to list, and to the last one when one is gone (DZ-061)', () => {
    const builder = made();
    builder.addList();
    builder.rename('The rest');
    expect([builder.number, builder.list.name, builder.limit]).toEqual([1, 'The rest', 1300]);
    builder.draft.undo();
    expect([builder.number, builder.list.name]).toEqual([0, 'Second wave']);
  });

  test('finds what speaks against a place of the open list', () => {
    const builder = made();
    const found = (number: number, at: number, part: 'army' | 'squad', entry: number): wire.Finding => ({
      list: number,
      place: { group: at, part, entry },
      why: { rule: 'DZ-058', key: 'x', facts: {} },
    });
    const findings = [found(-1, 0, 'army', 0), found(0, 1, 'squad', 2), found(1, 1, 'squad', 2)];
    expect(builder.legal).toBe(false); // nobody has looked yet
    builder.check = { lists: [], unreadable: null, findings };
    expect(builder.findingsAt(1, 'squad', 2)).toEqual([findings[1]]);
    expect(builder.findingsAt(0, 'army')).toEqual([findings[0]]);
    expect(builder.findingsAt(1, 'squad', 1)).toEqual([]);
    builder.check = { lists: [], unreadable: null, findings: [] };
    expect(builder.legal).toBe(true);
  });

  test('shows the profile beside the list, and over it only when asked', () => {
    const builder = made();
    builder.glance('ucm_sabre');
    expect([builder.shown, builder.opened]).toEqual(['ucm_sabre', undefined]);
    builder.show('phr_zeus');
    expect([builder.shown, builder.opened]).toEqual(['phr_zeus', 'phr_zeus']);
  });
});

test('an empty list has a faction and a limit', () => {
  expect(toText([blank('phr', 999)])).toBe('army: \nfaction: phr\nlimit: 999\n');
});

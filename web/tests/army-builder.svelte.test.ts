import { describe, expect, test } from 'vitest';
import { Catalogue } from '../src/lib/games/dropzone/catalogue.svelte';
import { Builder } from '../src/lib/games/dropzone/armies/builder.svelte';
import { exampleTexts } from '../src/lib/games/dropzone/armies/examples';
import { blank, newSquad, resized, toText } from '../src/lib/games/dropzone/armies/lists';
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
});
/** DZ-179: the ways to carry so many of them, as the server tells it. */
const carried = (count: number, ...ways: [number, string][]): wire.Loads => ({
  unit: 'ucm_sabre',
  count,
  ways: [...ways.map(([number, ride]) => [{ unit: ride, count: number }]), []],
});
const catalogue = new Catalogue({
  factions: ['ucm', 'phr'],
  units: [sabre],
  weapons: [],
  battlegroups: [],
  army_tables: [table('skirmish', [500, 999]), table('clash', [1000, 1999])],
  commanders: { ucm: [{ command_value: 2, radius: 9, sizes: ['skirmish'], points: 35 }] },
  buildings: [],
  terrain_kinds: [],
  armies: [],
  loads: [
    carried(3, [1, 'ucm_condor']),
    carried(6, [2, 'ucm_condor']),
    carried(9, [3, 'ucm_condor'], [1, 'ucm_albatross']),
  ],
  offered: [{ battlegroup: 'ucm_armour', size: 'clash', units: ['ucm_sabre'] }],
  heights: { infantry: 0.4, vehicle: 0.8, walker: 2, aircraft: 6 },
  walls: { door: 0.5, window: 0.5 },
  sheet: {} as wire.Sheet, // is for battlefields
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
const checked = (part: Partial<wire.Check>): wire.Check => ({
  lists: [],
  unreadable: null,
  findings: [],
  counts: [],
  limit: 0,
  more_lists: false,
  opponents: [],
  ...part,
});
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

describe('transports', () => {
  test('come with a new squad, and follow its size', () => {
    const squad = newSquad(catalogue, sabre);
    expect([squad.count, ...rides([squad.transports])]).toEqual([3, '1 ucm_condor']);
    expect(rides([resized(catalogue, squad, 9).transports])).toEqual(['3 ucm_condor']);
    expect(resized(catalogue, { ...squad, transports: [] }, 6).transports).toEqual([]);
    const large = { ...squad, count: 9, transports: [{ unit: 'ucm_albatross', count: 1 }] };
    expect(rides([resized(catalogue, large, 6).transports])).toEqual(['2 ucm_condor']);
  });

  test('of a squad that may not be of its size are none', () => {
    expect(catalogue.loads('ucm_sabre', 4)).toEqual([[]]);
  });
});

test('what a battlegroup may have is that of the largest games until the size is known', () => {
  const ids = (size: wire.ArmyTable['size'] | null): string[] =>
    catalogue.offered('ucm_armour', size).map(({ id }) => id);
  expect([ids('clash'), ids(null), ids('skirmish')]).toEqual([['ucm_sabre'], ['ucm_sabre'], []]);
});

test('a span is written as the tables print it', () => {
  expect([spanText([0, 2]), spanText([1, 1])]).toEqual(['0–2', '1']);
});

describe('the builder', () => {
  const made = (...groups: Group[]): Builder => new Builder(catalogue, [list(...groups)]);

  test('buys, copies and sells, and every step can be taken back', () => {
    const builder = made();
    builder.addGroup('ucm_armour');
    builder.changeGroup(0, {
      squads: [newSquad(catalogue, sabre)],
      commander: { level: 1, rides: 'ucm_sabre' },
    });
    builder.copyGroup(0);
    expect(builder.list.groups.map(({ squads, commander }) => [squads.length, commander?.level])).toEqual([
      [1, 1],
      [1, undefined], // an army has one commander
    ]);
    builder.removeGroup(0);
    expect(builder.list.groups.map(({ commander }) => commander)).toEqual([null]);
    builder.draft.undo();
    builder.draft.undo();
    expect(builder.list.groups.map(({ commander }) => commander?.level)).toEqual([1]);
  });

  test('shows nothing under numbers that are on their way', () => {
    const builder = new Builder(catalogue, [list(group({}))]);
    expect(builder.isSettled(0)).toBe(true); // nobody has counted, and perhaps nobody will
    const count = { points: 0, size: null, rows: [], most_groups: 4, groups: [] };
    builder.check = checked({ counts: [count] });
    expect(builder.isSettled(0)).toBe(false);
    builder.check = checked({ counts: [{ ...count, groups: [{} as wire.GroupCount] }] });
    expect(builder.isSettled(0)).toBe(true);
  });

  test('shows what the server has counted, and nothing before (DZ-057, DZ-060)', () => {
    const builder = made(group({}));
    expect([builder.points, builder.size, builder.groupCount(0).seats]).toEqual([0, null, []]);
    const rows = [{ category: 'command', have: 1, fewest: 1, most: 2, fits: true }] satisfies wire.Row[];
    const counted = { points: 151, squads: [151], shared: [], gates: [], commander: 35, sharable: [], rows };
    const chosen = { most_shared: 1, gate_kinds: [], most_squads: 2, share: 81, most_share: 33 };
    builder.check = checked({
      counts: [
        {
          points: 186,
          size: 'skirmish',
          rows: [],
          most_groups: 4,
          groups: [{ ...counted, ...chosen, seats: ['ucm_sabre'] }],
        },
      ],
      limit: 650,
    });
    expect([builder.points, builder.size, builder.count.most_groups]).toEqual([186, 'skirmish', 4]);
    expect(builder.groupCount(0).points).toBe(151);
    expect(builder.groupCount(0).rows).toEqual(rows);
    expect(builder.groupCount(1).points).toBe(0); // it was added since
    expect(builder.limit).toBe(650);
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
    expect([builder.number, builder.list.name]).toEqual([1, 'The rest']);
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
    builder.check = checked({ findings });
    expect(builder.findingsAt(1, 'squad', 2)).toEqual([findings[1]]);
    expect(builder.findingsAt(0, 'army')).toEqual([findings[0]]);
    expect(builder.findingsAt(1, 'squad', 1)).toEqual([]);
    builder.check = checked({});
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

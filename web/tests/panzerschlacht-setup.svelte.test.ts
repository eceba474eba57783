import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Drag } from '../src/lib/board/drag.svelte';
import SetUpPanel from '../src/lib/games/panzerschlacht/SetUpPanel.svelte';
import type { Figure } from '../src/lib/games/panzerschlacht/figures';
import { SetUp } from '../src/lib/games/panzerschlacht/setup.svelte';
import { named } from '../src/lib/games/panzerschlacht/squares';
import { settingUp } from '../src/lib/games/panzerschlacht/task';
import type { Supply } from '../src/lib/games/panzerschlacht/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';

const table = (supply: Supply | null) =>
  ({
    id: 'm',
    table: { seat: 0, view: { supply } },
    underway: [],
    ask: () => Promise.resolve(null),
  }) as unknown as Match;

const supply: Supply = { tanks: [2, 4], guns: 1, mines: 3, ready_made: ['fortress'] };
const key = (key: string) => ({ key }) as KeyboardEvent;

describe('the box of a set-up', () => {
  test('holds what the rules supply, less what is placed', () => {
    const setUp = new SetUp(table(supply));
    const kinds = () => setUp.box.map(({ kind, value }) => (value ? `${kind}${value}` : kind)).join(' ');
    expect(kinds()).toBe('hq am fu tank2 tank4 gun mine mine mine');
    expect(setUp.isBegun).toBe(false);
    setUp.place('mine', named('d5'));
    setUp.tank(4, named('e1'));
    expect(kinds()).toBe('hq am fu tank2 gun mine mine');
    expect(setUp.isBegun).toBe(true);
  });

  test('has no tank of a value that the rules do not know', () => {
    const setUp = new SetUp(table(supply));
    expect(settingUp(setUp, 0).key(key('3'), named('e1'))).toBe(false);
    expect(settingUp(setUp, 0).key(key('2'), named('e1'))).toBe(true);
    expect(setUp.setup.tanks).toEqual([{ square: named('e1'), value: 2 }]);
  });
});

test('a ready-made set-up that comes late does not undo what was placed since', async () => {
  const answers: ((advice: unknown) => void)[] = [];
  const ask = () => new Promise((heard) => answers.push(heard));
  const setUp = new SetUp({ ...table(supply), ask } as unknown as Match);
  void setUp.suggest('fortress');
  setUp.tank(4, named('e1'));
  answers[0]!({ setup: { ...setUp.setup, tanks: [] } });
  await vi.waitFor(() => expect(answers).toHaveLength(2)); // the rules judge what was placed
  expect(setUp.setup.tanks).toEqual([{ square: named('e1'), value: 4 }]);
});

describe('the panel of a set-up', () => {
  beforeAll(async () => {
    for (const name of ['table', 'panzerschlacht', 'panzerschlacht_table']) await i18n.add(name);
  });

  const show = (setUp: SetUp, siege = true) =>
    render(SetUpPanel, {
      props: {
        match: table(supply),
        setUp,
        seat: 0,
        invites: [],
        siege,
        turned: false,
        drag: new Drag<Figure>(),
        onmenu: () => {},
      },
    });

  test.each([
    ['tank', 4, 'Where to put your tank 4?'],
    ['gun', 0, 'Where to put your gun?'],
    ['mine', 0, 'Where to put your mine?'],
    ['am', 0, 'Where to put your ammunition depot?'],
  ] as const)('asks where a %s %i goes', (kind, value, question) => {
    const setUp = new SetUp(table(supply));
    setUp.pick({ kind, value });
    show(setUp);
    expect(screen.getByRole('heading', { name: question })).toBeTruthy();
  });

  test.each([
    [true, /whoever must pass may not shoot/, 'PS-98'],
    [false, /whoever cannot drive a tank must pass/, 'PS-50'],
  ])('tells whoever walls himself in what comes of it, siege %s', (siege, sentence, rule) => {
    const setUp = new SetUp(table(supply));
    setUp.advice = { walled_in: [named('e1')] } as SetUp['advice'];
    show(setUp, siege);
    expect(screen.getByText(sentence).textContent).toContain(rule);
  });
});

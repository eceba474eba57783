import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { optionsOf } from '../src/lib/games/tank_hunter/choosing';
import { declineQuery, prospectOf, queryFor } from '../src/lib/games/tank_hunter/forecast';
import WaitStrip from '../src/lib/games/tank_hunter/WaitStrip.svelte';
import WayList from '../src/lib/games/tank_hunter/WayList.svelte';
import type { Action, Query, View } from '../src/lib/games/tank_hunter/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';
import type { Choice } from '../src/lib/protocol.gen';

const offered = (...actions: Action[]): Choice[] => actions.map((action) => ({ action, text: '' }));
const attack = (attacker: string, target = 'B1'): Action => ({
  type: 'DeclareAttack',
  attacker,
  target,
  kind: 'anti_armour',
  shots: 1,
  charge: false,
  spotter: '',
});
const view = (more: object = {}): View =>
  ({ seat: 0, players: [], question: null, ...more }) as unknown as View;

beforeEach(async () => {
  for (const name of ['table', 'tank_hunter', 'tank_hunter_table']) await i18n.add(name);
});

test('odds are coloured from the side of the one who looks, not from the attacker’s', () => {
  const mine = { attacker: 'B1', target: 'A1' };
  const tone = (what: string, seat: number) => prospectOf(what, mine, seat).tone;
  expect([tone('destroyed', 0), tone('pinned', 0), tone('attacker_destroyed', 0)]).toEqual([
    'bad',
    'bad',
    'good',
  ]);
  expect([tone('destroyed', 1), tone('attacker_out_of_ammo', 1)]).toEqual(['good', 'bad']);
  expect([tone('evaded', 0), tone('evaded', 1)]).toEqual(['good', 'bad']);
  expect([tone('destroyed', 2), tone('destroyed', -3), tone('nothing', 0)]).toEqual([
    'neutral',
    'neutral',
    'neutral',
  ]);
  expect(prospectOf('attacker_destroyed', mine, 0)).toMatchObject({ what: 'destroyed', unit: 'B1' });
});

test('the question whether to counterattack is about the counterattack, not about the attack before it', () => {
  const others = { counter: true, evade: true };
  const about = (type: string, action?: Action) =>
    queryFor(action, view({ attack: { attacker: 'B1', target: 'A1' }, question: { type } }), others);
  const counter: Action = { type: 'Counter', unit: 'A1', shots: 1 };
  expect(about('AskCounter', counter)).toEqual({ type: 'TryCounter', counter, leader: '' });
  expect(about('AskCounter')).toBeNull();
  expect(about('AskWindow')).toEqual({ type: 'TryFight', ...others });
  const asked = (type: string) => declineQuery(view({ question: { type } }));
  expect(asked('AskCounter')).toEqual({ type: 'TryFight', counter: false, evade: true });
  expect(asked('AskEvade')).toEqual({ type: 'TryFight', counter: true, evade: false });
  expect(asked('TakeAction')).toBeNull();
});

test('whoever points at the target first reads who can attack it, and how likely', async () => {
  const ways = optionsOf(offered(attack('A1'), attack('A2'), attack('A3')));
  const told = [attack('A1'), attack('A2'), attack('A3')].map((one, index) => ({
    attack: one,
    number: index,
    hits: [1, 2, 3].slice(0, [1, 0, 3][index]),
  }));
  const asked: Query[] = [];
  const match = {
    ask: (query: Query) => {
      asked.push(query);
      return Promise.resolve({ type: 'TargetsAdvice', options: told });
    },
  } as unknown as Match;
  render(WayList, { match, scene: { view: view(), seats: [] }, pointed: 'unit B1', ways, onpoint: () => {} });
  await screen.findByText('50%');
  expect(asked).toEqual([{ type: 'TryTargets', unit: 'B1' }]);
  const buttons = screen.getAllByRole('button').map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());
  expect(buttons).toEqual(['hidden unit A3 50%', 'hidden unit A1 17%', 'hidden unit A2 impossible']);
});

test('while dice roll nobody is waited for by a bare key', () => {
  const waiting = { seats: [-1], ask: 'roll' };
  const { container } = render(WaitStrip, { view: view(), seats: [], waiting, clock: null, since: 0 });
  expect(within(container).getByRole('status').textContent).toContain('the dice and the deck');
});

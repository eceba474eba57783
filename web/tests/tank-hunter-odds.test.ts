import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRawSnippet } from 'svelte';
import { declineQuery, prospectOf, queryFor } from '../src/lib/games/tank_hunter/forecast';
import ForecastBox from '../src/lib/games/tank_hunter/ForecastBox.svelte';
import DuelList from '../src/lib/games/tank_hunter/DuelList.svelte';
import WaitStrip from '../src/lib/games/tank_hunter/WaitStrip.svelte';
import {
  bestOfEach,
  duels,
  fights,
  noteOnOwn,
  noteOnTarget,
  type Duel,
} from '../src/lib/games/tank_hunter/ways';
import type {
  Action,
  DeclareAttack,
  Option,
  Prospect,
  TurnAdvice,
  View,
} from '../src/lib/games/tank_hunter/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';

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

const option = (attacker: string, target: string, hits: number): Option => ({
  attack: attack(attacker, target) as DeclareAttack,
  number: hits,
  hits: [1, 2, 3, 4, 5, 6].slice(0, hits),
  chance: `${hits}/6`,
});
const advice = (more: Partial<TurnAdvice>): TurnAdvice => ({
  type: 'TurnAdvice',
  options: [],
  best: [],
  barred: [],
  idle: [],
  scouts: [],
  no_scout: [],
  later: [],
  ...more,
});
const foretold = (one: Option, more: Partial<Prospect> = {}): Prospect => ({
  option: one,
  destroyed: `${one.hits.length}/6`,
  pinned: '0',
  lost: '0',
  emptied: '0',
  countered: false,
  promises: 'destroyed',
  ...more,
});

test('whoever points at the target first reads who can attack it, and how likely', () => {
  const told = advice({ options: [option('A1', 'B1', 1), option('A2', 'B1', 0), option('A3', 'B1', 3)] });
  const listed = duels(told).filter((duel) => fights(duel, 'B1'));
  const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
  render(DuelList, { view: view(), duels: listed, chosen: undefined, onchoose: () => {}, details: nothing });
  const words = (one: Element | null) => one?.textContent.replaceAll(/\s+/g, ' ').trim();
  const said = screen
    .getAllByRole('button')
    .map((one) => [words(one.querySelector('.who')), words(one.querySelector('b'))]);
  expect(said).toEqual([
    ['hidden unit A3 on hidden unit B1', '50%'],
    ['hidden unit A1 on hidden unit B1', '16.7%'],
    ['hidden unit A2 on hidden unit B1', 'impossible'],
  ]);
});

test('the list keeps the order of the rules and shows the best of each unit', () => {
  const [weak, strong, other] = [option('A1', 'B1', 2), option('A1', 'B2', 3), option('A2', 'B1', 1)];
  const told = advice({
    options: [weak, strong, other, option('A3', 'B1', 0)],
    best: [foretold(strong), foretold(other), foretold(weak)],
  });
  const pairs = (found: readonly Duel[]) =>
    found.map((duel) => duel.option.attack.attacker + duel.option.attack.target);
  expect(pairs(duels(told))).toEqual(['A1B2', 'A2B1', 'A1B1', 'A3B1']);
  expect(pairs(bestOfEach(duels(told)))).toEqual(['A1B2', 'A2B1']);
});

test('where the odds are not told, all attacks are listed without them', async () => {
  const untold = (attacker: string, target: string): Option => ({
    ...option(attacker, target, 0),
    number: null,
    chance: null,
  });
  const told = advice({ options: [untold('A1', 'B1'), untold('A1', 'B2'), untold('A2', 'B1')] });
  const listed = bestOfEach(duels(told));
  const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
  const { container } = render(DuelList, {
    view: view(),
    duels: listed,
    chosen: undefined,
    onchoose: () => {},
    details: nothing,
  });
  const rows = within(container).getAllByRole('button');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['–', '–', '–']);
  expect(container.textContent).not.toMatch(/%|impossible|null/);
  expect(container.querySelector('.bar, .how i')).toBeNull();
  expect(noteOnTarget(told, [], 'B1')).toBeUndefined();
  expect(noteOnOwn(told, 'A1')).toEqual({ type: 'targets', count: 2 });

  const untoldFight = {
    type: 'FightAdvice',
    breach: null,
    shots: null,
    counter: null,
    when: 'never',
    chances: [],
  };
  for (const answer of [
    untoldFight,
    { type: 'ScoutAdvice', breach: null, parts: [], number: null, hits: [], chance: null },
  ]) {
    const ask = vi.fn(() => Promise.resolve(answer));
    const match = { ask } as unknown as Match;
    const box = render(ForecastBox, { match, view: view({ options: {} }), action: attack('A1') });
    await vi.waitFor(() => expect(box.container.querySelector('.forecast')).not.toBeNull());
    expect(box.container.textContent.trim()).toBe('');
  }
});

test('a card says how likely it is hit by the unit in hand, or why not', () => {
  const why = { rule: 'TH-092', key: 'refused-th-092-line', facts: { unit: 'A2', kind: 'grenade' } };
  const told = advice({
    options: [option('A1', 'B1', 2), option('A3', 'B1', 4)],
    barred: [{ attacker: 'A2', target: 'B1', why }],
    idle: [{ unit: 'A4', why }],
  });
  expect(noteOnTarget(told, [], 'B1')).toEqual({ type: 'odds', number: 4, chance: 4 / 6, any: true });
  expect(noteOnTarget(told, ['unit A1'], 'B1')).toEqual({
    type: 'odds',
    number: 2,
    chance: 2 / 6,
    any: false,
  });
  expect(noteOnTarget(told, ['unit A2'], 'B1')).toEqual({ type: 'why', why });
  expect(noteOnOwn(told, 'A1')).toEqual({ type: 'targets', count: 1 });
  expect(noteOnOwn(told, 'A4')).toEqual({ type: 'why', why });
});

test('while dice roll nobody is waited for by a bare key', () => {
  const waiting = { seats: [-1], ask: 'roll' };
  const { container } = render(WaitStrip, { view: view(), seats: [], waiting, clock: null, since: 0 });
  expect(within(container).getByRole('group').textContent).toContain('the dice and the deck');
});

test('what declining meant at the last question is not shown beside the next', async () => {
  const shots = { reckoning: {}, kind: 'anti_armour', hits: [], empties: [], unit: 'B1' };
  const advice = { type: 'FightAdvice', shots, chances: [], counter: null, when: '' };
  let isAnswered = true;
  const ask = () => (isAnswered ? Promise.resolve(advice) : new Promise(() => {}));
  const asked = () =>
    view({ question: { type: 'AskEvade' }, attack: { attacker: 'B1', target: 'A1' }, options: {} });
  const props = { match: { ask } as unknown as Match, view: asked(), action: undefined };
  const { rerender } = render(ForecastBox, props);
  expect(await screen.findByText('If not')).toBeTruthy();
  isAnswered = false;
  await rerender({ view: asked() });
  expect(screen.queryByText('If not')).toBeNull();
});

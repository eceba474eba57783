import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { OwnTurn } from '../src/lib/games/tank_hunter/own_turn.svelte';
import type { Action, TurnAdvice } from '../src/lib/games/tank_hunter/protocol.gen';
import type { Situation } from '../src/lib/games/tank_hunter/situation.svelte';

const WAIT: Action = { type: 'Wait' };
const PASS: Action = { type: 'Pass' };
const ATTACK: Action = {
  type: 'DeclareAttack',
  attacker: 'A1',
  target: 'B1',
  kind: 'anti_armour',
  shots: 1,
  charge: false,
  spotter: '',
};

const advised = (hits: number[], later: Action[]) =>
  ({
    type: 'TurnAdvice',
    options: [{ attack: ATTACK, number: hits.length, hits }],
    best: [],
    scouts: [],
    later,
  }) as unknown as TurnAdvice;

/** A table at which one step after the other is asked; *hits* are what the rules say at each. */
function seated(steps: { question: string; actions: Action[]; hits: number[] }[], isAdvised = true) {
  let now = $state(0);
  const given: Action[] = [];
  const step = () => steps[now]!;
  const situation = {
    mayAct: true,
    get view() {
      return { in_own_turn: true, turn: 3 };
    },
    get question() {
      return { type: step().question };
    },
    get table() {
      return { seq: now, offer: { actions: step().actions.map((action) => ({ action, text: '' })) } };
    },
    match: {
      ask: () =>
        Promise.resolve(
          isAdvised ? advised(step().hits, step().question === 'TakeAction' ? [] : [WAIT]) : null,
        ),
      act: (action: Action) => {
        given.push(action);
        if (now < steps.length - 1) now += 1;
        flushSync();
        return Promise.resolve(null);
      },
    },
  } as unknown as Situation;
  let turn!: OwnTurn;
  const over = $effect.root(() => {
    turn = new OwnTurn(situation);
  });
  flushSync();
  return { turn, given, over };
}

const before = (hits: number[]) => [
  { question: 'RearrangeHidden', actions: [PASS], hits: [1, 2] },
  { question: 'AdvanceUnit', actions: [PASS], hits: [1, 2] },
  { question: 'TakeAction', actions: [WAIT, ATTACK], hits },
];

test('an action chosen before the turn declines the steps before it', async () => {
  const { turn, given, over } = seated(before([1, 2]));
  await vi.waitFor(() => expect(turn.advice).toBeDefined());
  expect(turn.choices.map(({ action }) => (action as Action).type)).toEqual([
    'Pass',
    'Wait',
    'DeclareAttack',
  ]);
  turn.give(ATTACK);
  await vi.waitFor(() => expect(given).toEqual([PASS, PASS, ATTACK]));
  over();
});

test('where the odds have changed meanwhile, it is looked at again and not sent', async () => {
  const { turn, given, over } = seated(before([1]));
  const again: Action[] = [];
  turn.onchanged = (action) => again.push(action);
  await vi.waitFor(() => expect(turn.advice).toBeDefined());
  turn.give(ATTACK);
  await vi.waitFor(() => expect(again).toEqual([ATTACK]));
  expect(given).toEqual([PASS, PASS]);
  expect(turn.isGoing).toBe(false);
  over();
});

test('a step is offered by itself only where nothing is told of what comes after it, and not while that is awaited', async () => {
  const told = seated(before([1, 2]));
  expect(told.turn.isUnadvised).toBe(false);
  await vi.waitFor(() => expect(told.turn.advice).toBeDefined());
  expect(told.turn.isUnadvised).toBe(false);
  told.over();
  const untold = seated(before([1, 2]), false);
  expect(untold.turn.isUnadvised).toBe(false);
  await vi.waitFor(() => expect(untold.turn.isUnadvised).toBe(true));
  untold.over();
});

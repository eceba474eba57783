import { expect, test } from 'vitest';
import { about, meant, pointable, pointedAt } from '../src/lib/board/pointing';
import { stepTo } from '../src/lib/games/generic/walking';
import type { Choice } from '../src/lib/protocol.gen';

const choice = (text: string, ...places: string[]): Choice => ({ action: { type: text }, text, places });
const near = choice('drive a1a2', 'a1', 'a2');
const far = choice('drive a1a3', 'a1', 'a3');
const loud = choice('drive a1a3 hooting', 'a1', 'a3');
const dig = choice('dig a1', 'a1');
const other = choice('drive b1b2', 'b1', 'b2');
const pass: Choice = { action: { type: 'Pass' }, text: 'pass' };
const choices = [near, far, loud, dig, other, pass];

test('pointing leaves what is about the places, in their order', () => {
  expect(about(choices, [])).toEqual(choices);
  expect(about(choices, ['a1'])).toEqual([near, far, loud, dig]);
  expect(about(choices, ['a1', 'a3'])).toEqual([far, loud]);
  expect(about(choices, ['a3'])).toEqual([]);
});

test('one can point where it leads on, and begin anew', () => {
  expect(pointable(choices, [])).toEqual(new Map([['a1', 4], ['b1', 1]])); // prettier-ignore
  expect(pointable(choices, ['a1'])).toEqual(new Map([['a1', 4], ['b1', 1], ['a2', 1], ['a3', 2]])); // prettier-ignore
});

test('the last place again takes it back, and another first place begins anew', () => {
  expect(pointedAt(choices, [], 'a1')).toEqual(['a1']);
  expect(pointedAt(choices, ['a1'], 'a3')).toEqual(['a1', 'a3']);
  expect(pointedAt(choices, ['a1'], 'a1')).toEqual([]);
  expect(pointedAt(choices, ['a1'], 'b1')).toEqual(['b1']);
  expect(pointedAt(choices, ['a1'], 'h8')).toEqual([]);
});

test('a choice is meant once it is the only one left and all its places are named', () => {
  expect(meant(choices, [])).toBeUndefined();
  expect(meant(choices, ['a1'])).toBeUndefined(); // digging, or driving on?
  expect(meant(choices, ['a1', 'a2'])).toBe(near);
  expect(meant(choices, ['a1', 'a3'])).toBeUndefined(); // with hooting, or without?
  expect(meant(choices, ['b1'])).toBeUndefined(); // choosing a piece must not move it
  expect(meant([pass], [])).toBeUndefined();
});

test('arrow keys lead to the next spot, straight ahead rather than aside', () => {
  const spot = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const spots = new Map([
    ['a1', spot(0, 0)],
    ['b1', spot(20, 0)],
    ['c1', spot(40, 0)],
    ['b2', spot(22, 14)],
  ]);
  expect(stepTo(spots, 'a1', 'ArrowRight')).toBe('b1');
  expect(stepTo(spots, 'b1', 'ArrowDown')).toBe('b2');
  expect(stepTo(spots, 'c1', 'ArrowRight')).toBeUndefined();
  expect(stepTo(spots, 'h8', 'ArrowRight')).toBeUndefined();
});

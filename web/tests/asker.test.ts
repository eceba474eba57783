import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Asker, type Adviser } from '../src/lib/board/asker';

/** Answers when it is told to, in any order. */
class Oracle implements Adviser<string> {
  asked: string[] = [];
  #answers = new Map<string, (advice: never) => void>();

  ask = <Advice>(query: string): Promise<Advice | null> => {
    this.asked.push(query);
    return new Promise((answered) => this.#answers.set(query, answered));
  };

  answer(query: string, advice: string | null = `answer to ${query}`): Promise<unknown> {
    this.#answers.get(query)!(advice as never);
    return vi.advanceTimersByTimeAsync(20);
  }
}

let oracle: Oracle;
let asker: Asker<string>;
let heard: unknown[];
const rested = () => vi.advanceTimersByTimeAsync(60);
const ask = (query: string): void => void asker.ask(query).then((advice) => heard.push(advice));

beforeEach(() => {
  vi.useFakeTimers();
  oracle = new Oracle();
  asker = new Asker(() => oracle);
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('asking the rules', () => {
  test('one thing at a time, and of those that wait only the newest', async () => {
    for (const query of ['first', 'second', 'third']) ask(query);
    expect(oracle.asked).toEqual(['first']);
    await oracle.answer('first');
    await rested();
    expect(oracle.asked).toEqual(['first', 'third']);
    expect(heard).toEqual([]);
    await oracle.answer('third');
    expect(heard).toEqual(['answer to third']);
  });

  test('no faster than the server answers', async () => {
    ask('first');
    await oracle.answer('first');
    ask('second');
    expect(oracle.asked).toEqual(['first']);
    await rested();
    expect(oracle.asked).toEqual(['first', 'second']);
    expect(heard).toEqual(['answer to first']);
  });

  test('hears nothing of what was forgotten, asked already or not', async () => {
    for (const query of ['on its way', 'waiting']) ask(query);
    asker.forget();
    await oracle.answer('on its way');
    await rested();
    expect(oracle.asked).toEqual(['on its way']);
    expect(heard).toEqual([]);
  });

  test('does not wait for what was forgotten, and a late answer to it stays unheard', async () => {
    ask('old');
    asker.forget();
    ask('new');
    expect(oracle.asked).toEqual(['old', 'new']);
    await oracle.answer('new');
    await oracle.answer('old');
    expect(heard).toEqual(['answer to new']);
  });

  test('hears null where there is no answer now', async () => {
    ask('something');
    await oracle.answer('something', null);
    expect(heard).toEqual([null]);
  });

  test('hears null where asking itself fails, and can ask again', async () => {
    const { ask: answering } = oracle;
    oracle.ask = () => Promise.reject(new Error('the line is cut'));
    ask('lost');
    await rested();
    oracle.ask = answering;
    ask('next');
    await oracle.answer('next');
    expect(heard).toEqual([null, 'answer to next']);
  });
});

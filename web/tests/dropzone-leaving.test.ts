import { describe, expect, test, vi } from 'vitest';
import { Leaving } from '../src/lib/games/dropzone/close_quarters/leaving.svelte';
import { destination } from '../src/lib/games/dropzone/close_quarters/ways';
import type { Action } from '../src/lib/games/dropzone/protocol.gen';
import type { Choice } from '../src/lib/protocol.gen';

const SQUAD = 7;
const leave = (entrance: number): Action => ({
  type: 'Leave',
  squad: SQUAD,
  entrance,
  placements: [],
  boardings: [],
});
const offered = (...actions: Action[]): Choice[] => actions.map((action) => ({ action }) as Choice);

/** A squad in a building with two doors, from which the rules lead out by a third where one points. */
function squad(refusal: object | null = null): Leaving {
  return new Leaving(() => ({
    candidates: async () => offered(leave(0), leave(1), { type: 'StayInside', squad: SQUAD }),
    ask: async <Advice>() => ({ actions: [leave(2)], trial: { refusal } }) as Advice,
  }));
}

/** Until everything that was asked is answered. */
const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a squad that is to leave a building', () => {
  test('is offered the ways out, the first of them chosen', async () => {
    const leaving = squad();
    leaving.ask();
    await answered();
    expect(leaving.ways.map(destination)).toEqual(['door 0', 'door 1']);
    expect(leaving.chosen).toBe(leaving.ways[0]);
  });

  test('is not told of ways that nobody wants to know any more', async () => {
    const leaving = squad();
    const forget = leaving.ask();
    forget();
    await answered();
    expect(leaving.ways).toEqual([]);
  });

  test('takes the door that is pointed at', async () => {
    const leaving = squad();
    leaving.ask();
    await answered();
    await leaving.towards(SQUAD, [3, 4]);
    expect(leaving.ways.map(destination)).toEqual(['door 0', 'door 1', 'door 2']);
    expect(leaving.chosen).toBe(leaving.ways[2]);
  });

  test('takes no door that was pointed at before another way was chosen', async () => {
    const leaving = squad();
    leaving.ask();
    await answered();
    void leaving.towards(SQUAD, [3, 4]);
    leaving.chosen = leaving.ways[1];
    await answered();
    expect(leaving.chosen).toBe(leaving.ways[1]);
    expect(leaving.ways).toHaveLength(2);
  });

  test('takes the door that was pointed at last, in whatever order the answers come', async () => {
    const answers: ((door: number) => void)[] = [];
    const leaving = new Leaving(() => ({
      candidates: async () => [],
      ask: <Advice>() =>
        new Promise<Advice>((heard) => {
          answers.push((door) => heard({ actions: [leave(door)], trial: { refusal: null } } as Advice));
        }),
    }));
    void leaving.towards(SQUAD, [3, 4]);
    const last = leaving.towards(SQUAD, [5, 6]);
    answers[0]!(1);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(leaving.chosen).toBeUndefined();
    answers[1]!(2);
    await last;
    expect(leaving.ways.map(destination)).toEqual(['door 2']);
  });

  test('stays with its choice where the rules refuse the way', async () => {
    const leaving = squad({ rule: 'DZ-231' });
    leaving.ask();
    await answered();
    await leaving.towards(SQUAD, [3, 4]);
    expect(leaving.chosen).toBe(leaving.ways[0]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Study } from '../src/lib/games/tank_chess/analysis/study.svelte';
import type {
  AnalysisNews,
  AnalysisNode,
  AnalysisRequest,
  Judged,
  Thought,
} from '../src/lib/games/tank_chess/analysis/protocol.gen';

/** The browser's socket, played by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];

  readyState = FakeSocket.OPEN;
  sent: AnalysisRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnalysisRequest);
  }

  close(): void {
    this.readyState = 3;
  }

  async say(news: AnalysisNews): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(news) });
    await vi.advanceTimersByTimeAsync(0);
  }

  breakOff(code: number): void {
    this.close();
    this.onclose?.({ code });
  }

  /** The id of the last request of this kind. */
  id(type: AnalysisRequest['type']): string {
    return this.sent.findLast((request) => request.type === type)!.id;
  }
}

const turn = (end: number) => ({ type: 'Move', start: 0, end, heading: 0, target: null }) as const;
const node = (number: number, parent: number): AnalysisNode => ({
  number,
  parent,
  turn: parent < 0 ? null : turn(number),
  text: `turn ${number}`,
  position: '',
  view: { state: {} },
  happened: [],
});
const thought = (number: number, done: boolean): Thought => ({
  type: 'Thought',
  node: number,
  depth: 3,
  nodes: 10,
  speed: 10,
  lines: [],
  terms: {},
  done,
});

const latest = (): FakeSocket => FakeSocket.opened.at(-1)!;
const numbers = (study: Study): number[] => study.line.map(({ number }) => number);

let study: Study;
let close: () => void;

async function open(...nodes: AnalysisNode[]): Promise<void> {
  latest().onopen?.();
  await latest().say({
    type: 'AnalysisOpened',
    id: latest().id('OpenMatch'),
    options: {},
    seats: ['Anna', 'Ben'],
    nodes,
    result: null,
  });
}

async function attempt(end: number, as: AnalysisNode): Promise<void> {
  const tried = study.tryTurn(turn(end));
  await latest().say({ type: 'Tried', id: latest().id('TryTurn'), node: as });
  await tried;
  study.go(as.number);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
  study = new Study();
  close = study.open({ type: 'OpenMatch', match: 'm1' });
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a game is judged, and its positions are stepped through', async () => {
  await open(node(0, -1), node(1, 0), node(2, 1));
  expect(latest().sent.map(({ type }) => type)).toEqual(['OpenMatch', 'Judge']);
  study.forward();
  study.forward();
  study.forward();
  expect(study.current).toBe(2);
  study.back();
  expect(study.current).toBe(1);
  expect(numbers(study)).toEqual([0, 1, 2]);
});

test('a game is opened where a replay was left', async () => {
  close();
  study = new Study();
  close = study.open({ type: 'OpenMatch', match: 'm1' }, 2);
  await open(node(0, -1), node(1, 0), node(2, 1));
  expect([study.current, numbers(study)]).toEqual([2, [0, 1, 2]]);
});

test('what is tried is a line of its own, and the game can be found again', async () => {
  await open(node(0, -1), node(1, 0), node(2, 1));
  study.go(1);
  await attempt(7, node(3, 1));
  expect(numbers(study)).toEqual([0, 1, 3]);
  study.back();
  study.forward();
  expect(study.current).toBe(3);
  study.go(2);
  expect(numbers(study)).toEqual([0, 1, 2]);
});

test('after a lost connection everything is opened and tried again, in the same order', async () => {
  await open(node(0, -1), node(1, 0));
  study.go(1);
  await attempt(5, node(2, 1));
  latest().breakOff(1006);
  expect(study.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  await open(node(0, -1), node(1, 0));
  await latest().say({ type: 'Tried', id: latest().id('TryTurn'), node: node(2, 1) });
  expect(latest().sent.map(({ type }) => type)).toEqual(['OpenMatch', 'TryTurn', 'Judge']);
  expect([study.connection, study.current]).toEqual(['open', 2]);
});

test('a position is thought about once one stays there, and not again when it is known', async () => {
  await open(node(0, -1));
  await vi.advanceTimersByTimeAsync(500);
  expect(latest().sent.at(-1)).toMatchObject({ type: 'Think', node: 0 });
  await latest().say(thought(0, true));
  await attempt(4, node(1, 0));
  study.go(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(latest().sent.filter(({ type }) => type === 'Think')).toHaveLength(1);
  study.go(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(latest().sent.at(-1)).toMatchObject({ type: 'Think', node: 1 });
  study.think(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(latest().sent.at(-1)).toMatchObject({ type: 'Think', node: null });
});

test('a turn that the rules refuse changes nothing and says why', async () => {
  await open(node(0, -1), node(1, 0));
  const refusal = { rule: 'TC-16', key: 'refused-tc-16', facts: {} };
  const tried = study.tryTurn(turn(9));
  await latest().say({ type: 'Refused', id: latest().id('TryTurn'), refusal });
  expect(await tried).toBeNull();
  expect(study.refusal).toEqual(refusal);
  expect(study.nodes).toHaveLength(2);
});

test('judgements are kept by position', async () => {
  await open(node(0, -1), node(1, 0));
  const judged: Judged = {
    type: 'Judged',
    node: 1,
    score: -90,
    wins: null,
    chance: 0.4,
    line: null,
    mark: 'mistake',
  };
  await latest().say(judged);
  expect(study.judged.get(1)?.mark).toBe('mistake');
});

test('a game whose judging failed can be judged on, and thought about again', async () => {
  await open(node(0, -1), node(1, 0));
  study.think(true);
  await vi.advanceTimersByTimeAsync(500);
  await latest().say({ type: 'AnalysisStage', stage: 'failed', preparing: null });
  await latest().say(thought(0, false)); // what was on its way
  expect(study.halted).toBe(true);
  study.again();
  await vi.advanceTimersByTimeAsync(500);
  expect(study.halted).toBe(false);
  expect(latest().sent.map(({ type }) => type)).toEqual(['OpenMatch', 'Judge', 'Think', 'Judge', 'Think']);
});

test('a board that was opened elsewhere waits to be called back', async () => {
  await open(node(0, -1), node(1, 0));
  latest().breakOff(4409);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([study.connection, FakeSocket.opened.length]).toEqual(['elsewhere', 1]);
  study.resume();
  expect(FakeSocket.opened).toHaveLength(2);
});

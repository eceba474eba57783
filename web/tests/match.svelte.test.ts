import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Match, type Change } from '../src/lib/match.svelte';
import type { ClientMessage, Happened, ServerMessage, Table, Update } from '../src/lib/protocol.gen';

/** The browser's socket, played by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];

  readyState = FakeSocket.OPEN;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006, reason = ''): void {
    this.close();
    this.onclose?.({ code, reason });
  }
}

const nothing = { ask: '', actions: [], space: false, asides: [] };
const told = (seq: number): Happened => ({ seq, event: { type: 'Told', seq }, line: null });

const table = (seq: number, more: Partial<Table> = {}): Table => ({
  type: 'Table',
  match: 'm1',
  game: 'panzerschlacht',
  options: {},
  seat: 0,
  seats: [],
  seq,
  happened: [],
  kept: null,
  view: { seq },
  turn: 1,
  secrets: true,
  offer: nothing,
  waiting: null,
  time: { type: 'Untimed' },
  clock: null,
  adjournment: null,
  can_rest: true,
  orders: [],
  can_undo: false,
  can_ask_undo: false,
  takeback: null,
  preparing: null,
  coach: false,
  rematch: '',
  commitment: '',
  goal: null,
  result: null,
  ...more,
});

const update = (seq: number): Update => ({
  type: 'Update',
  seq,
  happened: [told(seq)],
  kept: null,
  changes: [{ path: ['seq'], value: seq }],
  turn: seq,
  offer: nothing,
  waiting: null,
  clock: null,
  can_undo: false,
  can_ask_undo: false,
  result: null,
});

const latest = (): FakeSocket => FakeSocket.opened.at(-1)!;
const refusal = { rule: 'PS-45', key: 'refused-ps-45', facts: { square: 'e4' } };

let match: Match;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
  match = new Match('m1');
  close = match.open();
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

/** Long enough for any wait between two tries. */
const waitForNextTry = () => vi.advanceTimersByTime(15_000);

describe('what the server says', () => {
  test('the first connection asks for everything', () => {
    expect(latest().url.pathname).toBe('/api/matches/m1/play');
    expect(latest().url.searchParams.get('since')).toBe('-1');
    expect(latest().url.searchParams.has('seat')).toBe(false);
  });

  test('a Table is the picture, and an Update moves it on', () => {
    latest().say(table(3, { happened: [told(1), told(3)] }));
    latest().say(update(4));
    expect(match.table).toMatchObject({ seq: 4, view: { seq: 4 }, turn: 4, match: 'm1' });
    expect(match.log.map(({ seq }) => seq)).toEqual([1, 3, 4]);
  });

  test('what was taken back is out of the log, also after a reload or a lost connection', () => {
    latest().say(table(3, { happened: [told(1), told(2), told(3)] }));
    latest().say({ ...update(4), happened: [], kept: 1 });
    latest().say(update(5));
    expect(match.log.map(({ seq }) => seq)).toEqual([1, 5]);
    latest().breakOff();
    waitForNextTry();
    latest().say(table(8, { happened: [told(8)], kept: 1 }));
    expect(match.log.map(({ seq }) => seq)).toEqual([1, 8]);
  });

  test('once the last seat is taken the clocks run, from then on', () => {
    latest().say(table(0, { clock: { left: [600_000, 600_000], running: [], until: [] } }));
    const before = match.heardAt;
    vi.advanceTimersByTime(30_000);
    const clock = { left: [600_000, 600_000], running: [0], until: [] };
    latest().say({ type: 'SeatsChanged', seats: [], clock, can_rest: true });
    expect(match.table?.clock).toEqual(clock);
    expect(match.heardAt).toBeGreaterThanOrEqual(before + 30_000);
  });

  test('an Update that is known already changes nothing', () => {
    latest().say(table(3));
    latest().say(update(3));
    expect(match.table?.view).toEqual({ seq: 3 });
    expect(match.log).toEqual([]);
  });

  test('every change is told with what was before', () => {
    const changes: Change[] = [];
    match.onchange = (change) => changes.push(change);
    latest().say(table(3));
    latest().say(update(4));
    expect(changes.map(({ before, after }) => [before?.seq, after.seq])).toEqual([
      [undefined, 3],
      [3, 4],
    ]);
  });

  test('what an Update leaves alone stays the same object', () => {
    latest().say(table(3, { view: { seq: 3, board: { width: 10 }, tanks: [{ at: 1 }, { at: 2 }] } }));
    const before = match.table!.view as { board: object; tanks: object[] };
    latest().say({ ...update(4), changes: [{ path: ['tanks', 1, 'at'], value: 5 }] });
    const after = match.table!.view as typeof before;
    expect(after).toEqual({ seq: 3, board: { width: 10 }, tanks: [{ at: 1 }, { at: 5 }] });
    expect(after.board).toBe(before.board);
    expect(after.tanks[0]).toBe(before.tanks[0]);
    expect(before.tanks[1]).toEqual({ at: 2 });
  });

  test.each([
    ['something that is not there', ['tanks', 7], 1],
    ['the inside of nothing', ['plan', 'route'], 1],
    ['what is gone already', ['seal'], undefined],
  ])('a change of %s leads to a new connection for a whole picture', (_, path, value) => {
    latest().say(table(3, { view: { tanks: [], plan: null } }));
    latest().say({ ...update(4), changes: [{ path, value }] });
    expect(match.table).toMatchObject({ seq: 3, view: { tanks: [], plan: null } });
    expect(match.log).toEqual([]);
    waitForNextTry();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(latest().url.searchParams.get('since')).toBe('3');
    latest().say(table(4, { happened: [told(4)], view: { tanks: [1] } }));
    latest().say(update(5));
    expect(match.table).toMatchObject({ seq: 5, view: { tanks: [1], seq: 5 } });
    expect(match.log.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test('a gap leads to a new connection that names the last number seen', () => {
    latest().say(table(3, { seat: 1 }));
    latest().say(update(5));
    expect(match.table?.seq).toBe(3);
    waitForNextTry();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(latest().url.searchParams.get('since')).toBe('3');
    expect(latest().url.searchParams.get('seat')).toBe('1');
  });

  test('after a gap nothing is told twice', () => {
    latest().say(table(3, { happened: [told(3)] }));
    latest().breakOff();
    waitForNextTry();
    latest().say(table(5, { happened: [told(3), told(4), told(5)] }));
    expect(match.log.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });
});

describe('a lost connection', () => {
  test('is tried again, each time after a longer wait', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const [tries, wait] of [300, 600, 1200].entries()) {
      latest().breakOff();
      expect(match.connection).toBe('lost');
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.opened).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened).toHaveLength(tries + 2);
    }
  });

  test('is noticed at once when the browser goes offline, and tried at once when it is back', () => {
    latest().say(table(0));
    dispatchEvent(new Event('offline'));
    expect(match.connection).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('is final when the server says that we have no place here', () => {
    latest().breakOff(4403);
    waitForNextTry();
    expect(match.connection).toBe('gone');
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('is tried again later, with a sentence, when we have asked for too much', () => {
    latest().breakOff(4429, 'refused-limit-sockets');
    expect([match.connection, match.waiting]).toEqual(['lost', 'refused-limit-sockets']);
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(8000);
    latest().say(table(0));
    expect([match.connection, match.waiting]).toEqual(['open', '']);
  });

  test('is not tried again once the table is left', () => {
    close();
    waitForNextTry();
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

describe('an action', () => {
  test('is under way until it is accepted', async () => {
    latest().say(table(0));
    const done = match.act({ type: 'Pass' });
    const [sent] = latest().sent;
    expect(match.underway).toEqual([sent]);
    latest().say({ type: 'Accepted', id: sent!.id, seq: 1 });
    expect(await done).toBeNull();
    expect(match.underway).toEqual([]);
  });

  test('is sent again under the same id after the connection was lost', async () => {
    latest().say(table(0));
    const done = match.act({ type: 'Pass' });
    const [first] = latest().sent;
    latest().breakOff();
    waitForNextTry();
    latest().say(table(1));
    expect(latest().sent).toEqual([first]);
    latest().say({ type: 'Accepted', id: first!.id, seq: 1 });
    expect(await done).toBeNull();
  });

  test('waits for the table if there is none yet', () => {
    void match.act({ type: 'Pass' });
    expect(latest().sent).toEqual([]);
    latest().say(table(0));
    expect(latest().sent).toHaveLength(1);
  });

  test('that is refused says why, until the next one', async () => {
    latest().say(table(0));
    const done = match.act({ type: 'Pass' });
    latest().say({ type: 'Refused', id: latest().sent[0]!.id, refusal });
    expect(await done).toEqual(refusal);
    expect(match.refusal).toEqual(refusal);
    void match.act({ type: 'Pass' });
    expect(match.refusal).toBeUndefined();
  });
});

describe('a question', () => {
  test('is answered with advice, and is no action under way', async () => {
    latest().say(table(0));
    const asked = match.ask({ type: 'TryFights' });
    expect(match.asking).toBe(true);
    expect(match.underway).toEqual([]);
    latest().say({ type: 'Advised', id: latest().sent[0]!.id, advice: { odds: [] } });
    expect(await asked).toEqual({ odds: [] });
    expect(match.asking).toBe(false);
  });

  test('that cannot be asked now has no answer, and nothing is complained about', async () => {
    latest().say(table(0));
    const asked = match.ask({ type: 'TryFights' });
    latest().say({ type: 'Refused', id: latest().sent[0]!.id, refusal });
    expect(await asked).toBeNull();
    expect(match.refusal).toBeUndefined();
  });

  test('asked too often is asked again after a breath', async () => {
    latest().say(table(0));
    const asked = match.ask({ type: 'TryFights' });
    const limit = { rule: 'LIMIT', key: 'refused-limit-messages', facts: {} };
    latest().say({ type: 'Refused', id: latest().sent[0]!.id, refusal: limit });
    await vi.advanceTimersByTimeAsync(1000);
    latest().say({ type: 'Advised', id: latest().sent[1]!.id, advice: 'yes' });
    expect(await asked).toBe('yes');
  });

  test('for suggestions, asked too often, is asked again too', async () => {
    latest().say(table(0));
    const asked = match.candidates(1);
    const limit = { rule: 'LIMIT', key: 'refused-limit-messages', facts: {} };
    latest().say({ type: 'Refused', id: latest().sent[0]!.id, refusal: limit });
    await vi.advanceTimersByTimeAsync(1000);
    const choices = [{ action: {}, text: 'G move e1>e2' }];
    latest().say({ type: 'Suggested', id: latest().sent[1]!.id, choices });
    expect(await asked).toEqual(choices);
  });
});

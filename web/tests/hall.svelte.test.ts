import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hall } from '../src/lib/club/hall.svelte';
import { meeting } from '../src/lib/club/meeting';
import { turns } from '../src/lib/club/turns.svelte';
import type { LobbyMessage, Own } from '../src/lib/protocol.gen';
import { router } from '../src/lib/router.svelte';

class Line {
  static open: Line[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  closed = false;

  constructor() {
    Line.open.push(this);
  }

  close(): void {
    this.closed = true;
  }

  say(message: LobbyMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const own: Own = {
  type: 'Own',
  handle: 'me',
  visible: true,
  seek: null,
  asked: [],
  asking: [],
  offered: [],
  taken: [],
};
const seeking: Own = { ...own, seek: { game: 'tank-chess', clock: { type: 'Untimed' } } };
const empty = { type: 'Meeting', people: {}, more_people: 0, seats: {}, more_seats: 0, waiting: [] } as const;

let leave: () => void;

beforeEach(() => {
  Line.open = [];
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(meeting, 'games').mockResolvedValue({ running: [], finished: [] });
  vi.spyOn(turns, 'ask').mockResolvedValue();
  vi.spyOn(router, 'go').mockResolvedValue();
  leave = hall.open();
  Line.open[0]!.say({ ...empty, waiting: [] });
});

afterEach(() => {
  Line.open[0]!.say(own);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what has changed is put into what was told before', () => {
  const waiting = [{ game: 'dropzone', clock: { type: 'Untimed' }, count: 1 }];
  Line.open[0]!.say({ type: 'MeetingChanged', changes: [{ path: ['waiting'], value: waiting }] });
  expect(hall.meeting?.waiting).toEqual(waiting);
  leave();
});

test('the line is closed with the page, unless somebody is looked for: then he may play meanwhile', () => {
  Line.open[0]!.say(seeking);
  leave();
  expect(Line.open[0]!.closed).toBe(false);
  Line.open[0]!.say(own);
  expect(Line.open[0]!.closed).toBe(true);
});

test('whoever waits in the lobby sits down at once, whoever is elsewhere is told', () => {
  const made = { type: 'MatchMade', match: 'abc', game: 'tank-chess', against: ['Uhu 12'] } as const;
  Line.open[0]!.say({ ...made, against: ['Uhu 12'] });
  expect(router.go).toHaveBeenCalledWith('/match/abc');
  Line.open[0]!.say(seeking);
  leave();
  Line.open[0]!.say({ ...made, match: 'def', against: ['Uhu 12'] });
  expect(router.go).toHaveBeenCalledTimes(1);
  expect(hall.made?.match).toBe('def');
});

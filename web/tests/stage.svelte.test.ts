import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Stage } from '../src/lib/board/stage.svelte';
import type { Change } from '../src/lib/match.svelte';
import type { Happened, Table } from '../src/lib/protocol.gen';
import { settings } from '../src/lib/settings.svelte';

interface Picture {
  ms: number;
  of: number;
}

const told = (seq: number): Happened => ({ seq, event: null, line: null });
const table = (seq: number) => ({ seq }) as Table;
const change = (seq: number): Change => ({
  before: table(seq - 1),
  after: table(seq),
  happened: [told(seq)],
  kept: null,
});

let stage: Stage<Picture>;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage((_before, _after, happened) =>
    happened.map((one) => ({ told: one, scenes: [{ ms: 100, of: one.seq }] })),
  );
  stage.follow({ before: undefined, after: table(1), happened: [told(1)], kept: null });
});

afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  test('shows the first table at once', () => {
    expect(stage.table?.seq).toBe(1);
    expect(stage.playing).toBe(false);
  });

  test('plays a change out before it is the table', () => {
    stage.follow(change(2));
    expect(stage.scene?.of).toBe(2);
    expect(stage.table?.seq).toBe(1);
    vi.advanceTimersByTime(100);
    expect(stage.table?.seq).toBe(2);
    expect(stage.playing).toBe(false);
  });

  test('plays one change after the other, and tells each event once', () => {
    stage.follow(change(2));
    stage.follow(change(3));
    expect(stage.log.map(({ seq }) => seq)).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(stage.scene?.of).toBe(3);
    vi.advanceTimersByTime(100);
    expect(stage.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('tells no more of what was taken back', () => {
    stage.follow(change(2));
    stage.follow({ before: table(2), after: table(3), happened: [], kept: 1 });
    stage.follow({ before: table(3), after: table(4), happened: [told(4)], kept: null });
    stage.skip();
    expect(stage.log.map(({ seq }) => seq)).toEqual([1, 4]);
  });

  test('can be skipped to the present', () => {
    stage.follow(change(2));
    stage.follow(change(3));
    stage.skip();
    expect(stage.table?.seq).toBe(3);
    expect(stage.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(stage.playing).toBe(false);
  });

  test('moves nothing for who wants calm', () => {
    settings.motion = 'off';
    stage.follow(change(2));
    expect(stage.playing).toBe(false);
    expect(stage.table?.seq).toBe(2);
  });

  test('waits behind a curtain', () => {
    stage.pause();
    stage.follow(change(2));
    expect(stage.table?.seq).toBe(1);
    stage.resume();
    expect(stage.scene?.of).toBe(2);
  });

  test('takes its time as the visitor likes it', () => {
    settings.tempo = 'slow';
    stage.follow(change(2));
    expect(stage.scene?.ms).toBe(200);
    vi.advanceTimersByTime(199);
    expect(stage.playing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(stage.playing).toBe(false);
    settings.tempo = 'instant';
    stage.follow(change(3));
    expect([stage.playing, stage.table?.seq]).toEqual([false, 3]);
    settings.tempo = 'normal';
  });

  test('goes on with nothing behind an open sheet, and then where it was', () => {
    stage.follow(change(2));
    stage.pause();
    vi.advanceTimersByTime(5000);
    expect([stage.scene?.of, stage.table?.seq]).toEqual([2, 1]);
    stage.resume();
    expect([stage.playing, stage.table?.seq]).toEqual([false, 2]);
  });

  test('shows a die before the sentence tells it', () => {
    const rolled = new Stage<Picture>((_before, _after, happened) =>
      happened.map((one) => ({ told: one, scenes: [{ ms: 100, of: one.seq }], late: true })),
    );
    rolled.follow({ before: undefined, after: table(1), happened: [told(1)], kept: null });
    rolled.follow(change(2));
    expect(rolled.log.map(({ seq }) => seq)).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(rolled.log.map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstStep } from '../src/lib/board/looking';
import { lastTurn, moments, turnAt, turnFrom, turnsOf } from '../src/lib/board/moments';
import { nameOf, recordedName, recordedSeats } from '../src/lib/board/players';
import { Reel, reelOf } from '../src/lib/board/reel.svelte';
import ReplayControls from '../src/lib/board/ReplayControls.svelte';
import type { Direct, Timed } from '../src/lib/board/stage.svelte';
import Story from '../src/lib/board/Story.svelte';
import { chapters } from '../src/lib/games/panzerschlacht/story';
import { lineText } from '../src/lib/games/panzerschlacht/words';
import { i18n } from '../src/lib/i18n.svelte';
import type { FoldedReplay, Frame, Happened, Replay } from '../src/lib/protocol.gen';
import { unfolded } from '../src/lib/unfold';

describe('who sat at a recorded match', () => {
  const seats = recordedSeats(
    { seats: ['Anna', 'bot 3', 'bot', 'bot 0'] } as Replay,
    (seat) => 'abcd'[seat]!,
  );

  test('is a computer where the record says so, with its level', () => {
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'bot']);
  });

  test('has the side of his seat', () => {
    expect(seats.map(({ seat, side }) => `${seat} ${side}`)).toEqual(['0 a', '1 b', '2 c', '3 d']);
  });

  test('is called by his name, and a computer as it is called at the table', async () => {
    await i18n.speak('de');
    await i18n.add('table');
    expect(seats.map(nameOf)).toEqual(['Anna', 'Computer 3', 'bot', 'Computer']);
    expect(['Ben', 'bot 4'].map(recordedName)).toEqual(['Ben', 'Computer 4']);
  });
});

describe('a reel', () => {
  const frames = Array.from({ length: 20 }, (_, step) => ({ seq: 2 * step }) as Frame);
  const shown = () => [{ told: {} as Happened, scenes: [{ ms: 500 }, { ms: 500 }] }];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes to a step by its number in the record, also if that is part of a longer one', () => {
    const reel = new Reel(frames, 0, () => []);
    reel.goTo(18);
    expect(reel.at).toBe(9);
    reel.goTo(3);
    expect(reel.frame.seq).toBe(4);
    reel.goTo(99);
    expect(reel.at).toBe(19);
  });

  test('takes ten steps at ten quick presses', () => {
    const reel = new Reel(frames, 0, shown);
    for (let press = 0; press < 10; press++) reel.forward();
    expect(reel.step).toBe(10);
    vi.advanceTimersByTime(1000);
    expect([reel.at, reel.scene]).toEqual([10, undefined]);
  });

  test('tells of the step that is being shown, and stays there when it is halted', () => {
    const reel = new Reel(frames, 0, shown);
    reel.play();
    vi.advanceTimersByTime(600);
    expect([reel.at, reel.step, reel.shown.seq]).toEqual([0, 1, 2]);
    reel.pause();
    expect([reel.at, reel.playing]).toEqual([1, false]);
  });

  test('plays on to the end by itself', () => {
    const reel = new Reel(frames.slice(0, 3), 0, shown);
    reel.play();
    vi.advanceTimersByTime(10_000);
    expect([reel.at, reel.playing]).toEqual([2, false]);
  });
});

describe('the steps of a replay', () => {
  const line = { key: 'some-line', facts: {} };
  const frame = (seq: number, lines: number, more: Partial<Frame> = {}): Frame =>
    ({
      seq,
      happened: [{ seq, line: null }, ...Array.from({ length: lines }, () => ({ seq, line }))],
      kept: null,
      ...more,
    }) as Frame;
  const frames = moments([
    frame(0, 0),
    frame(1, 1),
    frame(2, 0),
    frame(3, 0),
    frame(4, 2),
    frame(5, 0, { kept: 3 }),
    frame(6, 1),
    frame(7, 0),
  ]);

  test('are those that the story tells of, with what led to them', () => {
    expect(frames.map(({ seq }) => seq)).toEqual([0, 1, 4, 5, 6, 7]);
    expect(frames[2]!.happened.map(({ seq }) => seq)).toEqual([2, 3, 4, 4, 4]);
  });

  const chapter = (number: number, seq: number) => ({ number, seq, lines: [] });
  const turns = turnsOf([chapter(1, 1), chapter(2, 3), chapter(3, 6)], frames);

  test('are found by turns', () => {
    expect(turns.map(({ step }) => step)).toEqual([1, 2, 4]);
    expect([0, 1, 3, 5].map((step) => turnAt(turns, step))).toEqual([-1, 0, 1, 2]);
    expect([0, 1, 2, 4].map((step) => turnFrom(turns, step, 1))).toEqual([1, 2, 4, undefined]);
    expect([5, 4, 3, 1].map((step) => turnFrom(turns, step, -1))).toEqual([4, 2, 2, undefined]);
  });
});

describe('the last turn of the others', () => {
  const frames = (...seats: number[]) =>
    seats.map((seat, seq) => ({ seq, seat, happened: [] }) as unknown as Frame);
  const CHANCE = -1;

  test('is what they did since one did something oneself', () => {
    expect(lastTurn(frames(-2, 0, 1, 0, 1, CHANCE, 1), 0)).toBe(3);
  });

  test('is the same when one has answered', () => {
    expect(lastTurn(frames(-2, 0, 1, CHANCE, 1, 0, 0), 0)).toBe(1);
  });

  test('is all there is before one has done anything', () => {
    expect(lastTurn(frames(-2, 1, 1), 0)).toBe(0);
    expect(lastTurn(frames(-2), 0)).toBe(0);
  });

  test('is for those who watch the turn of whoever played last', () => {
    expect(lastTurn(frames(-2, 0, 1, 0, CHANCE, 0), -3)).toBe(2);
  });

  test('is played, and then one is back at the table', () => {
    vi.useFakeTimers();
    const replay = { frames: frames(-2, 0, 1, 1), viewer: 0 } as unknown as Replay;
    const onend = vi.fn();
    const reel = reelOf(replay, () => [], { again: true, onend });
    expect([firstStep(replay, { seq: 2 }), reel.playing]).toEqual([2, true]);
    vi.runAllTimers();
    expect([reel.at, onend.mock.calls.length]).toEqual([3, 1]);
    vi.useRealTimers();
  });
});

describe('the controls of a replay', () => {
  const told = (seq: number, event: object, key?: string) =>
    ({ seq, event, line: key ? { key: `panzerschlacht-story-${key}`, facts: FACTS } : null }) as Happened;
  const FACTS = { side: 'green', you: 'no', squares: 6, paths: 'a1>a2' };
  const frames = [
    [],
    [told(1, { type: 'SetupSealed' }, 'sealed'), told(1, { type: 'TurnBegan', turn: 1 })],
    [told(2, { type: 'Moved' }, 'moved'), told(2, { type: 'TurnBegan', turn: 2 })],
    [told(3, { type: 'PlanLocked' }, 'locked')],
    [told(4, { type: 'Moved' }, 'moved'), told(4, { type: 'ShotsMissed' }, 'missed')],
    [told(5, { type: 'ShotsMissed' }, 'missed')],
  ].map((happened, seq) => ({ seq, happened, kept: seq === 3 ? 2 : null }) as unknown as Frame);
  const story = () =>
    chapters(
      frames.flatMap(({ happened }) => happened),
      0,
    );
  const replay = { game: 'panzerschlacht', dice: 'unknown', viewer: 0, seats: [] } as unknown as Replay;

  beforeEach(() =>
    Promise.all(['table', 'panzerschlacht', 'panzerschlacht_box'].map((name) => i18n.add(name))),
  );

  function shown(direct: Direct<Timed> = () => []): Reel<Timed> {
    const reel = new Reel<Timed>(frames, 0, direct);
    const tell = ({ line }: Happened): string => lineText(line!);
    render(ReplayControls<Timed>, { reel, replay, id: undefined, story: story(), tell });
    return reel;
  }

  const caption = (): string => document.querySelector('[aria-live]')!.textContent!;

  test('tell each step in the sentences of the log', async () => {
    const reel = shown();
    expect(caption()).toBe('The match begins.');
    reel.go(4);
    await tick();
    expect(caption()).toBe(
      story()
        .at(-1)!
        .lines.slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    );
    reel.go(3);
    await tick();
    expect(caption()).toBe('The last turn was taken back.');
  });

  test('heed the arrow keys wherever one has clicked', async () => {
    const reel = shown();
    const forward = screen.getByRole('button', { name: 'One step forward' });
    await fireEvent.click(forward);
    await fireEvent.keyDown(forward, { key: 'ArrowRight' });
    await fireEvent.keyDown(screen.getByRole('radio', { name: '2×' }), { key: 'ArrowRight' });
    expect(reel.step).toBe(3);
    await fireEvent.keyDown(forward, { key: 'ArrowLeft' });
    expect(reel.step).toBe(2);
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    expect(reel.step).toBe(2); // it moves by itself
  });

  test('step without pictures while a key is held down', async () => {
    const reel = shown(() => [{ told: {} as Happened, scenes: [{ ms: 500 }] }]);
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(reel.scene).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
    expect([reel.at, reel.scene]).toEqual([3, undefined]);
  });

  test('jump by turns', async () => {
    const reel = shown();
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(reel.step).toBe(2);
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Turn' });
    expect(list.selectedOptions[0]!.textContent).toContain('Turn 1');
    await fireEvent.change(list, { target: { value: '2' } });
    expect(reel.step).toBe(3);
    await fireEvent.click(screen.getByRole('button', { name: 'One turn back' }));
    expect(reel.step).toBe(2);
  });

  test.each([
    [2, '1', 1],
    [3, '2', 0],
    [4, '2', 2],
  ])('mark in the log what step %i is about', (at, number, sentences) => {
    const opened = vi.fn();
    render(Story, { chapters: story(), game: 'panzerschlacht', at, onopen: opened });
    expect(document.querySelector('.now .num')!.textContent).toBe(`Turn ${number}`);
    const marked = document.querySelectorAll<HTMLElement>('[aria-current]');
    expect(marked).toHaveLength(sentences);
    marked[0]?.click();
    if (marked[0]) expect(opened).toHaveBeenCalledWith(at);
  });
});

describe('a replay as it travels', () => {
  const sent = {
    replay: {
      frames: [
        { seq: 0, view: null },
        { seq: 1, view: null },
        { seq: 2, view: null },
      ],
    },
    changes: [
      [{ path: [], value: { board: { pieces: [] }, tanks: [{ x: 1, hit: true }, { x: 5 }] } }],
      [{ path: ['tanks', 0, 'x'], value: 2 }, { path: ['tanks', 0, 'hit'] }, { path: ['turn'], value: null }],
      [],
    ],
  } as unknown as FoldedReplay;
  const views = unfolded(sent).frames.map(({ view }) => view as Record<string, unknown>);

  test('has a whole view in every frame', () => {
    expect(views[0]).toEqual({ board: { pieces: [] }, tanks: [{ x: 1, hit: true }, { x: 5 }] });
    expect(views[1]).toEqual({ board: { pieces: [] }, tanks: [{ x: 2 }, { x: 5 }], turn: null });
    expect(views[2]).toBe(views[1]);
  });

  test('keeps what stays', () => {
    expect(views[1]!.board).toBe(views[0]!.board);
  });
});

import { describe, expect, test } from 'vitest';
import { nameOf, recordedName, recordedSeats } from '../src/lib/board/players';
import { Reel } from '../src/lib/board/reel.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { FoldedReplay, Frame, Replay } from '../src/lib/protocol.gen';
import { unfolded } from '../src/lib/unfold';

describe('who sat at a recorded match', () => {
  const seats = recordedSeats({ seats: ['Anna', 'bot 3', 'bot'] } as Replay, (seat) => 'abc'[seat]!);

  test('is a computer where the record says so, with its level', () => {
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
  });

  test('has the side of his seat', () => {
    expect(seats.map(({ seat, side }) => `${seat} ${side}`)).toEqual(['0 a', '1 b', '2 c']);
  });

  test('is called by his name, and a computer as it is called at the table', async () => {
    await i18n.speak('de');
    await i18n.add('table');
    expect(seats.map(nameOf)).toEqual(['Anna', 'Computer 3', 'bot']);
    expect(['Ben', 'bot 4'].map(recordedName)).toEqual(['Ben', 'Computer 4']);
  });
});

describe('a reel', () => {
  const frames = [0, 4, 9].map((seq) => ({ seq }) as Frame);

  test('goes to a step by its number in the record', () => {
    const reel = new Reel(frames, 0, () => []);
    reel.goTo(9);
    expect(reel.at).toBe(2);
    reel.goTo(4);
    expect(reel.frame.seq).toBe(4);
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

import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { edgesOf } from '../src/lib/learn/light';
import { stressed } from '../src/lib/learn/said';

describe('the training book', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  const opened = async () => (await import('../src/lib/learn/progress.svelte')).book;

  test('is empty at first, and keeps each stamp once', async () => {
    const book = await opened();
    expect(book.isEmpty).toBe(true);
    book.stamp('panzerschlacht', 'drive');
    book.stamp('panzerschlacht', 'drive');
    expect(book.has('panzerschlacht', 'drive')).toBe(true);
    expect(book.has('panzerschlacht', 'shots')).toBe(false);
    expect(localStorage.getItem('panzerkiste.lessons')).toBe('{"panzerschlacht":["drive"]}');
  });

  test('adds to what another tab has stamped', async () => {
    const book = await opened();
    localStorage.setItem('panzerkiste.lessons', '{"tank-chess":["move"]}');
    book.stamp('panzerschlacht', 'drive');
    expect(book.has('tank-chess', 'move')).toBe(true);
  });

  test('can be stamped by an effect', async () => {
    const book = await opened();
    const stop = $effect.root(() => {
      $effect(() => book.stamp('panzerschlacht', 'drive'));
    });
    expect(flushSync).not.toThrow();
    stop();
  });

  test('does not mind what else lies there', async () => {
    localStorage.setItem('panzerkiste.lessons', '[1');
    expect((await opened()).isEmpty).toBe(true);
    vi.resetModules();
    localStorage.setItem('panzerkiste.lessons', '{"panzerschlacht":7}');
    expect((await opened()).has('panzerschlacht', 'drive')).toBe(false);
  });
});

test('what stands between stars is stressed', () => {
  expect(stressed('Drive **six** squares')).toEqual(['Drive ', 'six', ' squares']);
});

describe('the light', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

  test('has an outline around each place', () => {
    expect(edgesOf([box(0, 0), box(30, 0)])).toHaveLength(8);
  });

  test('has none between places that touch', () => {
    const edges = edgesOf([box(0, 0), box(10, 0.4)]);
    expect(edges).toHaveLength(6);
    expect(edges).not.toContainEqual([10, 0, 10, 10]);
  });
});

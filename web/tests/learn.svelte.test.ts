import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nameOf } from '../src/lib/board/players';
import TableMenu from '../src/lib/board/TableMenu.svelte';
import { entries, entryOf, openGame } from '../src/lib/games/registry';
import { i18n, t } from '../src/lib/i18n.svelte';
import FirstBattle from '../src/lib/learn/FirstBattle.svelte';
import { edgesOf, isOn, placesIn } from '../src/lib/learn/light';
import { stressed } from '../src/lib/learn/said';
import Spotlight from '../src/lib/learn/Spotlight.svelte';
import { Match } from '../src/lib/match.svelte';
import { router } from '../src/lib/router.svelte';
import type { LessonText, Table } from '../src/lib/protocol.gen';
import Learn from '../src/routes/Learn.svelte';
import Lesson from '../src/routes/Lesson.svelte';
import { game, opponent, stubServer } from './server';

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

  test('keeps every stamp as long as the page where nothing can be stored', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const book = await opened();
    book.stamp('panzerschlacht', 'drive');
    book.stamp('panzerschlacht', 'shots');
    expect(book.has('panzerschlacht', 'drive')).toBe(true);
    vi.restoreAllMocks();
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

  /** An element with its rectangle, at a table of a map 100 wide and a panel beside it. */
  function table(): Element {
    const within = document.createElement('div');
    within.innerHTML = `<div data-board data-box="0 0 100 80"><i data-place="A1" data-box="90 10 40 10"></i>
      <i data-place="far" data-box="140 10 10 10"></i></div>
      <div class="body" data-box="100 0 50 40"><i data-place="#dice" data-box="100 30 50 60"></i></div>`;
    for (const element of within.querySelectorAll<HTMLElement>('[data-box]')) {
      const [x, y, width, height] = element.dataset.box!.split(' ').map(Number);
      element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
    }
    return within;
  }

  test('falls only on what of a place is in the window of the map, or of the panel beside it', () => {
    const { board, lit } = placesIn(table(), ['A1', 'far', '#dice']);
    expect(board).toEqual({ x: 0, y: 0, width: 100, height: 80 });
    expect(lit).toEqual([
      { x: 90, y: 10, width: 10, height: 10 },
      { x: 100, y: 30, width: 50, height: 10 },
    ]);
    expect(lit.map((one) => isOn(one, board!))).toEqual([true, false]);
  });
});

test('the light falls on the drawing of the server, too, which lies in a tree of its own', () => {
  const within = document.createElement('div');
  within.innerHTML = '<div class="sheet drawing"></div>';
  const tree = within.firstElementChild!.attachShadow({ mode: 'open' });
  tree.innerHTML = '<svg><g data-place="A1"></g></svg>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1, 2, 30, 40));
  expect(placesIn(within, ['A1', 'B1'])).toEqual({
    board: { x: 1, y: 2, width: 30, height: 40 },
    lit: [{ x: 1, y: 2, width: 30, height: 40 }],
  });
  vi.restoreAllMocks();
});

test('the light looks by one timer, whatever it sees', async () => {
  const within = document.createElement('div');
  within.innerHTML = '<svg><g data-place="e4"></g></svg>';
  const timers = vi.spyOn(globalThis, 'setInterval');
  render(Spotlight, { within, spot: ['e4'] });
  await tick();
  expect(timers).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

const both = (text: string) => ({ en: text, de: text });
const lesson: LessonText = {
  id: 'drop',
  title: both('Dropping'),
  minutes: 1,
  rules: [],
  done: both('Done.'),
  learnt: both('To drop'),
  steps: [{ name: both('Drop'), say: both('Drop one.'), task: null, spot: [] }],
};

describe('the other seat of a lesson', () => {
  beforeEach(() => i18n.add('table'));

  test('is a coach; a computer without levels is none', () => {
    expect(nameOf(opponent('coach', '', 0))).toBe('Coach');
    expect(nameOf(opponent('bot', '', 0))).toBe('Computer');
  });

  test.each([true, false])('has no substitutes and no seal (coached: %s)', (coached) => {
    stubServer({});
    const match = new Match('drive');
    match.table = {
      match: 'drive 1',
      game: 'panzerschlacht',
      seat: 0,
      seats: [],
      time: { type: 'Untimed' },
      result: null,
    } as unknown as Table;
    if (coached) match.coached = { type: 'Coached', step: 0, said: null, outcome: '' };
    const offer = { ask: '', actions: [], space: false, asides: [] };
    render(TableMenu, { match, offer, asideName: () => '', picker: false, onclose: () => {} });
    expect(screen.queryByText(t('table-dice')) === null).toBe(coached);
    expect(screen.queryByText(t('substitute-title')) === null).toBe(coached);
  });
});

describe('a lesson', () => {
  const texts = { 'GET /api/games/four/texts?lang=en': 'game-four-title = Four' };
  const open = () => vi.spyOn(Match.prototype, 'open').mockReturnValue(() => {});
  afterEach(() => vi.restoreAllMocks());

  test('that is left before it is there opens no line', async () => {
    stubServer({ 'GET /api/games/four/lessons': [lesson] }, texts);
    const opened = open();
    const all = () => Promise.all([openGame('four'), i18n.add('table'), i18n.add('learn')]);
    await all();
    const { unmount } = render(Lesson, { game: 'four', lesson: 'drop' });
    unmount();
    await all(); // it has what it waited for
    await tick();
    expect(opened).not.toHaveBeenCalled();
  });

  test('that cannot be had says so', async () => {
    stubServer({}, texts);
    open();
    render(Lesson, { game: 'four', lesson: 'drop' });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('the page for learning', () => {
  test('has the course of a game that only the server knows, with all its words', async () => {
    const own = Object.fromEntries(entries.map(({ id }) => [`GET /api/games/${id}/lessons`, []]));
    stubServer(
      { 'GET /api/games': [{ ...game, id: 'four' }], ...own, 'GET /api/games/four/lessons': [lesson] },
      { 'GET /api/games/four/texts?lang=en': 'game-four-title = Four' },
    );
    render(Learn, { game: 'four' });
    expect(await screen.findByRole('link', { name: /Dropping/ })).toBeTruthy();
    expect(await screen.findByText('The rulebook cannot be opened just now.')).toBeTruthy();
    expect(document.body.textContent).toContain('Four');
    expect(document.body.textContent).not.toMatch(/learn-|goal-/);
    expect(screen.getByText(/^0\/\d+$/)).toBeTruthy(); // all that a phone has room for
  });
});

test('a first battle is against one, with the coach beside, and leaves out what its game says may wait', async () => {
  const presets = { first_game: { siege: false } };
  const hunter = { ...game, id: 'tank-hunter', players: [2, 8], usual: 4, presets };
  const server = stubServer({
    'GET /api/games/tank-hunter': hunter,
    'POST /api/matches': { id: 'm9', invites: [], watch: 'W' },
  });
  const go = vi.spyOn(router, 'go').mockResolvedValue();
  await i18n.add('learn');
  render(FirstBattle, { box: entryOf('tank-hunter')!, due: true });
  await fireEvent.click(screen.getByText(t('learn-battle-go')));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/match/m9?coach'));
  expect(server.posted).toEqual([
    {
      game: 'tank-hunter',
      options: { ...game.defaults, siege: false },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    },
  ]);
  vi.restoreAllMocks();
});

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { GameInfo, OptionValue, Schema } from '../src/lib/api';
import { boxOf } from '../src/lib/games/generic/any';
import { alike, entries, entryOf, openGame, shownBy } from '../src/lib/games/registry';
import Cover from '../src/lib/home/Cover.svelte';
import { t } from '../src/lib/i18n.svelte';
import NewMatch from '../src/routes/NewMatch.svelte';
import Replay from '../src/routes/Replay.svelte';
import { game, stubServer } from './server';

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
  test('has a screen for every link on its box', () => {
    for (const { href } of entry.links ?? [])
      expect(entry.routes?.some(({ match }) => match(href))).toBe(true);
  });
});

test('games stand on the shelf by their number, each at a place of its own', () => {
  const places = entries.map(({ order }) => order);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
});

describe('a game without an entry', () => {
  const ludo = { ...game, id: 'ludo' };

  test('is shown on the table of any game, in the words that the server has', async () => {
    const texts = 'ludo-side-red = Red\ngame-ludo-title = Ludo';
    stubServer({ 'GET /api/games/ludo': ludo }, { 'GET /api/games/ludo/texts?lang=en': texts });
    expect(entryOf('ludo')).toBeUndefined();
    expect(await openGame('ludo')).toBe((await import('../src/lib/games/generic')).game);
    expect(t('game-ludo-title')).toBe('Ludo');
  });

  test('has a box with what the server says of it', () => {
    expect(boxOf({ ...ludo, players: [2, 6] })).toMatchObject({ id: 'ludo', players: '2–6', minutes: '30' });
    expect(boxOf({ ...ludo, lasts: [20, 40] }).minutes).toBe('20–40');
    expect(boxOf({ ...ludo, lasts: null }).minutes).toBeUndefined();
  });

  test('of which the server knows nothing either is not found', async () => {
    stubServer({});
    render(NewMatch, { game: 'halma' });
    await screen.findByRole('heading', { name: t('not-found-title') });
  });
});

describe('any game is shown on the table of any game', () => {
  const at = (search: string) => history.replaceState(null, '', `/match/1${search}`);

  test('if the address says so, under its own cover and with its own words', () => {
    at('?table=generic');
    const own = entryOf('panzerschlacht')!;
    expect(shownBy('panzerschlacht')).toMatchObject({
      drawn: true,
      id: own.id,
      paint: own.paint,
      catalogues: own.catalogues,
    });
    expect(alike('/replay/1')).toBe('/replay/1?table=generic');
  });

  test('and on its own if not', () => {
    at('');
    expect(shownBy('panzerschlacht')).toBe(entryOf('panzerschlacht'));
    expect(alike('/replay/1')).toBe('/replay/1');
  });
});

describe('a set-up form has a field of the game’s own for', () => {
  const info = (
    id: string,
    sides: string[],
    option: string,
    schema: Schema,
    value: OptionValue,
  ): GameInfo => ({
    id,
    players: [2, 2],
    usual: 2,
    lasts: null,
    sides,
    levels: 1,
    brought: [],
    options_schema: { properties: { [option]: schema } },
    defaults: { [option]: value },
    presets: {},
    chance: false,
    warns: false,
    timed: false,
  });
  const deck = info('tank-hunter', ['a', 'b'], 'deck', { type: 'string' }, 'standard');
  const maps: Schema = { type: 'string', examples: ['farmyard10'] };
  const map = info('tank-chess', ['white', 'black'], 'map', maps, 'farmyard10');
  const army = info('dropzone', ['a', 'b'], 'army_b', { type: 'string', examples: [] }, 'army: Mine\n');
  const field = info('dropzone', ['a', 'b'], 'battlefield', { type: 'string', examples: [] }, '');

  test.each([
    ['decks', deck],
    ['maps', map],
    ['armies', army],
    ['battlefields', field],
  ])('%s, with the way to where they are made', async (works, game) => {
    stubServer({ [`GET /api/games/${game.id}`]: game });
    render(NewMatch, { game: game.id });
    const link = `form a[href="/${works}/${game.id}"]`;
    await waitFor(() => expect(document.querySelector(link)).not.toBeNull());
  });

  test('nations', async () => {
    const nations: Schema = { type: 'array', items: { enum: ['DE'] } };
    stubServer({ 'GET /api/games/tank-hunter': info('tank-hunter', ['a', 'b'], 'nations', nations, []) });
    render(NewMatch, { game: 'tank-hunter' });
    expect(await screen.findByLabelText('Germany')).toBeTruthy();
  });
});

describe('whoever plans a match', () => {
  const nations: Schema = { type: 'array', items: { enum: ['UK'] } };
  const hunt: GameInfo = {
    id: 'tank-hunter',
    players: [2, 8],
    usual: 4,
    lasts: [45, 45],
    sides: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    levels: 1,
    brought: [],
    options_schema: { properties: { nations } },
    defaults: { nations: ['UK'] },
    presets: {},
    chance: true,
    warns: true,
    timed: true,
  };
  const few = { rule: 'TH-028', key: 'refused-th-028-few', facts: { have: 19, players: 2 } };

  /** The page's own line about its host is there, too, and empty. */
  const told = (): HTMLElement | undefined => screen.getAllByRole('status').find((line) => line.textContent);

  test('is warned of what the game says about it', async () => {
    stubServer({ 'GET /api/games/tank-hunter': hunt, 'POST /api/games/tank-hunter/warnings': [few] });
    render(NewMatch, { game: 'tank-hunter' });
    const warning = await vi.waitFor(() => {
      expect(told()).toBeDefined();
      return told()!;
    });
    expect(warning.textContent).toMatch(
      /There are 19 unit cards: with more than 2 players they may run out early/,
    );
    expect(warning.querySelector('a')?.getAttribute('href')).toBe('/rules/tank-hunter#TH-028');
  });

  test('is not troubled where the game says nothing', async () => {
    stubServer({ 'GET /api/games/tank-hunter': hunt, 'POST /api/games/tank-hunter/warnings': [] });
    render(NewMatch, { game: 'tank-hunter' });
    await screen.findByLabelText(/Brit|United Kingdom/);
    expect(told()).toBeUndefined();
  });
});

describe('a file that is refused', () => {
  test.each([
    ['TH-401', 'refused-th-401-not-now', /This is not what is asked now/],
    ['DZ-066', 'refused-dz-066-starter', /Only a player who has something to deploy can begin/],
    ['CH-01', 'refused-checkers-turn', /Black moves first/], // of a game without an entry
  ])('by %s says so in words', async (rule, key, words) => {
    const texts = 'refused-checkers-turn = Black moves first.';
    vi.stubGlobal('fetch', (address: string) => {
      if (address === '/api/games') return Promise.resolve(Response.json([{ ...game, id: 'checkers' }]));
      if (address === '/api/games/checkers/texts?lang=en') return Promise.resolve(new Response(texts));
      return Promise.resolve(Response.json({ rule, key, facts: {}, detail: '' }, { status: 400 }));
    });
    render(Replay, { id: 'file' });
    const input = await screen.findByLabelText<HTMLInputElement>('Match file');
    Object.defineProperty(input, 'files', { value: [new Blob(['a match'])] });
    await fireEvent.change(input);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });
});

test('a box has the drawing of its game, and one of a game that nobody has drawn has another', () => {
  const drawn = (game: string) => render(Cover, { game }).container.innerHTML;
  const drawings = [...entries.map(({ id }) => id), 'halma'].map(drawn);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(drawn('ludo')).toBe(drawings.at(-1));
});

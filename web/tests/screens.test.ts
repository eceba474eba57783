import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SPECTATOR, type MatchSummary, type Options } from '../src/lib/api';
import { neatCode } from '../src/lib/home/code';
import { i18n, languages, t } from '../src/lib/i18n.svelte';
import { reach } from '../src/lib/join/reach.svelte';
import { chosenRules, rulesInShort } from '../src/lib/join/rules';
import { optionLines } from '../src/lib/new-match/options';
import { me } from '../src/lib/people/me.svelte';
import type { Invitation, Profile } from '../src/lib/protocol.gen';
import { router } from '../src/lib/router.svelte';
import Home from '../src/routes/Home.svelte';
import Join from '../src/routes/Join.svelte';
import Me from '../src/routes/Me.svelte';
import NewMatch from '../src/routes/NewMatch.svelte';
import NotFound from '../src/routes/NotFound.svelte';
import Person from '../src/routes/Person.svelte';
import Rulebook from '../src/routes/Rulebook.svelte';
import Settings from '../src/routes/Settings.svelte';
import { book, game, match, opponent, stubServer } from './server';

const others: MatchSummary[] = [
  { ...match, id: 'm2', your_turn: false, opponents: [] },
  { ...match, id: 'm3', seat: SPECTATOR, your_turn: false, opponents: [opponent('bot', '', 3)] },
  { ...match, id: 'm4', opponents: [opponent('open', '', 0)] },
  { ...match, id: 'm5', opponents: [opponent('person', '', 0)] },
];

const go = vi.spyOn(router, 'go').mockResolvedValue();

beforeEach(() => {
  go.mockClear();
  router.hash = '';
});

/** What axe can tell without layout; the browser tests ask it again with one. */
async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => {
    await i18n.speak(language);
    stubServer({
      'GET /api/matches': [match, ...others],
      'GET /api/me': { name: 'Uhu 12', handle: null, account: null },
      'GET /api/invitations/K7Q-4MD': null,
      'GET /api/games/panzerschlacht': game,
      [`GET /api/games/panzerschlacht/rulebook?lang=${language}`]: book,
    });
  });

  test.each([
    ['Home', () => render(Home), '.continue'],
    ['New match', () => render(NewMatch, { game: 'panzerschlacht' }), 'form .seats'],
    ['Join', () => render(Join, { code: 'K7Q-4MD' }), 'form'],
    ['Rulebook', () => render(Rulebook, { game: 'panzerschlacht' }), '.book'],
    ['Settings', () => render(Settings), '.panel'],
    ['Profile', () => render(Me), 'aside'],
    ['Not found', () => render(NotFound), 'h1'],
  ])('%s has all its texts and is accessible', async (_name, show, content) => {
    show();
    await waitFor(() => expect(document.querySelector(content)).not.toBeNull());
    await expectAccessible();
  });
});

describe('Home', () => {
  test('shows what is running, and not what is over', async () => {
    stubServer({ 'GET /api/matches': [match, { ...match, id: 'm2', over: true }] });
    render(Home);
    expect(await screen.findByText('against Jonas · Turn 11')).toBeTruthy();
    expect(document.querySelectorAll('.continue li')).toHaveLength(1);
  });

  test('says nothing about matches when there are none, or no server', async () => {
    stubServer({});
    render(Home);
    await Promise.resolve();
    expect(screen.queryByText('Continue')).toBeNull();
  });

  test('opens every game in the box', () => {
    stubServer({});
    render(Home);
    expect(document.querySelectorAll('a[href^="/new/"]')).toHaveLength(4);
  });

  test('joins by code', async () => {
    const server = stubServer({ 'POST /api/join': { match: 'm7', seat: 1 } });
    render(Home);
    await fireEvent.input(screen.getByLabelText('Join with a code'), { target: { value: 'k7q4md' } });
    await fireEvent.click(screen.getByText('Join'));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/match/m7'));
    expect(server.posted).toEqual([{ code: 'K7Q-4MD' }]);
  });

  test('shows a code as long as they are', () => {
    stubServer({});
    render(Home);
    expect(screen.getByLabelText('Join with a code').getAttribute('placeholder')).toMatch(
      /^(\w{3}-){2}\w{3}$/,
    );
  });

  test('says why a code does not help', async () => {
    stubServer({});
    render(Home);
    await fireEvent.click(screen.getByText('Join'));
    expect(screen.getByText('Enter the code from your invitation.')).toBeTruthy();
    await fireEvent.input(screen.getByLabelText('Join with a code'), { target: { value: 'zzz' } });
    await fireEvent.click(screen.getByText('Join'));
    expect(await screen.findByText('There is no free seat for this code.')).toBeTruthy();
  });
});

describe('An invitation', () => {
  const host = { ...opponent('person', 'Jonas', 0), seat: 0, side: 'green', here: true };
  const free = opponent('open', '', 0);
  const invitation: Invitation = {
    game: 'panzerschlacht',
    options: { ...game.defaults, siege: false, minutes: 10 },
    clock: { type: 'Live', minutes: 10, increment: 0, decision: 0 },
    rated: false,
    seat: 1,
    host: 0,
    seats: [host, free],
    turn: 0,
    over: false,
    match: null,
  };

  function arrive(told: Partial<Invitation>): { posted: unknown[] } {
    const server = stubServer({
      'GET /api/invitations/K7Q-4MD': { ...invitation, ...told },
      'GET /api/games/panzerschlacht': game,
      'POST /api/join': { match: 'm7', seat: 1 },
      'PUT /api/me': { name: 'Dachs 40', handle: 'k7q4mdx2pz', account: null },
    });
    render(Join, { code: 'K7Q-4MD' });
    return server;
  }

  test('to play names game, host, side, clock and rules', async () => {
    const server = arrive({});
    expect(await screen.findByText('Will you play?')).toBeTruthy();
    const told = document.querySelector('main')!.textContent!.replace(/\s+/g, ' ');
    for (const part of ['Panzerschlacht', 'Jonas', 'is here', 'Grey', '10 min each', 'Siege: off'])
      expect(told).toContain(part);
    await expectAccessible();
    await fireEvent.click(screen.getByText('Join'));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/match/m7'));
    expect(server.posted).toEqual([{ code: 'K7Q-4MD' }]);
  });

  test('is taken under the name that one types', async () => {
    me.told = { name: 'Uhu 12', handle: null, account: null };
    const server = arrive({});
    const field = await screen.findByLabelText('Your name at the table');
    await fireEvent.input(field, { target: { value: 'Dachs 40' } });
    await fireEvent.click(screen.getByText('Join'));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/match/m7'));
    expect(server.posted).toEqual([{ name: 'Dachs 40' }, { code: 'K7Q-4MD' }]);
  });

  test('to a rated match tells a guest why to sign in', async () => {
    me.told = { name: 'Uhu 12', handle: null, account: null };
    arrive({ rated: true });
    expect((await screen.findByText('Sign in')).closest('a')!.getAttribute('href')).toBe('/me');
    expect(screen.getByText(/only the results of accounts count/)).toBeTruthy();
    expect([screen.queryByText('Join'), screen.queryByText(/No account needed/)]).toEqual([null, null]);
  });

  test('that came as a watch link is one to watch, whatever its code is good for', async () => {
    history.replaceState(null, '', '/watch/K7Q-4MD');
    const server = arrive({});
    await fireEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    expect(screen.queryByText('Join')).toBeNull();
    expect(server.posted).toEqual([{ code: 'K7Q-4MD', watch: true }]);
    history.replaceState(null, '', '/');
  });

  test('to play may be taken as one to watch', async () => {
    const server = arrive({});
    await fireEvent.click(await screen.findByText('Just watch'));
    expect(server.posted).toEqual([{ code: 'K7Q-4MD', watch: true }]);
  });

  test('to watch offers no seat', async () => {
    const server = arrive({ seat: SPECTATOR, seats: [host, opponent('bot', '', 3)], turn: 4 });
    expect(await screen.findByText('Will you watch?')).toBeTruthy();
    const told = document.querySelector('main')!.textContent!;
    for (const part of ['Jonas', 'Computer, level 3', 'Turn 4']) expect(told).toContain(part);
    for (const part of ['nvited', 'Join', 'seat']) expect(told).not.toContain(part);
    await fireEvent.click(screen.getByRole('button', { name: 'Watch' }));
    expect(server.posted).toEqual([{ code: 'K7Q-4MD', watch: true }]);
  });

  test('that one has made oneself leads to the table', async () => {
    arrive({ match: 'm7' });
    expect((await screen.findByText('To the table')).closest('a')!.getAttribute('href')).toBe('/match/m7');
    expect(screen.queryByText('Join')).toBeNull();
  });

  test('says so when it is no longer good', async () => {
    stubServer({ 'GET /api/invitations/K7Q-4MD': null });
    render(Join, { code: 'K7Q-4MD' });
    expect(await screen.findByText('This invitation is no longer good')).toBeTruthy();
  });
});

test('somebody’s page shows ratings, results as words and shapes, and whom he met', async () => {
  const opponents = [{ name: '', handle: null, level: 3 }];
  const played = {
    match: null,
    game: 'tank-chess',
    day: '2026-11-03',
    outcome: 'drawn' as const,
    opponents,
    gain: -8,
  };
  stubServer({
    'GET /api/people/k7q4mdx2pz': {
      name: 'Dachs 40',
      handle: 'k7q4mdx2pz',
      since: null,
      program: false,
      hides_games: false,
      ratings: [
        {
          game: 'tank-chess',
          number: 1586,
          provisional: true,
          matches: 3,
          curve: [1500, 1586],
          won: 2,
          drawn: 1,
          lost: 0,
        },
      ],
      matches: [played, { ...played, outcome: 'won', opponents: [{ name: '', handle: null, level: 0 }] }],
      favourites: [],
    } satisfies Profile,
  });
  render(Person, { handle: 'k7q4mdx2pz' });
  expect(await screen.findByText('1586?')).toBeTruthy();
  const told = document.querySelector('main')!.textContent!.replace(/\s+/g, ' ');
  for (const part of [
    'Dachs 40',
    'Guest',
    '+86',
    'Draw',
    'against Computer, level 3',
    '−8',
    'Won',
    'against somebody',
  ])
    expect(told).toContain(part);
  expect(screen.queryByText('Favourites')).toBeNull();
  await expectAccessible();
});

test('an invitation tells which map and army, and otherwise what is not as usual', async () => {
  await i18n.add('tank_chess');
  const choices = {
    map: { type: 'string', examples: ['standard16', 'fords14'] },
    mode: { enum: ['raid', 'standard'] },
    minutes: { type: 'integer', minimum: 0, maximum: 180, host: true },
    position: { type: 'string' },
  };
  const defaults = { map: 'standard16', mode: 'standard', minutes: 0, position: '' };
  const chess = { ...game, id: 'tank-chess', options_schema: { properties: choices }, defaults };
  const told = (options: Options) =>
    chosenRules(chess, { ...defaults, ...options }, 2, undefined).map(
      ({ label, value }) => `${label}: ${value}`,
    );
  expect(told({ minutes: 30 })).toEqual(['Map: Standard']);
  expect(told({ map: 'fords14', mode: 'raid' })).toEqual(['Map: Fords', 'Mode: RAID']);
  expect(told({ map: 'name: Attic\n..#', position: 'TC1 8x8' })).toEqual([
    'Map: home-made',
    'Position: home-made',
  ]);
});

test('the rules of a new match are folded away under a line that says what is set', async () => {
  await i18n.add('panzerschlacht');
  const lines = optionLines(game.options_schema);
  const short = (options: Options) => rulesInShort(game, { ...game.defaults, ...options }, lines, undefined);
  expect(short({ siege: true, own_targets: false, patience: 50, minutes: 0 })).toBe(
    `${t('panzerschlacht-option-siege')} · ${t('panzerschlacht-option-patience')}: 50`,
  );
  expect(short({ siege: false })).not.toContain(t('panzerschlacht-option-siege'));
  stubServer({ 'GET /api/games/panzerschlacht': game });
  render(NewMatch, { game: 'panzerschlacht' });
  const fold = (await screen.findByText('The rules in detail')).closest('details')!;
  expect(fold.open).toBe(false);
  expect(fold.querySelector('small')!.textContent).toBe(short({}));
});

describe('New match', () => {
  const created = { id: 'm9', invites: [], watch: 'W' };

  test('is one click away', async () => {
    const server = stubServer({ 'GET /api/games/panzerschlacht': game, 'POST /api/matches': created });
    render(NewMatch, { game: 'panzerschlacht' });
    await fireEvent.click(await screen.findByText('Play now'));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/match/m9'));
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 2 }];
    const clock = { type: 'Untimed' };
    expect(server.posted).toEqual([{ game: 'panzerschlacht', options: game.defaults, seats, clock }]);
  });

  test('shows the link for a friend before the table', async () => {
    const invites = [{ seat: 1, code: 'K7Q-4MD' }];
    stubServer({ 'GET /api/games/panzerschlacht': game, 'POST /api/matches': { ...created, invites } });
    render(NewMatch, { game: 'panzerschlacht' });
    await fireEvent.click((await screen.findAllByLabelText('By link'))[1]!);
    await fireEvent.click(await screen.findByText('Invite now'));
    expect(await screen.findByDisplayValue(/\/join\/K7Q-4MD$/)).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
  });

  test('says that nobody reaches this machine, and names the command; once it is open, links lead to it', async () => {
    const invites = [{ seat: 1, code: 'K7Q-4MD' }];
    const addresses = ['http://192.168.2.7:8400', 'http://10.0.0.7:8400'];
    reach.told = { here_only: true, open: false, addresses, command: 'panzerkiste --host 0.0.0.0' };
    stubServer({ 'GET /api/games/panzerschlacht': game, 'POST /api/matches': { ...created, invites } });
    render(NewMatch, { game: 'panzerschlacht' });
    await fireEvent.click((await screen.findAllByLabelText('By link'))[1]!);
    await fireEvent.click(await screen.findByText('Invite now'));
    expect(await screen.findByText('panzerkiste --host 0.0.0.0')).toBeTruthy();
    expect(screen.queryByDisplayValue(`${addresses[0]}/join/K7Q-4MD`)).toBeNull();
    reach.told = { ...reach.told, open: true };
    expect(await screen.findByDisplayValue(`${addresses[0]}/join/K7Q-4MD`)).toBeTruthy();
    await fireEvent.change(screen.getByLabelText(/^Links go to/), {
      target: { value: addresses[1] },
    });
    expect(await screen.findByDisplayValue(`${addresses[1]}/join/K7Q-4MD`)).toBeTruthy();
    const link = encodeURIComponent(`${addresses[1]}/join/K7Q-4MD`);
    const code = screen.getByAltText('The invitation as a QR code');
    expect(code.getAttribute('src')).toBe(`/api/qr?link=${link}`);
    reach.told = undefined;
  });

  test('says so when the server does not answer', async () => {
    stubServer({});
    render(NewMatch, { game: 'panzerschlacht' });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  test('does not exist for a game that is not in the box', async () => {
    stubServer({});
    render(NewMatch, { game: 'ludo' });
    expect(await screen.findByText('Missed!')).toBeTruthy();
  });
});

describe('Rulebook', () => {
  beforeEach(() => void stubServer({ 'GET /api/games/panzerschlacht/rulebook?lang=en': book }));

  test('searches', async () => {
    render(Rulebook, { game: 'panzerschlacht' });
    await fireEvent.input(await screen.findByRole('searchbox'), { target: { value: 'guns' } });
    expect(screen.getByText('One rule found')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('guns');
    expect(document.getElementById('PS-75')).toBeNull();
  });

  test('searches letter by letter where it was opened at a rule', async () => {
    router.hash = 'PS-75';
    render(Rulebook, { game: 'panzerschlacht' });
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    for (const letter of 'guns') {
      await fireEvent.input(field, { target: { value: field.value + letter } });
      await tick();
    }
    expect(field.value).toBe('guns');
    expect(screen.getByText('One rule found')).toBeTruthy();
  });

  test('gives up a search that hides the rule one goes to', async () => {
    render(Rulebook, { game: 'panzerschlacht' });
    await fireEvent.input(await screen.findByRole('searchbox'), { target: { value: 'guns' } });
    router.hash = 'PS-75';
    await waitFor(() => expect(document.getElementById('PS-75')?.className).toContain('current'));
  });
});

test('a code is made neat', () => {
  expect(neatCode(' k7q 4md')).toBe('K7Q-4MD');
  expect(neatCode('k7q-')).toBe('K7Q');
  expect(neatCode('')).toBe('');
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turns } from '../src/lib/club/turns.svelte';
import Telling from '../src/lib/club/Telling.svelte';
import Words from '../src/lib/club/Words.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';
import type { TellingInfo, Word } from '../src/lib/protocol.gen';
import { settings } from '../src/lib/settings.svelte';
import { opponent, stubServer } from './server';

const ring = vi.hoisted(() => vi.fn());
vi.mock('../src/lib/board/sound', () => ({ ring }));

const answer = (matches: string[]) => stubServer({ 'GET /api/my-turns': { count: matches.length, matches } });
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  await i18n.speak('en');
  ring.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  turns.here = undefined;
});

test('what waits is counted without the table that is open here, and a new one rings', async () => {
  answer(['a', 'b']);
  const stop = turns.watch();
  await vi.waitFor(() => expect(turns.count).toBe(2));
  expect(ring).toHaveBeenCalledTimes(1);
  turns.here = { match: 'a', asked: false };
  expect(turns.count).toBe(1);
  turns.here = { match: 'a', asked: true };
  expect(turns.count).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(ring).toHaveBeenCalledTimes(1);
  answer([]);
  turns.here = undefined;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(turns.count).toBe(0));
  stop();
});

const word = (number: number, seat: number, more: Partial<Word>): Word => ({
  ...{ number, seat, phrase: '', text: '', at: 0 },
  ...more,
});

/** A table with us on seat 0 and Bert on seat 1. */
function table() {
  const state = $state({
    id: 'm1',
    table: {
      seats: [
        { ...opponent('person', 'Anna', 0), seat: 0, yours: true },
        { ...opponent('person', 'Bert', 0), seat: 1 },
      ],
    },
    words: { said: [] as Word[], allowed: [] as number[], muted: [] as number[] },
    spoken: [] as Word[],
    say: vi.fn((said: unknown) => Promise.resolve(said ? null : null)),
  });
  return state;
}

test('a phrase is read in the own language, in a bubble that goes and in a list that stays', async () => {
  const match = table();
  render(Words, { match: match as unknown as Match, open: false });
  const list = await screen.findByRole('log', { name: 'Words' });
  vi.useFakeTimers();
  match.spoken = [word(1, 1, { phrase: 'no-hurry' }), word(2, 0, { phrase: 'thanks' })];
  flushSync();
  expect(list.textContent).toMatch(/^\s*Bert: No hurry\.\s*$/);
  expect(document.querySelector('.bubbles')!.textContent).toMatch(/^\s*Bert No hurry\.\s*$/);
  vi.advanceTimersByTime(7000);
  flushSync();
  expect(document.querySelector('.bubbles p')).toBeNull();
  expect(list.textContent).toContain('No hurry.');
});

test('own words can be written once all allow them, and not before', async () => {
  const match = table();
  render(Words, { match: match as unknown as Match, open: true });
  await fireEvent.click(await screen.findByRole('switch', { name: 'Free words' }));
  expect(match.say).toHaveBeenCalledWith({ allowed: true });
  expect(screen.queryByRole('textbox')).toBeNull();
  match.words = { ...match.words, allowed: [0, 1] };
  await tick();
  await fireEvent.input(screen.getByRole('textbox', { name: 'In your own words' }), {
    target: { value: 'Tea?' },
  });
  await fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  expect(match.say).toHaveBeenCalledWith({ text: 'Tea?' });
});

const info: TellingInfo = {
  telling: {
    language: 'en',
    zone: 'UTC',
    quiet: { begins: '22:00', ends: '08:00' },
    device: ['turn'],
    mail: [],
  },
  key: 'key',
  devices: ['https://push.example.org/1'],
  has_mail: true,
  mail: { address: 'anna@example.org', confirmed: false },
};

test('what to be told about is chosen at once, and sound is off until it is chosen', async () => {
  const put = vi.fn<(body: unknown) => void>();
  stubServer({ 'GET /api/me/telling': info });
  const asked = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') put(JSON.parse(String(init.body)));
    return init?.method === 'PUT' ? Promise.resolve(Response.json(info)) : asked(path, init);
  });
  expect(settings.bell).toBe(false);
  render(Telling, { account: true });
  await fireEvent.click(await screen.findByRole('switch', { name: 'Your turn: Sound' }));
  expect(settings.bell).toBe(true);
  screen.getByRole('textbox', { name: 'Code from the mail' });
  await fireEvent.click(screen.getByRole('switch', { name: 'Quiet' }));
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(expect.objectContaining({ quiet: null })));
  settings.bell = false;
});

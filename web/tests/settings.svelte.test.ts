import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { applySettings, language, settings, still, theme } from '../src/lib/settings.svelte';

const STORE = 'panzerkiste.settings';
let stop = () => {};

function start(): void {
  stop = $effect.root(applySettings);
  flushSync();
}

afterEach(() => stop());

test('the first visit: calm defaults', () => {
  expect({ ...settings }).toEqual({
    language: 'auto',
    theme: 'auto',
    pattern: true,
    motion: 'auto',
    tempo: 'normal',
    sound: false,
    bell: false,
    notify: false,
    confirmations: true,
  });
});

test('a change is kept and shown at once', () => {
  start();
  settings.theme = 'dark';
  settings.pattern = false;
  flushSync();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', pattern: 'false', motion: 'auto' });
  expect(JSON.parse(localStorage.getItem(STORE)!)).toMatchObject({ theme: 'dark', pattern: false });
});

test('another tab is followed, and what it should not say is ignored', () => {
  start();
  localStorage.setItem(STORE, '{"theme":"neon","motion":"off","sound":true}');
  dispatchEvent(new StorageEvent('storage', { key: STORE }));
  expect(settings).toMatchObject({ theme: 'auto', motion: 'off', sound: true });
  expect(still()).toBe(true);
});

test('a chosen language or theme wins over browser and system', () => {
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  expect(language()).toBe('de');
  settings.language = 'en';
  settings.theme = 'dark';
  expect(language()).toBe('en');
  expect(theme()).toBe('dark');
});

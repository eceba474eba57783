import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { i18n, negotiate, t } from '../src/lib/i18n.svelte';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'de'], 'de'],
  [['EN-us'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that wants %j gets %s', (preferred, language) => {
  expect(negotiate(preferred)).toBe(language);
});

test('texts follow the language', async () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(t('home-games')));
  });
  flushSync();
  await i18n.speak('de');
  flushSync();
  stop();
  expect(seen).toEqual(['Games', 'Spiele']);
  expect(document.documentElement.lang).toBe('de');
});

test('arguments are filled in without invisible marks', () => {
  expect(t('seat-who', { side: 'Green' })).toBe('Who plays Green?');
});

test('a game brings its own catalogue', async () => {
  await i18n.add('panzerschlacht');
  expect(t('panzerschlacht-side-green')).toBe('Green');
  await i18n.speak('de');
  expect(t('panzerschlacht-side-green')).toBe('Grün');
});

test('whoever waits for texts has them, whatever else is asked for meanwhile', async () => {
  const [german] = [i18n.speak('de'), i18n.add('table'), i18n.speak('en'), i18n.speak('de')];
  await german;
  expect(i18n.language).toBe('de');
  await i18n.add('table');
  expect(i18n.language).toBe('de');
});

test('a missing text or argument is not passed over in silence', () => {
  expect(() => t('no-such-key')).toThrow('no-such-key');
  expect(() => t('seat-who')).toThrow('seat-who');
});

test('a catalogue that the client was built without comes from the server, once in each language', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const text = address.endsWith('de') ? 'game-ludo-title = Mensch' : 'game-ludo-title = Ludo';
    return Promise.resolve(new Response(text, { status: asked.length === 1 ? 503 : 200 }));
  });
  await expect(i18n.add('/api/games/ludo/texts')).rejects.toThrow('503');
  await i18n.add('/api/games/ludo/texts');
  expect(t('game-ludo-title')).toBe('Ludo');
  await i18n.speak('de');
  expect(t('game-ludo-title')).toBe('Mensch');
  await i18n.speak('en');
  await i18n.add('engine');
  expect(asked.map((address) => address.slice(-2))).toEqual(['en', 'en', 'de']);
  expect([i18n.has('game-ludo-title'), i18n.has('game-halma-title')]).toEqual([true, false]);
});

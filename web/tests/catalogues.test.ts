import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse, type Entry, type Message } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/lib/i18n.svelte';

/** The folder of each catalogue, by its name; a game's lie beside the game. */
const SOURCE = '../src/panzerkiste';
const folders = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/en\/\w+\.ftl$/.test(file))
    .map((file) => [basename(file, '.ftl'), `${SOURCE}/${dirname(dirname(file))}`]),
);
const names = [...folders.keys()].sort();
const read = (language: string, name: string) =>
  readFileSync(`${folders.get(name)}/${language}/${name}.ftl`, 'utf8');

const isMessage = (entry: Entry): entry is Message => entry.type === 'Message';
/** English stands for all: that each language has the same keys, once and well-formed, Python's tests say. */
const keys = (name: string) =>
  parse(read('en', name), {})
    .body.filter(isMessage)
    .map(({ id }) => id.name);

/** The catalogues of the client alone; the others are Python's, too. */
const CLIENT = [
  'app',
  'events',
  'learn',
  'lobby',
  'people',
  'profile',
  'puzzles',
  'table',
  'telling',
  'words',
  'panzerschlacht_table',
  'tank_chess_table',
  'tank_chess_analysis',
  'workshop',
  'dropzone_armies',
  'dropzone_table',
  'map_editor',
  'tank_hunter_table',
  'tank_hunter_deck_editor',
  'dropzone_battlefields',
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

const pattern = (template: string) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);

/** Keys in t('…') as they stand, keys in t(`…${x}…`) as patterns. */
const literal = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key!);
const patterns = [...sources.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, key]) => pattern(key!));

/** Templates elsewhere that may end up in t(): enough to call a key used, not to ask for its text. */
const hints = [...sources.matchAll(/`([a-z]+-\$\{[^`]+)`/g)].map(([, key]) => pattern(key!));

describe.each(names)('the catalogue %s', (name) => {
  test.each(languages)('is set in the right types in %s', (language) => {
    const text = read(language, name).replace(/\{[^{}]*"[^{}]*\}/g, '');
    const wrong = text.split('\n').filter((line) => /["']|\.\.\./.test(line) && !line.startsWith('#'));
    expect(wrong).toEqual([]);
  });

  test.runIf(CLIENT.includes(name))('has no key that the client does not use', () => {
    const unused = keys(name).filter(
      (key) => !literal.includes(key) && ![...patterns, ...hints].some((known) => known.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

test('every key in the code has a text', () => {
  const known = new Set(names.flatMap(keys));
  expect(literal.filter((key) => !known.has(key))).toEqual([]);
  expect(patterns.filter((wanted) => ![...known].some((key) => wanted.test(key)))).toEqual([]);
});

test('no text points at something by its colour alone', () => {
  // Shots are red and white by rule (PS-51) and carry a cross and a ring.
  const COLOUR = {
    en: /\b(in red|the (blue|amber|yellow|orange|green) \w+)/,
    de: /\b(in Rot|rotes Ziel|(blaue|gelbe|orange|grüne)[nrs]? (Zone|Feld|Rand|Kante|Linie))/,
  };
  const found = CLIENT.flatMap((name) =>
    (['en', 'de'] as const).flatMap((language) =>
      read(language, name)
        .split('\n')
        .filter((line) => !line.startsWith('#') && COLOUR[language].test(line)),
    ),
  );
  expect(found).toEqual([]);
});

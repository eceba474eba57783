import { expect, test } from 'vitest';
import {
  citations,
  findRules,
  inOneMinute,
  linkRules,
  markWords,
  ruleIds,
  searchWords,
} from '../src/lib/rulebook/text';
import { book } from './server';

const ids = ruleIds(book.chapters);

test('rule ids become links if the book has them', () => {
  expect(linkRules('<p>See PS-45, not PS-99.</p>', ids)).toBe(
    '<p>See <a href="#PS-45">PS-45</a>, not PS-99.</p>',
  );
});

test('links and tags are left alone', () => {
  const html = '<a href="/x" title="PS-45">PS-45</a>';
  expect(linkRules(html, ids)).toBe(html);
});

test('words are marked in the text, not in tags or entities', () => {
  expect(markWords('<p class="amp">Amp &amp; amps</p>', ['amp'])).toBe(
    '<p class="amp"><mark>Amp</mark> &amp; <mark>amp</mark>s</p>',
  );
  expect(markWords('What (a) day', ['(a)'])).toBe('What <mark>(a)</mark> day');
});

test('a search finds the rules that hold all words, in id, title or text', () => {
  const found = (query: string) => [...ruleIds(findRules(book.chapters, searchWords(query)))];
  expect(found('  WAY  ends ')).toEqual(['PS-46']);
  expect(found('ps-75')).toEqual(['PS-75']);
  expect(found('way')).toEqual(['PS-45', 'PS-46']);
  expect(found('<p>')).toEqual([]);
});

test('a sentence gives its rule ids apart', () => {
  expect(citations('No clock (PS-97).').filter(({ rule }) => rule)).toEqual([{ piece: 'PS-97', rule: true }]);
});

test('in one minute is the chapter before the first rule, or else what the book opens with', () => {
  const minute = { id: 'chapter-1', title: 'In one minute', html: '<p>Drive.</p>', rules: [] };
  expect(inOneMinute({ ...book, chapters: [minute, ...book.chapters] })).toBe(minute);
  const ruled = { ...minute, rules: book.chapters.flatMap(({ rules }) => rules) };
  expect(inOneMinute({ ...book, chapters: [ruled] })).toEqual({ title: book.title, html: book.html });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { symbols } from '../src/lib/board/symbols';

const sprite = readFileSync('src/lib/board/sprite.svg', 'utf8');
const paint = readFileSync('src/lib/style/sprite.css', 'utf8');

const found = (pattern: RegExp) => [...sprite.matchAll(pattern)].map(([, name]) => name!);

test('the list of symbols is that of the file', () => {
  expect(found(/<symbol id="([\w-]+)"/g).sort()).toEqual([...symbols].sort());
});

test('every part that is used is there', () => {
  const ids = new Set(found(/ id="([\w-]+)"/g));
  expect(found(/(?:href="|url\()#([\w-]+)/g).filter((id) => !ids.has(id))).toEqual([]);
});

test('every class has its paint, and no style is written into the file', () => {
  const classes = new Set(found(/class="([\w -]+)"/g).flatMap((names) => names.split(' ')));
  expect([...classes].filter((name) => !paint.includes(`.${name}`))).toEqual([]);
  expect(sprite).not.toMatch(/style=|<style/);
});

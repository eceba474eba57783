import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidePaint, swatches, symbols } from '../src/lib/board/symbols';

const sprite = readFileSync('src/lib/board/sprite.svg', 'utf8');
const paint = readFileSync('src/lib/style/sprite.css', 'utf8');

const found = (pattern: RegExp) => [...sprite.matchAll(pattern)].map(([, name]) => name!);

test('the list of symbols is that of the file', () => {
  expect(found(/<symbol id="([\w-]+)"/g).sort()).toEqual([...symbols].sort());
});

test('the list of swatches is that of the paint', () => {
  const sides = [...paint.matchAll(/^\.side-([a-z]+) \{/gm)].map(([, side]) => side!);
  expect(sides.sort()).toEqual([...swatches].sort());
});

test('a side without paint of its own has that of its seat', () => {
  expect(['red', 'h', 'grey'].map((side) => sidePaint(side, 1))).toEqual(['side-red', 'side-h', 'side-grey']);
  expect([0, 1, 8].map((seat) => sidePaint('north', seat))).toEqual(['side-a', 'side-b', 'side-a']);
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

test('what tells the kind of a tank stays upright while hull and turret turn', () => {
  const kinds = ['light', 'medium', 'heavy', 'destroyer'];
  const marks = kinds.map((kind) => sprite.split(`<symbol id="tank-${kind}"`)[1]!.split('</symbol>')[0]!);
  expect(marks.map((symbol) => symbol.match(/pk-upright/g)?.length)).toEqual([1, 1, 1, 1]);
  expect(paint).toMatch(/^\.pk-upright \{\n {2}transform: rotate\(calc\(-1 \* var\(--hull\)\)\);/m);
  expect(paint).toContain(
    '.pk-turret .pk-upright {\n  transform: rotate(calc(-1 * (var(--hull) + var(--turret))));',
  );
});

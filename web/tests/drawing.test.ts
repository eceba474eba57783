import { expect, test } from 'vitest';
import { cleaned, placesIn, placeTitle } from '../src/lib/games/generic/drawing';

const drawn = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9" ${more}>${inner}</svg>`;
const shown = (inner: string, more = '') => cleaned(drawn(inner, more))!.svg.outerHTML;

test('shapes, their places and what they refer to within the drawing stay', () => {
  const inner =
    '<defs><linearGradient id="sky"/></defs><g data-place="e4"><title>e four</title>' +
    '<use href="#tank"/><path fill="url(#sky)" style="opacity: 0.5" d="M0 0h9"/></g>';
  const { svg } = cleaned(drawn(inner))!;
  expect(svg.innerHTML).toBe(inner.replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>'));
  expect(placeTitle(svg.querySelector('[data-place]')!, 'e4')).toBe('e four');
  expect(placeTitle(svg, 'e4')).toBe('e4');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a page within', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
  ['elements of a page', '<p xmlns="http://www.w3.org/1999/xhtml">x</p>'],
  ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['a picture', '<image href="https://example.org/x.png"/>'],
  ['what would change it later', '<set attributeName="href" to="https://example.org"/>'],
])('%s goes', (_what, inner) => {
  expect(cleaned(drawn(inner))!.svg.childElementCount).toBe(0);
});

test.each([
  ['what would run', '<rect onclick="alert(1)"/>'],
  ['what leads elsewhere', '<use href="https://example.org/x.svg#y"/>'],
  ['what leads elsewhere, as it was written before', '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:x"/>'], // prettier-ignore
  ['what loads paint', '<rect fill="url(https://example.org/x#y)"/>'],
  ['what loads a set of pictures', '<rect style="mask: image-set(\'https://example.org/x\')"/>'],
  ['what is written to be overlooked', '<rect style="fill: u\\72l(https://example.org)"/>'],
  ['what loads style', '<rect style="fill: url( \'https://example.org\')"/>'],
])('an attribute goes: %s', (_what, inner) => {
  expect(shown(inner)).not.toMatch(/alert|example\.org|data:/);
});

test('its size, its own tip and what it would do on loading go; its rules of style are given by themselves', () => {
  const found = cleaned(drawn('<title>tip</title><style>.a { fill: red }</style><rect/>', 'onload="x()"'))!;
  expect(found.svg.getAttributeNames().sort()).toEqual(['viewBox', 'xmlns']);
  expect(found.svg.childElementCount).toBe(1);
  expect(found.style).toBe('.a { fill: red }');
  expect(cleaned(drawn('<style type="text/css"><![CDATA[b > c {}]]></style>'))!.style).toBe('b > c {}');
});

test('its places are read as they are meant, however they are written', () => {
  const inner = `<g data-place='a'/><g data-place = "b &amp; c"/><g data-place="a"/><g data-place=""/><text>data-place="d"</text>`;
  expect(placesIn(drawn(inner))).toEqual(['a', 'b & c']);
  expect(placesIn(drawn('<script data-place="e"/>'))).toEqual([]);
  expect(placesIn('')).toEqual([]);
});

test('what is no drawing is not shown', () => {
  expect(cleaned('')).toBeUndefined();
  expect(cleaned('<svg')).toBeUndefined();
  expect(cleaned('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toBeUndefined();
});

test('rules of style that load something go', () => {
  const found = cleaned(
    drawn('<style>.a { fill: url(https://example.org) }</style><style>.b { fill: red }</style>'),
  )!;
  expect(found.style).toBe('.b { fill: red }');
});

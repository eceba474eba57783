import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepKeyboard } from '../src/lib/board/keyboard';

let main: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button>go</button><section data-asks tabindex="-1"></section></main>';
  main = document.querySelector('main')!;
  stop = keepKeyboard(main);
});
afterEach(() => stop());

const settled = () =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))));
const button = (): HTMLButtonElement => main.querySelector('button')!;
const at = (): Element | null => document.activeElement;

test('a button that is gone leaves the keyboard where something is asked', async () => {
  button().focus();
  button().remove();
  await settled();
  expect(at()).toBe(main.querySelector('[data-asks]'));
});

test('so does one that is dead', async () => {
  button().focus();
  button().disabled = true;
  await settled();
  expect(at()).toBe(main.querySelector('[data-asks]'));
});

test('where nothing is asked it goes on from the top of the content', async () => {
  main.querySelector('[data-asks]')!.remove();
  button().focus();
  button().remove();
  await settled();
  expect(at()).toBe(main);
});

test('what still has the keyboard keeps it, and who lets go is let go', async () => {
  button().focus();
  main.append('news');
  await settled();
  expect(at()).toBe(button());
  button().blur();
  main.append('more news');
  await settled();
  expect(at()).toBe(document.body);
});

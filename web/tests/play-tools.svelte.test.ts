import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import PlayTools from '../src/lib/board/PlayTools.svelte';
import { i18n } from '../src/lib/i18n.svelte';

beforeEach(async () => {
  await i18n.add('table');
  HTMLDialogElement.prototype.showModal ??= () => {};
});

function tools(held: boolean) {
  const state = $state({ playing: true, held });
  render(PlayTools, {
    get playing() {
      return state.playing;
    },
    get held() {
      return state.held;
    },
    set held(value) {
      state.held = value;
    },
    onagain: () => {},
    onback: () => {},
  });
  return state;
}

test('what is skipped while it is held back holds nothing back afterwards', () => {
  const state = tools(true);
  flushSync();
  expect(state.held).toBe(true);
  state.playing = false;
  flushSync();
  expect(state.held).toBe(false);
});

test('in a narrow window the sheet holds back and goes on', () => {
  const state = tools(false);
  const inSheet = (name: string) => screen.getAllByRole('button', { name, hidden: true }).at(-1)!;
  for (const name of ['Hold', 'Go on']) {
    screen.getByRole('button', { name: 'Tempo and sound' }).click();
    flushSync();
    const button = inSheet(name);
    expect(button.closest('dialog')).toBeTruthy();
    button.click();
    flushSync();
    expect(document.querySelector('dialog')).toBeNull();
    expect(state.held).toBe(name !== 'Go on');
  }
});

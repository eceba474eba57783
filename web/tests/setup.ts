import { configure } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';

configure({ asyncUtilTimeout: 20_000 }); // a busy machine is no fault

const defaults = { ...settings };

beforeEach(async () => {
  await i18n.speak('en');
});

afterEach(() => {
  Object.assign(settings, defaults);
  localStorage.clear();
  vi.unstubAllGlobals();
});

// Files of one worker may share what is spied on (vite.config.ts).
afterAll(() => {
  vi.restoreAllMocks();
});

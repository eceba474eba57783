import { afterEach, beforeEach, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';

const defaults = { ...settings };

beforeEach(async () => {
  await i18n.speak('en');
});

afterEach(() => {
  Object.assign(settings, defaults);
  localStorage.clear();
  vi.unstubAllGlobals();
});

import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import ActionPicker from '../src/lib/board/ActionPicker.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';

test('what is suggested twice, or listed already, stands in the list once', async () => {
  await i18n.add('table');
  const choice = (text: string) => ({ action: { type: text }, text });
  const match = {
    refusal: undefined,
    candidates: () => Promise.resolve([choice('a'), choice('b'), choice('b')]),
  };
  const offer = { ask: 'drive', actions: [choice('a')], space: true, asides: [] };
  render(ActionPicker, { match: match as unknown as Match, offer });
  screen.getByRole('button', { name: /suggest/i }).click();
  await screen.findByRole('button', { name: 'b' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual(['a', 'b']);
});

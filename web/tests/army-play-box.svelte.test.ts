import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Builder } from '../src/lib/games/dropzone/armies/builder.svelte';
import PlayBox from '../src/lib/games/dropzone/armies/PlayBox.svelte';
import { i18n, t } from '../src/lib/i18n.svelte';
import { stubServer } from './server';

beforeEach(() => i18n.add('dropzone_armies'));

const builder = {
  text: 'army: mine',
  legal: true,
  check: { opponents: [{ army: 'k1', shipped: false, name: 'Theirs' }] },
} as unknown as Builder;

const wish = (): Record<string, string> | undefined => {
  const address = screen.getByText(t('army-set-up')).getAttribute('href');
  return address === null ? undefined : Object.fromEntries(new URL(address, location.href).searchParams);
};

test('a kept army that stands first as the opponent is fetched, and the link waits for it', async () => {
  stubServer({ 'GET /api/armies/k1': { id: 'k1', text: 'army: theirs' } });
  render(PlayBox, { builder, levels: 5 });
  expect(wish()).toBeUndefined();
  await waitFor(() => expect(wish()).toEqual({ army_a: 'army: mine', army_b: 'army: theirs' }));
});

import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { host } from '../src/lib/host.svelte';
import { remote, type Remote } from '../src/lib/remote.svelte';

/** A host that answers only while it is told to, and how it is asked for its page. */
function house() {
  let [open, pages] = [true, 0];
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/') pages += 1;
    if (!open) return Promise.reject(new TypeError('nobody there'));
    return Promise.resolve(new Response(path === '/' ? '<html>' : '[]'));
  });
  return { close: () => (open = false), reopen: () => (open = true), pages: () => pages };
}

test('a host that only answers late is not called away', async () => {
  const { pages } = house();
  host.lose(); // a copy was given in its place
  expect(host.away).toBe(false);
  await vi.waitFor(() => expect(pages()).toBe(1));
  expect(host.away).toBe(false);
});

test('what a host did not answer is asked again, once, when anything shows that it is back', async () => {
  const { close, reopen } = house();
  let asked = 0;
  let matches: Remote<unknown> | undefined;
  close();
  const leave = $effect.root(() => {
    matches = remote(() => {
      asked += 1;
      return api.matches();
    });
  });
  flushSync();
  await vi.waitFor(() => expect(host.away).toBe(true));
  await vi.waitFor(() => expect(matches?.error).toBeTruthy());
  reopen();
  await api.games();
  expect(host.away).toBe(false);
  flushSync();
  await vi.waitFor(() => expect(matches?.value).toEqual([]));
  expect(asked).toBe(2);
  leave();
});

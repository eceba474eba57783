import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { host } from '../src/lib/host.svelte';
import { remote, type Remote } from '../src/lib/remote.svelte';

function asked(ask: () => Promise<string>): { remote: Remote<string>; stop: () => void } {
  let one!: Remote<string>;
  const stop = $effect.root(() => void (one = remote(ask)));
  flushSync();
  return { remote: one, stop };
}

test('what the host did not answer is asked once more when it is back', async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('here');
  const { remote: one, stop } = asked(ask);
  await vi.waitFor(() => expect(one.error).toBeTruthy());
  host.returns += 1;
  flushSync();
  await vi.waitFor(() => expect([one.value, one.error]).toEqual(['here', undefined]));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('what was answered is not asked again when the host is back', async () => {
  const ask = vi.fn(() => Promise.resolve('here'));
  const { remote: one, stop } = asked(ask);
  await vi.waitFor(() => expect(one.value).toBe('here'));
  host.returns += 1;
  flushSync();
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

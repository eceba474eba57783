import { untrack } from 'svelte';
import { host } from './host.svelte';

/** Something asked of the server: what came, or why it did not. */
export interface Remote<Value> {
  readonly value: Value | undefined;
  readonly error: unknown;
  again: () => void;
}

/** Asks now, and again whenever something that `ask` reads changes; the old answer stays until the new one is here. */
export function remote<Value>(ask: () => Promise<Value>): Remote<Value> {
  let value = $state.raw<Value>();
  let error = $state.raw<unknown>();
  let tries = $state(0);

  // What the host did not answer is asked again when it is back.
  $effect(() => {
    if (host.returns > 0) untrack(() => error && (tries += 1));
  });

  $effect(() => {
    void tries;
    let current = true;
    ask().then(
      (answer) => current && ([value, error] = [answer, undefined]),
      (reason: unknown) => current && (error = reason),
    );
    return () => (current = false);
  });

  return {
    get value() {
      return value;
    },
    get error() {
      return error;
    },
    again: () => (tries += 1),
  };
}

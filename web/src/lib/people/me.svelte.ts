import { ask, put } from '../api';
import type { Me } from '../protocol.gen';

/** Whoever sits before this browser, as the server knows him. */
class Visitor {
  told = $state.raw<Me>();
  #asking: Promise<void> | undefined;

  /** Asks once for all who want to know; who got no answer asks again later. */
  meet(): Promise<void> {
    return (this.#asking ??= this.ask().catch((reason: unknown) => {
      this.#asking = undefined;
      throw reason;
    }));
  }

  async ask(): Promise<void> {
    this.told = await ask<Me>('/me');
  }

  async rename(name: string): Promise<void> {
    this.told = await put<Me>('/me', { name });
  }
}

export const me = new Visitor();

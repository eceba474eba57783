import { ask } from '../api';
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
    const headers = { 'Content-Type': 'application/json' };
    this.told = await ask<Me>('/me', { method: 'PUT', headers, body: JSON.stringify({ name }) });
  }
}

export const me = new Visitor();

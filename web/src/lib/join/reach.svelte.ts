import { ask } from '../api';
import type { Reach } from '../protocol.gen';

/** Whether a link to this page's address helps anybody on another machine, and if not, which one does. */
class Reachable {
  told = $state.raw<Reach>();
  /** Which of the machine's addresses in the network goes into links. */
  chosen = $state(0);
  #asking: Promise<void> | undefined;

  /** Asks once; without an answer links are those of this page. */
  meet(): Promise<void> {
    return (this.#asking ??= ask<Reach>('/reach').then(
      (told) => void (this.told = told),
      () => {},
    ));
  }

  linkTo(path: string): string {
    const { told } = this;
    const base = told?.here_only && told.open ? told.addresses[this.chosen] : undefined;
    return new URL(path, base ?? location.href).href;
  }
}

export const reach = new Reachable();

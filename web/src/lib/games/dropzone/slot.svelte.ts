import { Asker, type Adviser } from '../../board/asker';
import { actingSquads } from './wire';
import type { ElementAdvice, Query, SlotAdvice, Battle as State, Unit } from './protocol.gen';

/** DZ-400: who acts now, and what they may do, as the rules have told. */
export class Slot {
  /** The rules have not said yet who acts. */
  asking = $state(false);

  #told = $state.raw<SlotAdvice>();
  /** The squads that it is about. */
  #squads = '';
  #asker: Asker<Query>;
  #state: () => State;

  constructor(state: () => State, adviser: () => Adviser<Query>) {
    this.#state = state;
    this.#asker = new Asker(adviser);
  }

  get elements(): readonly ElementAdvice[] {
    return this.#told?.elements ?? [];
  }

  /** DZ-136. */
  get mayShoot(): boolean {
    return this.#told?.may_shoot ?? false;
  }

  /** Units that have done nothing yet and still may. */
  get idle(): readonly number[] {
    return this.#told?.idle ?? [];
  }

  /** DZ-310: the units that a card can be played for now. */
  unitsFor = (card: string): Unit[] => {
    const orders = (this.#told?.cards ?? []).filter((order) => order.card === card);
    return orders.map(({ unit }) => this.#state().units[unit]!);
  };

  clear(): void {
    this.#asker.forget();
  }

  /** What was told of the same squads stays until the rules have answered. */
  renew(answered: () => void): void {
    const squads = actingSquads(this.#state())
      .map(({ id }) => id)
      .join();
    if (squads !== this.#squads) this.#told = undefined;
    this.#squads = squads;
    this.asking = true;
    void this.#asker.ask<SlotAdvice>({ type: 'ShowSlot' }).then((sent) => {
      this.asking = false;
      this.#told = sent ?? undefined;
      if (sent) answered();
    });
  }
}

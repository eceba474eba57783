import { Asker, type Adviser } from '../../../board/asker';
import type { Outlook, Query, ShotsAdvice } from '../protocol.gen';

/** DZ-136: everything the slot can fire at one enemy, as the rules tell it of each, and the enemy that is chosen. */
export class Fire {
  /** An enemy who was pointed at in vain: the rules say why. */
  barred = $state.raw<Outlook>();
  /** The rules have not said yet who can be fired at. */
  asking = $state(false);
  /** What pointing at the chosen enemy once more does. */
  order: () => void = () => undefined;

  #told = $state.raw<readonly Outlook[]>([]);
  #target = $state<number>();
  #asker: Asker<Query>;

  /** Who can be fired at, the most promising first. */
  readonly open = $derived(this.#told.filter(({ shots }) => shots.length > 0));
  /** Who cannot, and why. */
  readonly closed = $derived(this.#told.filter(({ shots, refusal }) => shots.length === 0 && refusal));
  readonly aim = $derived(this.open.find(({ target }) => target === this.#target));

  constructor(adviser: () => Adviser<Query>) {
    this.#asker = new Asker(adviser);
  }

  clear(): void {
    this.#asker.forget();
    this.#told = [];
    this.asking = false;
    this.drop();
  }

  drop(): void {
    this.#target = undefined;
    this.barred = undefined;
  }

  /** *answered* once it is known who can be fired at. */
  look(answered: () => void): void {
    this.asking = true;
    void this.#asker.ask<ShotsAdvice>({ type: 'ShowShots', buildings: false, along: [] }).then((sent) => {
      this.asking = false;
      this.#told = sent?.outlooks ?? [];
      answered();
    });
  }

  choose(target: number): void {
    this.#target = target;
    this.barred = undefined;
  }

  /** An enemy is chosen, and pointed at again it is fired at. False: it cannot be fired at. */
  pick(unit: number): boolean {
    if (this.#target === unit && this.aim) this.order();
    else if (this.open.some(({ target }) => target === unit)) this.choose(unit);
    else {
      this.barred = this.#told.find(({ target }) => target === unit);
      return false;
    }
    return true;
  }
}

import type { Option } from './choices';
import type { Overlay, Picked } from './map/overlay';
import type { Tool } from './tool';

const NOTHING: ReadonlySet<number> = new Set();
const NO_OVERLAY: Overlay = {};

/** One of several answers, chosen from a list or by pointing at a unit it is about. */
export class Choosing implements Tool {
  chosen = $state.raw<Option>();
  readonly overlay = NO_OVERLAY;
  #options: () => readonly Option[];

  readonly pointable = $derived.by(() => new Set(this.#options().flatMap(({ units }) => units)));
  readonly selected = $derived(this.chosen ? new Set(this.chosen.units) : NOTHING);

  constructor(options: () => readonly Option[]) {
    this.#options = options;
  }

  /** Where only one thing can be chosen, it is. */
  renew(): void {
    const options = this.#options();
    this.chosen = options.length === 1 ? options[0] : undefined;
  }

  pick({ unit }: Picked): boolean {
    const found = this.#options().find(({ units }) => unit !== undefined && units.includes(unit));
    if (found) this.chosen = found;
    return found !== undefined;
  }

  pullable = (): boolean => false;
  pull = (): void => undefined;
  pulled = (): void => undefined;

  key({ key }: KeyboardEvent): boolean {
    const option = this.#options()[Number(key) - 1];
    if (!option) return false;
    this.chosen = option;
    return true;
  }
}

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
  #answer: (option: Option, unit?: number) => void;

  readonly pointable = $derived.by(() => new Set(this.#options().flatMap(({ units }) => units)));
  readonly selected = $derived(this.chosen ? new Set(this.chosen.units) : NOTHING);

  constructor(options: () => readonly Option[], answer: (option: Option, unit?: number) => void) {
    this.#options = options;
    this.#answer = answer;
  }

  /** Where only one thing can be chosen, it is. */
  renew(): void {
    const options = this.#options();
    this.chosen = options.length === 1 ? options[0] : undefined;
  }

  pick({ unit }: Picked): boolean {
    const found = this.#options().find(({ units }) => unit !== undefined && units.includes(unit));
    if (found) this.take(found, unit);
    return found !== undefined;
  }

  /** Who acts next is told in one press: it can be taken back. Everything else is chosen first. */
  take(option: Option, unit?: number): void {
    this.chosen = option;
    if (option.action.type === 'Activate' || option.action.type === 'Play') this.#answer(option, unit);
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

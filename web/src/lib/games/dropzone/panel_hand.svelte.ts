import type { Overlay, Picked } from './map/overlay';
import { EMPTY_HAND, type Tool } from './tool';

/** What a panel beside the map lays over it, and what was pointed at for it. */
export class PanelHand implements Tool {
  overlay = $state.raw<Overlay>({});
  pointable = $state.raw<ReadonlySet<number>>(new Set());
  picked = $state.raw<Picked>();

  readonly selected = EMPTY_HAND.selected;
  readonly pullable = EMPTY_HAND.pullable;
  readonly pull = EMPTY_HAND.pull;
  readonly pulled = EMPTY_HAND.pulled;
  readonly key = EMPTY_HAND.key;

  pick(one: Picked): boolean {
    this.picked = one;
    return one.unit === undefined || this.pointable.has(one.unit);
  }
}

import type { Ordering } from './ordering.svelte';

export const STEP = 15; // degrees that a key turns
const FINE_STEP = 5;

/** What a key does to the units in hand; true if it was meant for them. */
export function orderKey(ordering: Ordering, { key, shiftKey }: KeyboardEvent): boolean {
  const step = shiftKey ? FINE_STEP : STEP;
  switch (key.toLowerCase()) {
    case 'q':
      ordering.turn(-step);
      return true;
    case 'e':
      ordering.turn(step);
      return true;
    case 'backspace':
      return ordering.stepBack();
    case 'escape':
      if (!ordering.isUnderHand) return false;
      ordering.putBack();
      return true;
    default:
      return false;
  }
}

/** Enter, where nothing has the focus that means something else by it. */
export function isConfirmation({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  const isBusy = target instanceof Element && target.closest('a, button, select, summary, textarea, label');
  return key === 'Enter' && !defaultPrevented && !isBusy;
}

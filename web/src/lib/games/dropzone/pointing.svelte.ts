import { untrack } from 'svelte';
import type { Picked } from './map/overlay';

/** Calls back for everything that is pointed at on the map from now on. To be called while a component is made. */
export function onPointing(picked: () => Picked | undefined, point: (picked: Picked) => unknown): void {
  let seen = untrack(picked);
  $effect(() => {
    const news = picked();
    if (news && news !== seen) untrack(() => point(news));
    seen = news;
  });
}

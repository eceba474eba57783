import { MediaQuery } from 'svelte/reactivity';

/** A phone held upright: not everything can be seen at once. */
export const narrow = new MediaQuery('(max-width: 820px) and (orientation: portrait)');

/** A phone, however it is held. */
export const small = new MediaQuery(
  '((max-width: 820px) and (orientation: portrait)) or (max-height: 560px)',
);

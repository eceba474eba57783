import type { Change, FoldedReplay, Replay } from './protocol.gen';

/** A replay with a view in every frame. What stays from one view to the next is the same object in both. */
export function unfolded({ replay, changes }: FoldedReplay): Replay {
  let view: unknown = null;
  const views = changes.map((step) => (view = step.reduce(changed, view)));
  return { ...replay, frames: replay.frames.map((frame, index) => ({ ...frame, view: views[index] })) };
}

type Parts = Record<string | number, unknown>;

const changed = (view: unknown, change: Change): unknown => put(view, change.path, change);

function put(whole: unknown, [place, ...inner]: Change['path'], change: Change): unknown {
  if (place === undefined) return change.value;
  const parts = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as Parts) }) as Parts;
  if (inner.length === 0 && !('value' in change)) delete parts[place];
  else parts[place] = put(parts[place], inner, change);
  return parts;
}

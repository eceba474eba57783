import type { Change, FoldedReplay, Replay } from './protocol.gen';

/** A replay with a view in every frame. */
export function unfolded({ replay, changes }: FoldedReplay): Replay {
  let view: unknown = null;
  const views = changes.map((step) => (view = changed(view, step)));
  return { ...replay, frames: replay.frames.map((frame, index) => ({ ...frame, view: views[index] })) };
}

/** The view that these changes make of one; what stays is the same object in both. Throws if they are of another. */
export const changed = (view: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((whole, change) => put(whole, change.path, change), view);

type Parts = Record<string | number, unknown>;

function put(whole: unknown, [place, ...inner]: Change['path'], change: Change): unknown {
  if (place === undefined) return change.value;
  const parts = copyOf(whole);
  const isNew = inner.length === 0 && 'value' in change && !Array.isArray(parts);
  if (!isNew && !(place in parts)) throw new Error(`a change of ${place}, which is not there`);
  if (inner.length === 0 && !('value' in change)) delete parts[place];
  else parts[place] = put(parts[place], inner, change);
  return parts;
}

function copyOf(whole: unknown): Parts {
  if (Array.isArray(whole)) return [...(whole as unknown[])] as unknown as Parts;
  if (typeof whole === 'object' && whole !== null) return { ...(whole as Parts) };
  throw new Error('a change within something that has no parts');
}

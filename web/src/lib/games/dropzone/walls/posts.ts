// DZ-220: who fires through which wall.
import type { Post } from '../protocol.gen';

/** The walls of units; whoever is not named hides. */
export type Posts = ReadonlyMap<number, number>;

export const toPosts = (posts: Posts): Post[] => [...posts].map(([unit, wall]) => ({ unit, wall }));

export const fromPosts = (posts: readonly Post[]): Posts =>
  new Map(posts.map(({ unit, wall }) => [unit, wall]));

/** These take their walls; the others stay where they are. */
export const rePosted = (posts: Posts, others: readonly Post[]): Posts =>
  new Map([...posts, ...fromPosts(others)]);

/** A unit at a wall, or hidden again. */
export function posted(posts: Posts, unit: number, wall: number | undefined): Posts {
  const others = [...posts].filter(([other]) => other !== unit);
  return new Map(wall === undefined ? others : [...others, [unit, wall]]);
}

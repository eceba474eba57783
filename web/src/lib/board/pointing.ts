import type { Choice } from '../protocol.gen';

/** The places that have been pointed at, in order. */
export type Pointed = readonly string[];

/** Those of the choices that are about these places, in the order of pointing. */
export const about = <Some extends Pick<Choice, 'places'>>(
  choices: readonly Some[],
  pointed: Pointed,
): Some[] => choices.filter(({ places = [] }) => pointed.every((place, index) => places[index] === place));

/** Where one can point next, and how many choices that leaves. One may always begin anew. */
export function pointable(choices: readonly Choice[], pointed: Pointed): Map<string, number> {
  const found = new Map<string, number>();
  for (const so of [[], pointed]) {
    const next = about(choices, so).flatMap(({ places = [] }) => places[so.length] ?? []);
    for (const place of next) found.set(place, about(choices, [...so, place]).length);
  }
  return found;
}

/** What is pointed at after one more place: further on, back if it was the last one, or anew. */
export function pointedAt(choices: readonly Choice[], pointed: Pointed, place: string): Pointed {
  const further = [...pointed, place];
  if (about(choices, further).length > 0) return further;
  if (pointed.at(-1) === place) return pointed.slice(0, -1);
  return about(choices, [place]).length > 0 ? [place] : [];
}

/** The choice that is meant: the only one left, and there is nothing more to point at. */
export function meant(choices: readonly Choice[], pointed: Pointed): Choice | undefined {
  const [only, other] = about(choices, pointed);
  return pointed.length > 0 && !other && only?.places?.length === pointed.length ? only : undefined;
}

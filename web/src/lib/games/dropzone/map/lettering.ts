// How wide words are on the map, near enough to put a plate under them: they are drawn, not laid out.
const NARROW = new Set("il.,:;!|'″’ ()1jIt");
const WIDE = new Set('mwMW%@—');

/** Pixels at a size of 13. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += NARROW.has(letter) ? 3.6 : WIDE.has(letter) ? 9 : 6.2;
  return width;
}

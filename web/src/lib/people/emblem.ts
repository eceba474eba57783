const COLOURS = ['olive', 'slate', 'sand', 'plum', 'iron', 'rust'] as const;

/** On a field of 32 × 32. */
const MARKS = [
  'M0 12h32v8H0Z',
  'M16 6l9 19H7Z',
  'M16 5 27 16 16 27 5 16Z',
  'M0 0h16v16H0ZM16 16h16v16H16Z',
  'M0 22 16 8l16 14v8L16 16 0 30Z',
  'M16 7.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  'M32 0v10L10 32H0V22L22 0Z',
] as const;

/** The same for the same name, wherever it stands. */
export function emblem(name: string): { colour: (typeof COLOURS)[number]; mark: string } {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 65_521;
  return { colour: COLOURS[sum % COLOURS.length]!, mark: MARKS[sum % MARKS.length]! };
}

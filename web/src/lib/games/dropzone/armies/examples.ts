const files = import.meta.glob<string>(
  '../../../../../../src/panzerkiste/games/dropzone/data/armies/*.army',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The armies of the box as files, by id. */
export const exampleTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.split('/').at(-1)!.replace('.army', ''), text]),
);

/** What all lists of an example may cost together. */
export const limitIn = (text: string): number =>
  [...text.matchAll(/^limit: (\d+)/gm)].reduce((total, [, limit]) => total + Number(limit), 0);

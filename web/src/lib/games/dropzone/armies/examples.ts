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

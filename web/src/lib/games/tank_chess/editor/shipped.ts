const files = import.meta.glob<string>('../../../../../../src/panzerkiste/games/tank_chess/data/maps/*.tcm', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameIn = (path: string): string => path.split('/').at(-1)!.replace('.tcm', '');

/** The map files of the box by name, the standard map first. */
export const shippedTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([path, text]) => [nameIn(path), text] as const)
    .sort(([one], [other]) => Number(other === 'standard16') - Number(one === 'standard16')),
);

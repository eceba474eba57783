import source from '../../../../../src/panzerkiste/games/tank_chess/data/terrain.toml?raw';
import type { Sign } from './terrain';

/** TC-63, TCX-06: a sign of the map file, its name, and the module that must be on for it. */
export interface Terrain {
  sign: Sign;
  id: string;
  module: 'none' | 'funset';
}

const word = (block: string, key: string): string =>
  JSON.parse(new RegExp(`^${key} = (".*")$`, 'm').exec(block)![1]!) as string;

/** The rules' own file is the one place where this stands. */
export const terrains: readonly Terrain[] = source
  .split('[[terrain]]\n')
  .slice(1)
  .map((block) => ({
    sign: word(block, 'sign') as Sign,
    id: word(block, 'id'),
    module: word(block, 'module') as Terrain['module'],
  }));

/** The module without which a map with these signs cannot be played. */
export const moduleOf = (signs: string): Terrain['module'] =>
  terrains.find(({ sign, module }) => module !== 'none' && signs.includes(sign))?.module ?? 'none';

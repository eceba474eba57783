import source from '../../../../../src/panzerkiste/games/tank_chess/data/tanks.toml?raw';
import type { PieceSymbol } from '../../board/symbols';

/** TC-05. The rules' own file is the one place where these figures stand. */
export interface TankType {
  letter: string;
  id: 'command' | 'light' | 'medium' | 'heavy' | 'destroyer' | 'mortar';
  speed: number;
  armour: { front: number; side: number; rear: number };
  gun: number;
  arc: number[];
  shortest: number;
  longest?: number;
  /** What lies between does not matter. */
  over?: boolean;
}

/** One value of the file: a word, a number, a list, or a table in braces. */
const value = (text: string): unknown =>
  JSON.parse(text.replace(/(\w+)\s*=/g, '"$1":').replace(/#.*$/, '')) as unknown;

function tank(block: string): TankType {
  const lines = block.split('\n\n')[0]!.split('\n');
  const entries = lines.flatMap((line) => {
    const found = /^(\w+) = (.+)$/.exec(line);
    return found ? [[found[1]!, value(found[2]!)] as const] : [];
  });
  return Object.fromEntries(entries) as unknown as TankType;
}

const types = new Map(
  source
    .split('[[tank]]\n')
    .slice(1)
    .map((block) => {
      const type = tank(block);
      return [type.letter, type] as const;
    }),
);

export const LETTERS: readonly string[] = [...types.keys()];
export const COMMAND = LETTERS.find((letter) => types.get(letter)!.id === 'command')!;

export function typeOf(letter: string): TankType {
  const found = types.get(letter);
  if (!found) throw new Error(`there is no tank ${letter}`);
  return found;
}

export const symbolOf = (letter: string): PieceSymbol => `tank-${typeOf(letter).id}`;
export const wreckOf = (letter: string): PieceSymbol => `wreck-${typeOf(letter).id}`;

/** TC-05: "2+", "3–5" */
export const rangeText = ({ shortest, longest }: TankType): string =>
  longest === undefined ? `${shortest}+` : `${shortest}–${longest}`;

import type { Action, Query, Reckoning, View } from './protocol.gen';

/** What is taken for granted: whoever may counterattack or evade does so, or does not. */
export interface Habits {
  counter: boolean;
  evade: boolean;
}

/** The question to the rules that an answer in hand raises; without one, what the fight under way will come to. */
export function queryFor(action: Action | undefined, view: View, others: Habits): Query | null {
  if (!action) return view.attack ? { type: 'TryFight', ...others } : null;
  switch (action.type) {
    case 'DeclareAttack':
      return { type: 'TryAttack', attack: action, ...others, leader: '' };
    case 'Counter':
      return { type: 'TryCounter', counter: action, leader: '' };
    case 'Scout':
      return { type: 'TryScout', scout: action };
    default:
      return null;
  }
}

/** "2/3" as a number. */
export function parsed(chance: string): number {
  const [part = '0', whole = '1'] = chance.split('/');
  return Number(part) / Number(whole);
}

/** A line of the sum: where a number comes from, and its sign in the sum. */
export interface Term {
  source: string;
  amount: number;
}

/** TH-171: value − defence + modifiers, part by part. */
export const termsOf = ({ attack, defence, modifiers }: Reckoning): Term[] => [
  ...attack,
  ...defence.map(({ source, amount }) => ({ source, amount: -amount })),
  ...modifiers,
];

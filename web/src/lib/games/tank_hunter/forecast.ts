import type { Handle } from './wire';
import { ownerOf } from './words';
import type { Action, Query, Reckoning, View } from './protocol.gen';

/** What is taken for granted: whoever may counterattack or evade does so, or does not. */
export interface Habits {
  counter: boolean;
  evade: boolean;
}

/**
 * The question to the rules that an answer in hand raises; without one, what the fight under way will come to. Whether to
 * counterattack is no question about the attack, which may have been rolled.
 */
export function queryFor(action: Action | undefined, view: View, others: Habits): Query | null {
  if (!action)
    return view.attack && view.question?.type !== 'AskCounter' ? { type: 'TryFight', ...others } : null;
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

/** What the rules say if the question is declined: no counterattack, no evading. */
export function declineQuery(view: View): Query | null {
  switch (view.question?.type) {
    case 'AskCounter':
      return { type: 'TryFight', counter: false, evade: true };
    case 'AskEvade':
      return { type: 'TryFight', counter: true, evade: false };
    default:
      return null;
  }
}

/** Who attacks or scouts, and the other one. */
export interface Fighters {
  attacker: Handle;
  target: Handle;
}

export function fightersIn(action: Action | undefined, view: View): Fighters {
  if (action?.type === 'DeclareAttack') return action;
  if (view.attack) return view.attack;
  const target = action?.type === 'Counter' ? action.unit : (view.shooting?.attacker ?? '');
  return { attacker: view.scouting?.unit ?? '', target };
}

/** What something that may happen is, whom it befalls, and whether that is good for the one who looks. */
export interface Prospect {
  what: string;
  unit: Handle;
  tone: 'good' | 'bad' | 'neutral';
}

const OF_ATTACKER = 'attacker_';
const HARMS = ['destroyed', 'pinned', 'out_of_ammo'];

export function prospectOf(word: string, { attacker, target }: Fighters, seat: number): Prospect {
  const what = word.replace(OF_ATTACKER, '');
  const unit = word.startsWith(OF_ATTACKER) ? attacker : target;
  const isConcerned = [attacker, target].some((handle) => handle && ownerOf(handle) === seat);
  const isHarm = HARMS.includes(what);
  if (!isConcerned || (!isHarm && what !== 'evaded')) return { what, unit, tone: 'neutral' };
  return { what, unit, tone: (ownerOf(unit) === seat) === isHarm ? 'bad' : 'good' };
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

import type { SeatKind, SeatRequest } from '../api';

/** A seat in the form: the level is kept while a person sits there, in case the computer comes back. */
export interface SeatChoice {
  kind: SeatKind;
  level: number;
  /** Who the computer is, if it is none of the levels. */
  rival?: Rival | undefined;
}

/** A computer player of another package, by its name, or a bot that plays over the network, by its id. */
export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

/** The middle level: strong enough to be fun, weak enough to be beaten. */
export const middleLevel = (levels: number): number => Math.ceil(levels / 2);

/** Whoever comes for the first time shall win, though not without trying. */
export const newcomersLevel = (levels: number): number => Math.min(2, levels);

/** The sensible default: the visitor takes the first seat, the computer all others. */
export function defaultSeats(seats: number, levels: number): SeatChoice[] {
  const level = newcomersLevel(levels);
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot', level }));
}

/** More seats are the computer's, fewer go from the end; whoever "me" is stays. */
export function resized(seats: readonly SeatChoice[], count: number): SeatChoice[] {
  const level = seats.at(-1)?.level ?? 1;
  const kept = seats.slice(0, count);
  const added = Array.from({ length: count - kept.length }, () => ({ kind: 'bot', level }) as const);
  const lost = seats.slice(count).some(({ kind }) => kind === 'me');
  return [...kept, ...added].map((seat, index) => (lost && index === 0 ? { ...seat, kind: 'me' } : seat));
}

/** The seats after one is given to somebody else. There is one "me": taking a seat swaps it with the old one. */
export function reseat(seats: readonly SeatChoice[], seat: number, kind: SeatKind): SeatChoice[] {
  const before = seats[seat]?.kind;
  return seats.map((choice, index) => {
    if (index === seat) return { ...choice, kind };
    if (kind === 'me' && choice.kind === 'me' && before) return { ...choice, kind: before };
    return choice;
  });
}

export function request({ kind, level, rival }: SeatChoice): SeatRequest {
  if (kind !== 'bot') return { kind };
  if (!rival) return { kind, level };
  return rival.online ? { kind: 'program', program: rival.id } : { kind, player: rival.id };
}

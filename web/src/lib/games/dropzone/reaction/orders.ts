// DZ-403: what a player settles beforehand, so that nobody waits for his answer.
import type { StandingOrder } from '../protocol.gen';

export type Habit = 'ask' | 'engage' | 'hold';
type Orders = readonly StandingOrder[];

const has = (orders: Orders, type: StandingOrder['type']): boolean =>
  orders.some((order) => order.type === type);

export const holdsFire = (orders: Orders): boolean => has(orders, 'HoldFire');
export const keepsInitiative = (orders: Orders): boolean => has(orders, 'KeepInitiative');

export const withMark = (
  orders: Orders,
  type: 'HoldFire' | 'KeepInitiative',
  given: boolean,
): StandingOrder[] => [...orders.filter((order) => order.type !== type), ...(given ? [{ type }] : [])];

const concerns = (order: StandingOrder, unit: number): boolean => 'unit' in order && order.unit === unit;

export function habitOf(orders: Orders, unit: number): Habit {
  const found = orders.findLast((order) => concerns(order, unit));
  if (!found) return 'ask';
  return found.type === 'EngageWith' ? 'engage' : 'hold';
}

/** What all of them do; none where they differ. */
export function habitOfAll(orders: Orders, units: readonly number[]): Habit | undefined {
  const habits = new Set(units.map((unit) => habitOf(orders, unit)));
  return habits.size === 1 ? [...habits][0] : undefined;
}

export function withHabit(orders: Orders, units: readonly number[], habit: Habit): StandingOrder[] {
  const others = orders.filter((order) => !units.some((unit) => concerns(order, unit)));
  if (habit === 'ask') return others;
  const type = habit === 'engage' ? 'EngageWith' : 'HoldUnit';
  return [...others, ...units.map((unit) => ({ type, unit }) as const)];
}

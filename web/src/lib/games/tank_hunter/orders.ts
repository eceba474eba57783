import type { CardId } from './wire';
import type { StandingOrder } from './protocol.gen';

type Of<Type extends StandingOrder['type']> = Extract<StandingOrder, { type: Type }>;

export type WindowKind = Of<'PassOrder'>['window'];
type Step = Of<'StepOrder'>['step'];

/** All names of a kind that the server knows, in the order in which they are shown: one too many or too few is an error. */
const all = <Name extends string>(shown: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(shown) as Name[];

export const WINDOWS = all<WindowKind>({
  open: true,
  scout: true,
  declare: true,
  counter: true,
  roll: true,
  hit: true,
  air: true,
});
export const STEPS = all<Step>({ rearrange: true, advance: true, relief: true });
export type Habit = 'CounterOrder' | 'EvadeOrder' | 'AntiAirOrder' | 'LeadOrder';
export const HABITS = ['CounterOrder', 'EvadeOrder', 'AntiAirOrder', 'LeadOrder'] as const;

type Orders = readonly StandingOrder[];

/** What is ordered for all units; an order for a single one is left alone. */
const isGeneral = (order: StandingOrder): boolean => !('unit' in order) || order.unit === '';

export const habitOf = (orders: Orders, type: Habit): 'ask' | 'always' | 'never' =>
  (orders.findLast((order) => order.type === type && isGeneral(order)) as Of<Habit> | undefined)?.how ??
  'ask';

export function withHabit(orders: Orders, type: Habit, how: 'ask' | 'always' | 'never'): StandingOrder[] {
  const others = orders.filter((order) => order.type !== type || !isGeneral(order));
  if (how === 'ask') return others;
  const of = type === 'CounterOrder' || type === 'EvadeOrder' ? { unit: '' } : {};
  return [...others, { type, how, ...of } as StandingOrder];
}

/** When a window is passed without a question. */
export const WHENS = ['ask', 'own_turn', 'others_turn', 'unless_concerned', 'always'] as const;
export type When = (typeof WHENS)[number];

export const windowOf = (orders: Orders, window: WindowKind): When =>
  orders.findLast((order): order is Of<'PassOrder'> => order.type === 'PassOrder' && order.window === window)
    ?.when ?? 'ask';

export function withWindow(orders: Orders, window: WindowKind, when: When): StandingOrder[] {
  const others = orders.filter((order) => order.type !== 'PassOrder' || order.window !== window);
  return when === 'ask' ? others : [...others, { type: 'PassOrder', window, when }];
}

export function cardOf(orders: Orders, card: CardId): 'ask' | 'keep' | 'play' {
  const found = orders.findLast(
    (order) => (order.type === 'KeepOrder' || order.type === 'PlayOrder') && order.card === card,
  );
  return found ? (found.type === 'KeepOrder' ? 'keep' : 'play') : 'ask';
}

export function withCard(orders: Orders, card: CardId, wish: 'ask' | 'keep' | 'play'): StandingOrder[] {
  const others = orders.filter(
    (order) => (order.type !== 'KeepOrder' && order.type !== 'PlayOrder') || order.card !== card,
  );
  if (wish === 'keep') return [...others, { type: 'KeepOrder', card, window: null }];
  return wish === 'play' ? [...others, { type: 'PlayOrder', card, worth: 0 }] : others;
}

export const leavesOut = (orders: Orders, step: Step): boolean =>
  orders.some((order) => order.type === 'StepOrder' && order.step === step);

export function withStep(orders: Orders, step: Step, leave: boolean): StandingOrder[] {
  const others = orders.filter((order) => order.type !== 'StepOrder' || order.step !== step);
  return leave ? [...others, { type: 'StepOrder', step }] : others;
}

export const answersAlone = (orders: Orders): boolean => orders.some(({ type }) => type === 'OnlyOrder');

export const withOnly = (orders: Orders, on: boolean): StandingOrder[] => [
  ...orders.filter(({ type }) => type !== 'OnlyOrder'),
  ...(on ? [{ type: 'OnlyOrder' } as const] : []),
];

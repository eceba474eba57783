import type { Choice } from '../../protocol.gen';
import { spotsOf, type Spot } from './spots';
import type { Handle } from './wire';
import type { Action } from './protocol.gen';

/** An answer the rules allow, with what one points at to give it. */
export interface Option {
  action: Action;
  spots: readonly Spot[];
}

export const optionsOf = (choices: readonly Choice[]): Option[] =>
  choices.map(({ action }) => ({ action: action as Action, spots: spotsOf(action as Action) }));

const holds = (spots: readonly Spot[], wanted: readonly Spot[]): boolean =>
  wanted.every((spot) => spots.includes(spot));

/** The options that go on from what has been pointed at. */
export const going = (options: readonly Option[], pointed: readonly Spot[]): Option[] =>
  options.filter(({ spots }) => spots.length > 0 && holds(spots, pointed));

/** Where one may point next. */
export function nextSpots(options: readonly Option[], pointed: readonly Spot[]): Set<Spot> {
  const spots = going(options, pointed).flatMap((option) => option.spots);
  return new Set(spots.filter((spot) => !pointed.includes(spot)));
}

/** The options of which everything has been pointed at; they differ in details alone. */
export const complete = (options: readonly Option[], pointed: readonly Spot[]): Option[] =>
  pointed.length === 0 ? [] : going(options, pointed).filter(({ spots }) => spots.length === pointed.length);

/** Each way to go on from what has been pointed at, once: of those that differ in details the one that fits best. */
export function waysOn(options: readonly Option[], wish: Details): Option[] {
  const found = new Map<string, Option[]>();
  for (const option of options)
    found.set(option.spots.join(), [...(found.get(option.spots.join()) ?? []), option]);
  return [...found.values()].flatMap((alike) => chosen(alike, wish) ?? []);
}

/** Is a unit that was pointed at the target of the attacks that go on from it? */
export const isTarget = (options: readonly Option[], unit: Handle | undefined): boolean =>
  options.some(({ action }) => action.type === 'DeclareAttack' && action.target === unit);

/** Details in which answers to the same pointing differ. */
export const DETAILS = ['kind', 'charge', 'shots', 'spotter', 'ability', 'marker'] as const;
export type Detail = (typeof DETAILS)[number];
export type Details = Partial<Record<Detail, string | number | boolean>>;

const detailOf = (action: Action, detail: Detail): string | number | boolean | undefined =>
  detail in action ? (action as unknown as Record<Detail, string | number | boolean>)[detail] : undefined;

/** Details with more than one value, in the order in which one decides them. */
export function openDetails(
  options: readonly Option[],
): { detail: Detail; values: (string | number | boolean)[] }[] {
  return DETAILS.flatMap((detail) => {
    const values = [...new Set(options.map(({ action }) => detailOf(action, detail)))];
    const known = values.filter((value) => value !== undefined);
    return known.length > 1 ? [{ detail, values: known }] : [];
  });
}

/** The option that fits the details best, one after the other; where nothing is wished, the plain one with most shots. */
export function chosen(options: readonly Option[], wish: Details): Option | undefined {
  let left = [...options];
  for (const detail of DETAILS) {
    const wanted =
      detail in wish ? left.filter(({ action }) => detailOf(action, detail) === wish[detail]) : [];
    left = wanted.length > 0 ? wanted : usual(left, detail);
  }
  return left[0];
}

/** As many shots as there are; no charge; nobody revealed for it. */
function usual(options: Option[], detail: Detail): Option[] {
  if (detail === 'shots') {
    const most = Math.max(...options.map(({ action }) => Number(detailOf(action, 'shots') ?? 0)));
    return options.filter(({ action }) => Number(detailOf(action, 'shots') ?? 0) === most);
  }
  const plain = options.filter(({ action }) => !detailOf(action, detail));
  return (detail === 'charge' || detail === 'spotter') && plain.length > 0 ? plain : options;
}

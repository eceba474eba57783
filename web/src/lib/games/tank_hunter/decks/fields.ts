import { isEvent, isUnit, type AnyCard } from '../cards';
import type { UnitCard } from '../wire';
import type { Field, Forms } from './protocol.gen';

/** The fields of a card of this kind. */
export const formOf = (forms: Forms, card: AnyCard): Readonly<Record<string, Field>> =>
  isUnit(card) ? forms.unit : isEvent(card) ? forms.event : forms.commander;

/** TH-005, TH-355, TH-372: the unit as another type, with what it can still have. */
export function retyped(forms: Forms, unit: UnitCard, type: UnitCard['type']): UnitCard {
  const values = new Set(Object.values(forms.values_of).flat());
  const kept = Object.fromEntries(
    forms.values_of[type]!.map((value) => [value, unit[value as keyof UnitCard]]),
  );
  const lost = Object.values(forms.abilities_of)
    .flat()
    .filter((ability) => !forms.abilities_of[type]!.includes(ability));
  const all = <Value>(names: Iterable<string>, value: Value): Record<string, Value> =>
    Object.fromEntries([...names].map((name) => [name, value]));
  return {
    ...unit,
    ...all(values, null),
    ...kept,
    type,
    abilities: { ...unit.abilities, ...all(lost, false) },
    shots: { ...unit.shots, ...all(values, 1) },
  };
}

import { catalogue } from '../catalogue.svelte';
import { onTable } from '../wire';
import type { Battle as State, Unit } from '../protocol.gen';

/** DZ-310: whom a card can be played for as an order; the rules have the last word. */
export function unitsFor(state: State, player: number, card: string): Unit[] {
  const own = state.units.filter((unit) => unit.player === player && onTable(unit));
  const type = ({ kind }: Unit) => catalogue()?.unit(kind).type;
  if (card === 'jink') return own.filter((unit) => type(unit) === 'aircraft' && !unit.jinks);
  if (card !== 'field_repair') return [];
  return own.filter((unit) => unit.damage > 0 && type(unit) !== 'infantry' && unit.altitude === 0);
}

/** DZ-310: one card in each activation. */
export const hasPlayed = ({ activation }: State, player: number): boolean =>
  activation?.carded.includes(player) ?? false;

import { t } from '../../i18n.svelte';
import type { Named } from '../registry';
import { HEADINGS, name } from './cells';
import type { Action, Screen } from './protocol.gen';
import { typeOf } from './tanks';

/** A turn in words, for those who do not read the notation yet; nothing where its tank is not on the board. */
export function say(sent: unknown, { table }: Named): string {
  const action = sent as Action;
  if (action.type !== 'Move' && action.type !== 'Escape') return '';
  const { tanks } = (table.view as Screen).state;
  const tank = tanks.find(({ cell }) => cell === action.start);
  if (!tank) return '';
  const facts = { tank: typeOf(tank.letter).id, start: name(action.start) };
  if (action.type === 'Escape') return t('chess-say-escape', facts);
  return t('chess-say-move', {
    ...facts,
    cell: name(action.end),
    heading: HEADINGS[action.heading]!.toLowerCase(),
    way: action.start === action.end ? 'turned' : 'drove',
    shot: action.target === null ? 'no' : 'yes',
    target: action.target === null ? '' : name(action.target),
  });
}

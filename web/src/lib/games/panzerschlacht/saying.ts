import { t } from '../../i18n.svelte';
import type { Action } from './protocol.gen';
import { name } from './squares';
import type { Square } from './wire';

const listed = (squares: readonly Square[]): string => squares.map(name).join(', ');

const planText = (red: readonly Square[], white: readonly Square[]): string =>
  [
    ...(red.length > 0 ? [t('table-say-red', { squares: listed(red) })] : []),
    ...(white.length > 0 ? [t('table-say-white', { squares: listed(white) })] : []),
  ].join(' · ') || t('table-say-no-shots');

/** An action in words. */
export function say(sent: unknown): string {
  const action = sent as Action;
  switch (action.type) {
    case 'Setup':
      return t('table-say-setup');
    case 'Plan':
      return planText(action.red, action.white);
    case 'Move':
      return action.paths.map((path) => path.map(name).join(' → ')).join('; ');
    case 'Pass':
      return t('table-say-pass');
    case 'Fight':
      return t('table-say-fight', { attacker: name(action.attacker), target: name(action.target) });
    default:
      return '';
  }
}

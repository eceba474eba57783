import { t } from '../../i18n.svelte';
import type { Line } from '../../protocol.gen';
import type { Named } from '../registry';
import { knownCards, lineText } from './lines';
import type { Action, View } from './protocol.gen';
import { actionText, kindName } from './telling';
import type { Handle } from './wire';
import { cardName, ownerOf, playerName } from './words';

/** "7TP"; where a player has several of them, which. */
function called(handle: Handle, { table, log }: Named): string {
  const view = table.view as View;
  const card = knownCards(log, view).get(handle);
  if (!card) return t('hunter-hidden-named', { handle });
  const alike = view.players[ownerOf(handle)]!.units.filter((unit) => unit.card === card);
  return alike.length > 1 ? `${cardName(card)} (${handle})` : cardName(card);
}

/** An action in words, with the unit that does it: where several are compared, it is not the one that was picked. */
export function say(sent: unknown, named: Named): string {
  const action = sent as Action;
  const [view, seats] = [named.table.view as View, named.table.seats];
  if (action.type === 'DeclareAttack')
    return t('hunter-say-attack', {
      unit: called(action.attacker, named),
      target: called(action.target, named),
      kind: kindName(action.kind),
      charge: action.charge ? 'yes' : 'no',
      shots: action.shots,
    });
  if (action.type === 'Scout')
    return t('hunter-say-scout', {
      unit: called(action.unit, named),
      name: playerName(seats, action.opponent, view.seat),
    });
  return actionText(action, { view, seats });
}

/** A line of the story with the cards that lie on the table by their names. */
export const tell = (line: Line, { table, log }: Named): string =>
  lineText(line, { seats: table.seats, seat: table.seat, known: knownCards(log, table.view as View) });

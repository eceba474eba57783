import { t } from '../../i18n.svelte';
import type { SeatInfo } from '../../protocol.gen';
import type { Handle } from './wire';
import type { Action, Aim, Attack, InPlay, UnitInPlay, View } from './protocol.gen';
import { cardName, ownerOf, playerName } from './words';

/** Who sits where and what lies where: enough to call everything by its name. */
export interface Scene {
  view: View;
  seats: readonly SeatInfo[];
}

export const unitOf = ({ players }: View, handle: Handle): UnitInPlay | undefined =>
  players[ownerOf(handle)]?.units.find((unit) => unit.handle === handle);

/** What is asked now, of a player or of chance. */
export const questionOf = (view: View): View['question'] => view.question;

/** "Tiger I", or "hidden unit B3" where its face is not known. */
export function unitName(view: View, handle: Handle): string {
  const unit = unitOf(view, handle);
  return unit?.card ? cardName(unit.card) : t('hunter-hidden-named', { handle });
}

const eventInPlay = ({ card }: InPlay): string => cardName(card);

function aimText({ view, seats }: Scene, { units, player, event }: Aim): string {
  const parts = units.map((handle) => unitName(view, handle));
  if (player >= 0) parts.push(playerName(seats, player, view.seat));
  if (event) parts.push(eventInPlay(event));
  return parts.join(', ');
}

/** TH-200: "Anti-armour" */
export const kindName = (kind: Attack['kind']): string => t(`tank-hunter-kind-${kind.replace('_', '-')}`);

/** An answer as a sentence for a button. */
export function actionText(action: Action, scene: Scene): string {
  const { view, seats } = scene;
  const unit = (handle: Handle): string => unitName(view, handle);
  switch (action.type) {
    case 'DeclareAttack':
      return t('hunter-do-attack', {
        unit: unit(action.attacker),
        target: unit(action.target),
        kind: kindName(action.kind),
        charge: action.charge ? 'yes' : 'no',
        shots: action.shots,
      });
    case 'Scout':
      return t('hunter-do-scout', {
        unit: unit(action.unit),
        name: playerName(seats, action.opponent, view.seat),
      });
    case 'Wait':
      return t('hunter-do-wait');
    case 'EndActions':
      return t('hunter-do-end');
    case 'Pass':
      return t('hunter-do-pass', { question: questionOf(view)?.type ?? '' });
    case 'Play': {
      const aim = aimText(scene, action.on);
      return t('hunter-do-play', { card: cardName(action.card), aim, aimed: aim ? 'yes' : 'no' });
    }
    case 'Command': {
      const aim = aimText(scene, action.on);
      return t('hunter-do-command', { card: cardName(action.card), aim, aimed: aim ? 'yes' : 'no' });
    }
    case 'UseAbility':
      return t('hunter-do-ability', {
        ability: action.ability,
        unit: unit(action.unit),
        load: action.load ? unit(action.load) : '',
        water: action.water ? eventInPlay(action.water) : '',
      });
    case 'Advance':
      return t('hunter-do-advance', { unit: unit(action.unit) });
    case 'Relieve':
      return t('hunter-do-relieve', { unit: unit(action.unit), marker: action.marker });
    case 'TakeKind':
      return kindName(action.kind);
    case 'Counter':
      return questionOf(view)?.type === 'AskCounter'
        ? t('hunter-fire-back', { shots: action.shots })
        : t('hunter-do-counter', { unit: unit(action.unit), shots: action.shots });
    case 'Lead':
      return t('hunter-do-lead', { by: unitOf(view, action.by) ? unit(action.by) : cardName(action.by) });
    case 'Evade':
      return t('hunter-do-evade');
    case 'Expose':
      return t('hunter-do-expose', { count: action.units.length });
    case 'FireAntiAir':
      return t('hunter-do-anti-air', { unit: unit(action.unit) });
    case 'Discard':
      return t('hunter-do-discard', { cards: action.cards.map(cardName).join(', ') });
    case 'Order':
      return t('hunter-do-order', { cards: action.cards.map(cardName).join(', ') });
    case 'Withdraw':
      return t('hunter-do-withdraw');
    case 'Reveal':
      return t('hunter-do-reveal', { unit: unit(action.unit) });
    case 'Rearrange':
      return t('hunter-do-rearrange');
    case 'Place':
      return t('hunter-do-place');
    case 'Pick':
      return t('hunter-do-pick', { card: cardName(action.card) });
    case 'Resign':
      return t('aside-hunter-resign');
    case 'TimeUp':
    case 'Deal':
    case 'Roll':
    case 'Draw':
      return '';
  }
}

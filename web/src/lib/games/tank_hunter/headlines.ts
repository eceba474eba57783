import { t } from '../../i18n.svelte';
import type { Selection } from './selection.svelte';
import type { Situation } from './situation.svelte';
import { questionOf, unitName, type Scene } from './telling';
import { cardName, playerName } from './words';

/** What is asked, or whom the table waits for, in one sentence. */
export function headlineOf({ view, seats, question, playing, vacant, mayAct }: Situation): string {
  if (playing) return t('table-playing');
  if (vacant) return t('table-seat-free');
  if (!question) return '';
  if (!mayAct) return elsewhere({ view, seats });
  if (view.in_own_turn) return t('hunter-asks', { question: 'TakeAction' });
  switch (question.type) {
    case 'AskWindow':
      return t(`hunter-window-${question.kind}`);
    case 'AskCounter':
      return t('hunter-ask-counter', { unit: unitName(view, view.attack?.attacker ?? '') });
    case 'AskEvade':
      return t('hunter-ask-evade', { unit: unitName(view, view.shooting?.target ?? '') });
    case 'AskAntiAir':
      return t('hunter-ask-anti-air', { card: cardName(view.strike?.playing.card ?? '') });
    case 'ExposeUnits':
      return t('hunter-ask-expose', { count: question.count });
    case 'AskEffect':
      return t('hunter-ask-effect', { ask: question.ask, card: cardName(question.playing.card) });
    default:
      return t('hunter-asks', { question: question.type });
  }
}

function elsewhere({ view, seats }: Scene): string {
  if (view.turn === 0) return t('hunter-before-start');
  if (view.turn_player === view.seat) return t('hunter-your-turn-waits');
  return t('hunter-turn-of', { name: playerName(seats, view.turn_player, view.seat) });
}

/** What to do about it. */
export function noteOf({ view }: Scene, selection: Selection): string | undefined {
  const question = questionOf(view);
  if (!question || selection.action) return undefined;
  if (selection.pointed.length > 0) return t('hunter-hint-next');
  if (view.in_own_turn)
    return view.actions > 1 ? t('hunter-hint-action', { actions: view.actions }) : undefined;
  if (question.type === 'AskWindow') return t('hunter-hint-window');
  return selection.starts.size > 0 ? t('hunter-hint-point') : undefined;
}

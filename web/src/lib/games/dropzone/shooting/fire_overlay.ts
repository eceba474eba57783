// Who can be fired at, as it stands on the map: the odds at every enemy, and the lines to the one that is chosen.
import { t } from '../../../i18n.svelte';
import type { Aim, Line, Overlay } from '../map/overlay';
import type { Outlook, Battle as State } from '../protocol.gen';
import { targetAt } from '../targets';
import { chanceText } from './chances';
import type { Fire } from './fire.svelte';

const aimOf = (state: State, { target, destroyed, expected }: Outlook, isChosen: boolean): Aim => ({
  unit: target,
  at: targetAt(state, target),
  text: chanceText(destroyed, expected),
  ...(isChosen ? { note: t('battle-fire') } : {}),
});

const linesTo = (state: State, { target, shots }: Outlook): Line[] =>
  [...new Set(shots.map(({ unit }) => unit))].map((unit) => ({
    points: [targetAt(state, unit), targetAt(state, target)],
    tone: 'enemy',
    dashed: true,
  }));

export const fireOverlay = (
  state: State,
  { open, aim }: Fire,
): Required<Pick<Overlay, 'aims' | 'lines'>> => ({
  aims: open.map((one) => aimOf(state, one, one === aim)),
  lines: aim ? linesTo(state, aim) : [],
});

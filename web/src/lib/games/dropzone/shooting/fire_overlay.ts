// Who can be fired at, as it stands on the map: the odds at every enemy, and the lines to the one that is chosen.
import { t } from '../../../i18n.svelte';
import type { Aim, Bar, Line, Overlay } from '../map/overlay';
import { middleOf } from '../map/plane';
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

/** Who stands together and is closed for the same reason shares one plate. */
function barsOf(state: State, closed: readonly Outlook[]): Bar[] {
  const parties = new Map<string, Outlook[]>();
  for (const one of closed) {
    const key = `${state.units[one.target]!.squad} ${one.refusal!.key}`;
    parties.set(key, [...(parties.get(key) ?? []), one]);
  }
  return [...parties.values()].map((party) => ({
    at: middleOf(party.map(({ target }) => targetAt(state, target))),
    text: t('battle-barred', { why: party[0]!.refusal!.rule }),
  }));
}

export const fireOverlay = (
  state: State,
  { open, closed, aim }: Fire,
): Required<Pick<Overlay, 'aims' | 'bars' | 'lines'>> => ({
  bars: barsOf(state, closed),
  aims: open.map((one) => aimOf(state, one, one === aim)),
  lines: aim ? linesTo(state, aim) : [],
});

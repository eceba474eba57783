import { t } from '../../i18n.svelte';
import type { Choice, SeatInfo } from '../../protocol.gen';
import { groupName, unitName } from './catalogue.svelte';
import { everyoneOf } from './wire';
import type { Action, Battlegroup, Squad, Battle as State } from './protocol.gen';
import { callOf } from './names.svelte';
import { playerName } from './words';

/** An answer as a row to choose. */
export interface Option {
  action: Action;
  title: string;
  detail: string;
  /** Units that light up with it. */
  units: readonly number[];
}

/** "3 × Sabre, 1 × Condor": everybody in these squads, kind by kind. */
function whoText(state: State, squads: readonly Squad[]): string {
  const everyone = new Set(squads.flatMap((squad) => everyoneOf(state, squad)));
  const kinds = new Map<string, number>();
  for (const { kind } of everyone) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds].map(([kind, count]) => t('battle-squad', { count, unit: unitName(kind) })).join(', ');
}

const unitsIn = (state: State, squads: readonly Squad[]): number[] =>
  squads.flatMap((squad) => everyoneOf(state, squad).map(({ id }) => id));

function groupOption(state: State, group: Battlegroup, action: Action): Option {
  const squads = group.squads.map((id) => state.squads[id]!);
  return {
    action,
    title: `${group.name} ${groupName(group.kind)}`,
    detail: whoText(state, squads),
    units: unitsIn(state, squads),
  };
}

function squadOption(state: State, squad: Squad, action: Action): Option {
  return {
    action,
    title: callOf(squad.name),
    detail: whoText(state, [squad]),
    units: unitsIn(state, [squad]),
  };
}

/** The listed answers to a question, as rows. */
export function optionsOf(
  state: State,
  choices: readonly Choice[],
  seats: readonly SeatInfo[],
  seat: number,
): Option[] {
  return choices.flatMap(({ action: sent }): Option[] => {
    const action = sent as Action;
    switch (action.type) {
      case 'LetBegin': {
        const title = playerName(seats, action.player, seat);
        return [{ action, title, detail: t(`dropzone-side-${'abcd'[action.player]!}-role`), units: [] }];
      }
      case 'ActFirst':
      case 'ActLast': {
        const how = action.type === 'ActFirst' ? 'first' : 'last';
        return [{ action, title: t(`battle-act-${how}`), detail: t(`battle-act-${how}-help`), units: [] }];
      }
      case 'Activate':
        return [groupOption(state, state.battlegroups[action.battlegroup]!, action)];
      case 'Play':
        return [squadOption(state, state.squads[action.squad]!, action)];
      default:
        return [];
    }
  });
}

import { t } from '../../i18n.svelte';
import type { Named } from '../registry';
import { callOf } from './names.svelte';
import type { Action, Battle as State, Shot, View } from './protocol.gen';
import { groupText, playerName } from './words';

/** What a sentence is about: who does it, and at what or whom; a card by its id. */
interface Said {
  who?: string;
  what?: string;
  card?: string;
}

const units = ({ units: all }: State, ids: readonly number[]): string =>
  callOf([...new Set(ids)].map((id) => all[id]!.name));

const squads = (state: State, ids: readonly number[]): string =>
  ids.map((id) => callOf(state.squads[id]!.name)).join(', ');

const target = (state: State, { target: aim }: Pick<Shot, 'target'>): string =>
  typeof aim === 'string' ? t('battle-say-building', { building: aim }) : units(state, [aim]);

/** Everybody who fires, at everything that is fired at. */
const fire = (state: State, shots: readonly Shot[]): Said => ({
  who: units(
    state,
    shots.map(({ unit }) => unit),
  ),
  what: [...new Set(shots.map((shot) => target(state, shot)))].join(', '),
});

const those = (state: State, rows: readonly { unit: number }[]): Said => ({
  who: units(
    state,
    rows.map(({ unit }) => unit),
  ),
});

/** Orders to units and squads. */
function ordered(state: State, action: Action): Said | undefined {
  switch (action.type) {
    case 'Move':
      return those(state, action.ways);
    case 'FlyMove':
      return those(state, action.flights);
    case 'Extract':
      return those(state, [...action.ways, ...action.flights]);
    case 'Load': {
      const carriers = action.boardings.map(({ carrier }) => carrier);
      return { ...those(state, action.boardings), what: units(state, carriers) };
    }
    case 'Unload':
    case 'PlaceOut':
      return those(state, action.placements);
    case 'Enter':
    case 'ChangeBuilding':
      return { who: squads(state, [action.squad]), what: action.building };
    case 'Leave':
    case 'Search':
    case 'Play':
    case 'AttackRun':
    case 'Intercept':
    case 'StayInside':
    case 'GiveUp':
      return { who: squads(state, [action.squad]) };
    case 'CallReserve':
    case 'Commit':
      return { who: squads(state, action.squads) };
    case 'Assign':
      return those(state, action.posts);
    case 'Shoot':
    case 'FireOnRun':
      return fire(state, action.shots);
    case 'React':
      return { who: units(state, [action.unit]), what: target(state, action) };
    default:
      return undefined;
  }
}

/** An action in words; what has none is written down. */
export function say(sent: unknown, { table }: Named): string {
  const action = sent as Action;
  const { state } = table.view as View;
  switch (action.type) {
    case 'Activate':
    case 'Deploy':
      return spoken(action.type, { what: groupText(state.battlegroups[action.battlegroup]!) });
    case 'LetBegin':
      return spoken(action.type, { who: playerName(table.seats, action.player, table.seat) });
    case 'PlayCard':
      return spoken(action.type, { card: action.card });
    case 'ActFirst':
    case 'ActLast':
    case 'EndSlot':
    case 'Pass':
      return spoken(action.type, {});
    default: {
      const said = ordered(state, action);
      return said ? spoken(action.type, said) : '';
    }
  }
}

const spoken = (action: Action['type'], { who = '', what = '', card = '' }: Said): string =>
  t('battle-say', { action, who, what, card, some: who ? 'yes' : 'no' });

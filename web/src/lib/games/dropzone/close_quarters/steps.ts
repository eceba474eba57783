// DZ-240 to DZ-258: a close-quarters battle as the rulebook tells it, in seven steps.
import { t } from '../../../i18n.svelte';
import type { Happened } from '../../../protocol.gen';
import { isLoss, lineText } from '../story';
import { buildingStateOf, insideOf } from '../wire';
import type { Event, Battle as State } from '../protocol.gen';
import { codeOf } from '../words';

export const STEPS = ['storm', 'roles', 'wait', 'repel', 'escape', 'fight', 'settle'] as const;
export type StepCode = (typeof STEPS)[number];

export const STEP_RULES: Record<StepCode, string> = {
  storm: 'DZ-240',
  roles: 'DZ-242',
  wait: 'DZ-243',
  repel: 'DZ-244',
  escape: 'DZ-245',
  fight: 'DZ-246',
  settle: 'DZ-256',
};

export interface FightStep {
  code: StepCode;
  when: 'done' | 'now' | 'later';
  /** What happened in it, sentence by sentence. */
  lines: { text: string; loss: boolean }[];
}

export interface Fight {
  building: string;
  /** The step that is on; none: the round is over. */
  now: StepCode | undefined;
}

/** What has happened since the last battlegroup was announced. */
const recent = (log: readonly Happened[]): Happened[] =>
  log.slice(log.findLastIndex(({ event }) => (event as Event).type === 'BattlegroupActivated') + 1);

/** The battle that is being fought, or the one that was fought in this activation. */
export function fightOf(state: State, log: readonly Happened[]): Fight | undefined {
  if (state.fight) return state.fight;
  const fought = recent(log).findLast(({ event }) => (event as Event).type === 'FightBegan');
  return fought && { building: (fought.event as Event & { type: 'FightBegan' }).building, now: undefined };
}

const FIGHTING: ReadonlySet<Event['type']> = new Set([
  'FightRolled',
  'UnitDamaged',
  'UnitLost',
  'MoraleRolled',
  'LotDrawn',
  'CardPlayed',
  'Withdrew',
]);

/** Which step tells of an event of this battle; none for what belongs to none. */
function stepOf(event: Event, begun: boolean, fighting: boolean): StepCode | undefined {
  if (event.type === 'FightBegan') return 'repel';
  if (event.type === 'BuildingTaken') return 'settle';
  if (!begun) return undefined;
  if (fighting || event.type === 'FightRolled') return FIGHTING.has(event.type) ? 'fight' : undefined;
  return 'escape';
}

type Lines = Record<StepCode, FightStep['lines']>;

function told(log: readonly Happened[], building: string): Lines {
  const lines: Lines = { storm: [], roles: [], wait: [], repel: [], escape: [], fight: [], settle: [] };
  let begun = false;
  let fighting = false;
  for (const { event: what, line } of recent(log)) {
    const event = what as Event;
    if ('building' in event && event.building !== building) continue;
    const step = stepOf(event, begun, fighting);
    begun ||= event.type === 'FightBegan';
    fighting ||= event.type === 'FightRolled';
    if (step && line) lines[step].push({ text: lineText(line), loss: isLoss(event) });
  }
  return lines;
}

function rolesText(defender: number, players: readonly number[]): string {
  const attackers = players.filter((player) => player !== defender).map(codeOf);
  return t('dz-cq-roles-are', {
    defender: codeOf(defender),
    attackers: attackers.join(', '),
    count: attackers.length,
  });
}

/** What can be read off the table about the beginning and the end of a battle. */
function standing(state: State, building: string, over: boolean): Partial<Lines> {
  const { stormed_turn, defender } = buildingStateOf(state, building);
  const inside = insideOf(state, building);
  const players = [...new Set(inside.map(({ player }) => player))];
  const plain = (text: string) => [{ text, loss: false }];
  return {
    storm: stormed_turn > 0 ? plain(t('dz-cq-stormed', { turn: stormed_turn })) : [],
    roles: defender < 0 ? [] : plain(rolesText(defender, players)),
    settle: over ? plain(t('dz-cq-over', { sides: players.length })) : [],
  };
}

/** The seven steps, each with what happened in it; those before the present one are done. */
export function fightSteps(state: State, { building, now }: Fight, log: readonly Happened[]): FightStep[] {
  const lines = told(log, building);
  const more = standing(state, building, now === undefined);
  const present = now === undefined ? STEPS.length : STEPS.indexOf(now);
  return STEPS.map((code, index) => ({
    code,
    when: index < present ? 'done' : index === present ? 'now' : 'later',
    lines: [...(more[code] ?? []), ...lines[code]],
  }));
}

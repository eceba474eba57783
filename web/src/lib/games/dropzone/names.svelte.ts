// Nobody at a table says A3a2: units are called by their kind and a number, such as Sabre 4, and squads by those of
// their units. The names of notation stay in files and in the terminal.
import { onDestroy } from 'svelte';
import { i18n, t } from '../../i18n.svelte';
import { shortName } from './catalogue.svelte';
import type { Battle as State } from './protocol.gen';

interface Call {
  kind: string;
  /** Counted through the player's units that are called alike. */
  number: number;
}

/** Facts that hold what a player calls himself, be it as units are called. */
const PEOPLE = new Set(['name', 'player']);

type Facts = Parameters<typeof i18n.calling>[0];

/** The units that a name of notation stands for: one, or all of a squad. */
let known = $state.raw<ReadonlyMap<string, readonly Call[]>>(new Map());
let learned = '';
let tables = 0;

function callsOf({ units, squads }: State): Map<string, readonly Call[]> {
  const counts = new Map<string, number>();
  const calls = units.map(({ player, kind }): Call => {
    const key = `${player} ${shortName(kind)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { kind, number: counts.get(key)! };
  });
  return new Map<string, readonly Call[]>([
    ...units.map(({ id, name }) => [name, [calls[id]!]] as const),
    ...squads.map((squad) => [squad.name, squad.units.map((id) => calls[id]!)] as const),
  ]);
}

function learn(state: State): void {
  const names = state.units.map(({ name, kind }) => `${name} ${kind}`).join();
  if (names === learned) return;
  learned = names;
  known = callsOf(state);
}

/** 1–3, 5 */
function numbers(calls: readonly Call[]): string {
  const runs: [number, number][] = [];
  for (const number of new Set(calls.map((call) => call.number).sort((a, b) => a - b))) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Sabre 1–3, Condor 1 */
function called(calls: readonly Call[]): string {
  const kinds = new Map<string, Call[]>();
  for (const call of calls) {
    const name = shortName(call.kind);
    kinds.set(name, [...(kinds.get(name) ?? []), call]);
  }
  return [...kinds].map(([name, alike]) => `${name} ${numbers(alike)}`).join(', ');
}

/** The units that these names of notation stand for; none where one of them is something else. */
function meant(codes: string): readonly Call[] {
  const calls = codes.split(', ').map((code) => known.get(code));
  return calls.every((one) => one !== undefined) ? calls.flat() : [];
}

/** What units and squads are called; anything else stays as it is. */
export function callOf(codes: string | readonly string[]): string {
  const text = typeof codes === 'string' ? codes : codes.join(', ');
  const calls = meant(text);
  return calls.length > 0 ? called(calls) : text;
}

/** A sentence that says the kind by itself needs the number alone; one about a squad speaks of it as one. */
function fact(name: string, text: string, { kind, target_kind: targetKind }: Facts): string {
  const calls = meant(text);
  if (calls.length === 0) return text;
  const saysKind =
    name === 'target' ? targetKind !== undefined : kind !== undefined && name.startsWith('unit');
  if (saysKind) return numbers(calls);
  const isSquad = name === 'squad' && calls.length > 1;
  return isSquad ? t('battle-called-squad', { units: called(calls) }) : called(calls);
}

const calling = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && !PEOPLE.has(name) ? fact(name, value, facts) : value,
    ]),
  );

/** All sentences call the units of this battle by name, as long as its table is there. */
export function callByName(state: () => State): void {
  tables += 1;
  i18n.calling = calling;
  $effect.pre(() => learn(state()));
  onDestroy(() => {
    tables -= 1;
    if (tables === 0) i18n.calling = (facts) => facts;
  });
}

// Army lists (DZ-045 to DZ-061) as they are put together. What they cost and whether they are legal, the server says.
import type { Catalogue, Faction, UnitProfile } from '../catalogue.svelte';
import type { ArmyList, Group, Ride, Squad } from './protocol.gen';

/** DZ-061: what a player brings: one list, or several. */
export type Force = readonly ArmyList[];

export const blank = (faction: Faction, limit: number): ArmyList => ({
  name: '',
  faction,
  limit,
  groups: [],
});

export const emptyGroup = (profile: string): Group => ({
  profile,
  squads: [],
  shared: [],
  gates: [],
  commander: null,
});

// As text.

const rideText = ({ count, unit }: Ride): string => `${count} ${unit}`;

/** "1 phr_juno_a1 + 1 phr_juno_a2" */
export const ridesInFile = (rides: readonly Ride[]): string => rides.map(rideText).join(' + ');

const squadText = ({ transports, ...squad }: Squad): string =>
  `  ${rideText(squad)}${transports.length > 0 ? ` in ${ridesInFile(transports)}` : ''}`;

const groupText = ({ profile, squads, shared, gates, commander }: Group): string =>
  [
    profile,
    ...squads.map(squadText),
    ...shared.map((ride) => `  shared ${rideText(ride)}`),
    ...gates.map((ride) => `  gates ${rideText(ride)}`),
    ...(commander ? [`  commander ${commander.level} in ${commander.rides}`] : []),
    '',
  ].join('\n');

const listText = ({ name, faction, limit, groups }: ArmyList): string =>
  [`army: ${name.trim()}\nfaction: ${faction}\nlimit: ${limit}\n`, ...groups.map(groupText)].join('\n');

/** An army file. */
export const toText = (force: Force): string => force.map(listText).join('\n');

// What a purchase looks like at first, and after a change.

export function newSquad(catalogue: Catalogue, { id, sizes }: UnitProfile): Squad {
  const count = sizes[0] ?? 1;
  return { unit: id, count, transports: catalogue.loads(id, count)[0] ?? [] };
}

const kindsOf = (rides: readonly Ride[]): string =>
  rides
    .map(({ unit }) => unit)
    .sort()
    .join();

/** Another size, with transports of the same kinds, or the usual ones where these do not fit; none stays none. */
export function resized(catalogue: Catalogue, squad: Squad, count: number): Squad {
  const ways = catalogue.loads(squad.unit, count);
  const same = ways.find((rides) => kindsOf(rides) === kindsOf(squad.transports));
  return { ...squad, count, transports: same ?? ways[0] ?? [] };
}

// Changes: everything is replaced, never edited.

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((old, at) => (at === index ? item : old));

export const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, at) => at !== index);

export const inserted = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

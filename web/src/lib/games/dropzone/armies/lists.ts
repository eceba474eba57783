// Army lists (DZ-045 to DZ-061) as they are put together. Whether they are legal, the server says (DZ-058).
import type { Catalogue, Faction, GameSize, UnitProfile } from '../catalogue.svelte';
import type { ArmyList, Commander, Group, Ride, Squad } from './protocol.gen';

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

// What it costs. Units that the catalogue does not know cost nothing.

export const ridePoints = (catalogue: Catalogue, { unit, count }: Ride): number =>
  count * (catalogue.units.get(unit)?.points ?? 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const squadPoints = (catalogue: Catalogue, squad: Squad): number =>
  sum([squad, ...squad.transports].map((ride) => ridePoints(catalogue, ride)));

/** DZ-057: the commander is not counted. */
export const groupPoints = (catalogue: Catalogue, { squads, shared, gates }: Group): number =>
  sum(squads.map((squad) => squadPoints(catalogue, squad))) +
  sum([...shared, ...gates].map((ride) => ridePoints(catalogue, ride)));

export const commanderPoints = (
  catalogue: Catalogue,
  faction: Faction,
  commander: Commander | null,
): number => (commander && catalogue.commanders(faction)[commander.level - 1]?.points) ?? 0;

export const listPoints = (catalogue: Catalogue, { faction, groups }: ArmyList): number =>
  sum(
    groups.map(
      (group) => groupPoints(catalogue, group) + commanderPoints(catalogue, faction, group.commander),
    ),
  );

/** DZ-060: the class that the agreed limit falls into. */
export const sizeOf = (catalogue: Catalogue, limit: number): GameSize | undefined =>
  catalogue.armyTables.find(({ points: [least, most] }) => least <= limit && limit <= most)?.size;

// What there is to choose from.

/** DZ-179: every way to carry a squad of this size without a place to spare, the usual one first; none last. */
export function loads({ carriers }: UnitProfile, count: number): Ride[][] {
  const fitting = carriers.filter(({ sizes }) => sizes.length === 0 || sizes.includes(count));
  const filled = (from: number, left: number): Ride[][] => {
    if (left === 0) return [[]];
    const carrier = fitting[from];
    if (!carrier) return [];
    const most = Math.floor(left / carrier.takes);
    return Array.from({ length: most + 1 }, (_, fewer) => most - fewer).flatMap((number) =>
      filled(from + 1, left - number * carrier.takes).map((rest) =>
        number > 0 ? [{ unit: carrier.unit, count: number }, ...rest] : rest,
      ),
    );
  };
  return [...filled(0, count), []];
}

/** DZ-195: the transports that squads of this battlegroup may share. */
export const sharable = (catalogue: Catalogue, { squads }: Group): string[] => [
  ...new Set(
    squads.flatMap(({ unit }) => (catalogue.units.get(unit)?.shares ?? []).map((share) => share.unit)),
  ),
];

/** DZ-301: the units a commander may ride in, as an army file names them. */
export const seats = (catalogue: Catalogue, { squads }: Group): string[] => {
  const counts = new Map<string, number>();
  for (const { unit, count } of squads) {
    if (catalogue.units.get(unit)?.category === 'command') counts.set(unit, (counts.get(unit) ?? 0) + count);
  }
  return [...counts].flatMap(([unit, count]) =>
    Array.from({ length: count }, (_, index) => (index === 0 ? unit : `${unit}#${index + 1}`)),
  );
};

// What a purchase looks like at first, and after a change.

export function newSquad(unit: UnitProfile): Squad {
  const count = unit.sizes[0] ?? 1;
  return { unit: unit.id, count, transports: loads(unit, count)[0] ?? [] };
}

const kindsOf = (rides: readonly Ride[]): string =>
  rides
    .map(({ unit }) => unit)
    .sort()
    .join();

/** Another size, with transports of the same kinds, or the usual ones where these do not fit; none stays none. */
export function resized(squad: Squad, unit: UnitProfile, count: number): Squad {
  const ways = loads(unit, count);
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

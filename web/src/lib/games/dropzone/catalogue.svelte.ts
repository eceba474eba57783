import { ask } from '../../api';
import { t } from '../../i18n.svelte';
import type * as wire from './armies/protocol.gen';
import type { BattlegroupProfile, CommanderLevel } from './armies/protocol.gen';

export type UnitProfile = wire.Unit;
export type WeaponProfile = wire.Weapon;
export type Faction = wire.Unit['faction'];
export type Category = wire.Unit['category'];
export type GameSize = wire.ArmyTable['size'];

const byId = <Profile extends { id: string }>(list: readonly Profile[]): ReadonlyMap<string, Profile> =>
  new Map(list.map((profile) => [profile.id, profile]));

/** JSON has no infinity: a range without limit (DZ-032) comes as null. */
const unlimited = (weapon: WeaponProfile): WeaponProfile => ({
  ...weapon,
  full_range: weapon.full_range ?? Infinity,
  countered_range: weapon.countered_range ?? Infinity,
});

/** Every profile and table of Dropzone, by id. */
export class Catalogue {
  readonly factions: readonly Faction[];
  readonly units: ReadonlyMap<string, UnitProfile>;
  readonly weapons: ReadonlyMap<string, WeaponProfile>;
  readonly battlegroups: ReadonlyMap<string, BattlegroupProfile>;
  readonly armyTables: readonly wire.ArmyTable[];
  readonly buildings: readonly wire.BuildingProfile[];
  readonly terrainKinds: ReadonlyMap<string, wire.Catalogue['terrain_kinds'][number]>;
  /** Those of the box. */
  readonly armies: readonly wire.ShippedArmy[];
  readonly heights: wire.Heights;
  readonly walls: wire.Walls;
  /** What a drawing board begins with. */
  readonly sheet: wire.Sheet;
  readonly #loads: ReadonlyMap<string, readonly wire.Ride[][]>;
  readonly #offered: ReadonlyMap<string, readonly string[]>;
  readonly #commanders: wire.Catalogue['commanders'];

  constructor(sent: wire.Catalogue) {
    this.factions = sent.factions;
    this.units = byId(sent.units);
    this.weapons = byId(sent.weapons.map(unlimited));
    this.battlegroups = byId(sent.battlegroups);
    this.armyTables = sent.army_tables;
    this.buildings = sent.buildings;
    this.terrainKinds = byId(sent.terrain_kinds);
    this.armies = sent.armies;
    this.heights = sent.heights;
    this.walls = sent.walls;
    this.sheet = sent.sheet;
    this.#loads = new Map(sent.loads.map(({ unit, count, ways }) => [`${count} ${unit}`, ways]));
    this.#offered = new Map(
      sent.offered.map(({ battlegroup, size, units }) => [`${size} ${battlegroup}`, units]),
    );
    this.#commanders = sent.commanders;
  }

  /** The profile of a unit that the server has named. */
  unit(kind: string): UnitProfile {
    return known(this.units, kind);
  }

  weapon(id: string): WeaponProfile {
    return known(this.weapons, id);
  }

  battlegroup(id: string): BattlegroupProfile {
    return known(this.battlegroups, id);
  }

  /** DZ-026: a unit's weapons, one for each mount. */
  weaponsOf(kind: string): WeaponProfile[] {
    return this.unit(kind).weapons.map((id) => this.weapon(id));
  }

  /** DZ-179: the ways to carry a squad of this kind and size, the usual one first; none last. */
  loads(unit: string, count: number): readonly wire.Ride[][] {
    return this.#loads.get(`${count} ${unit}`) ?? [[]];
  }

  /** DZ-047: what a battlegroup may have; of the largest games, where the size is not known. */
  offered(battlegroup: string, size: GameSize | null): UnitProfile[] {
    const units = this.#offered.get(`${size ?? this.armyTables.at(-1)!.size} ${battlegroup}`) ?? [];
    return units.map((unit) => this.unit(unit));
  }

  /** DZ-300: level n is entry n - 1. */
  commanders(faction: Faction): readonly CommanderLevel[] {
    return this.#commanders[faction] ?? [];
  }
}

function known<Profile>(profiles: ReadonlyMap<string, Profile>, id: string): Profile {
  const found = profiles.get(id);
  if (!found) throw new Error(`the catalogue does not know ${id}`);
  return found;
}

let here = $state.raw<Catalogue>();
let asked: Promise<Catalogue> | undefined;

/** The catalogue, once somebody has loaded it. */
export const catalogue = (): Catalogue | undefined => here;

/** Asks for the catalogue, once; after a failure the next call asks again. */
export function loadCatalogue(): Promise<Catalogue> {
  asked ??= ask<wire.Catalogue>('/dropzone/catalogue').then((sent) => (here = new Catalogue(sent)));
  asked.catch(() => (asked = undefined));
  return asked;
}

// The names need the texts of `dropzone` and `dropzone_units`.

export const unitName = (kind: string): string => t('dropzone-unit-name', { kind });
/** As it is called at the table, with its number. */
export const shortName = (kind: string): string => t('dropzone-unit-short', { kind });
export const weaponName = (weapon: string): string => t('dropzone-weapon-name', { weapon });
export const groupName = (profile: string): string => t(`dropzone-group-${profile.replaceAll('_', '-')}`);

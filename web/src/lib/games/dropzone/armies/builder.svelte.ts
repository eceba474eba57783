import { Draft } from '../../../workshop/draft.svelte';
import type { Catalogue, Faction, GameSize } from '../catalogue.svelte';
import { blank, emptyGroup, inserted, replaced, toText, without, type Force } from './lists';
import type { ArmyList, Check, Finding, Group, GroupCount, ListCount, Place, ToCheck } from './protocol.gen';

/** What concerns all lists together. */
const ALL_LISTS = -1;
const UNCOUNTED: ListCount = { points: 0, size: null, rows: [], most_groups: 0, groups: [] };
const UNCOUNTED_GROUP: GroupCount = {
  points: 0,
  squads: [],
  shared: [],
  gates: [],
  commander: 0,
  sharable: [],
  most_shared: 0,
  gate_kinds: [],
  seats: [],
  rows: [],
  most_squads: 0,
  share: 0,
  most_share: 0,
};

/** An army in the making, the list of it that is open, and what the rules say about it. */
export class Builder {
  readonly catalogue: Catalogue;
  readonly draft: Draft<Force>;
  /** What the server last said; it may be a little behind. */
  check = $state.raw<Check>();
  /** The unit whose profile is beside the list. */
  shown = $state<string>();
  /** Where there is no room beside the list, it is opened over it. */
  opened = $state<string>();
  #number = $state(0);

  readonly text = $derived(toText(this.force));

  constructor(catalogue: Catalogue, force: Force) {
    this.catalogue = catalogue;
    this.draft = new Draft(force);
  }

  /** What the server is asked about it. */
  get question(): ToCheck {
    return { text: this.text, cap_basis: 'army_total' };
  }

  get force(): Force {
    return this.draft.work;
  }

  /** Which list is open: the last one, where there are fewer than there were. */
  get number(): number {
    return Math.min(this.#number, this.force.length - 1);
  }

  get list(): ArmyList {
    return this.force[this.number]!;
  }

  get size(): GameSize | null {
    return this.count.size;
  }

  /** What the server has counted in the open list. */
  get count(): ListCount {
    return this.countOf(this.number);
  }

  get points(): number {
    return this.count.points;
  }

  /** DZ-061: of all lists together. */
  get limit(): number {
    return this.check?.limit ?? 0;
  }

  /** And in any. */
  countOf(list: number): ListCount {
    return this.check?.counts[list] ?? UNCOUNTED;
  }

  /** And in a battlegroup of the open one; nothing in one that was added since. */
  groupCount(group: number): GroupCount {
    return this.count.groups[group] ?? UNCOUNTED_GROUP;
  }

  /** No numbers of this battlegroup are on their way: what they would push down can be shown. */
  isSettled(group: number): boolean {
    return group in this.count.groups || this.count.most_groups === 0;
  }

  /** Nothing speaks against this army, as far as is known. */
  get legal(): boolean {
    return this.check?.unreadable === null && this.check.findings.length === 0;
  }

  open(force: Force, { saved = false } = {}): void {
    this.draft.open(force, { saved });
    this.turnTo(0);
  }

  turnTo(number: number): void {
    this.#number = number;
  }

  /** The pointer or the keyboard is on a unit. */
  glance(unit: string): void {
    this.shown = unit;
  }

  show(unit: string): void {
    this.shown = this.opened = unit;
  }

  /** What speaks against a place of the open list. */
  findingsAt(group: number, part: Place['part'], entry = 0): Finding[] {
    const here = ({ list, place }: Finding): boolean =>
      (list === this.number || (list === ALL_LISTS && part === 'army')) &&
      place.group === group &&
      place.part === part &&
      place.entry === entry;
    return this.check?.findings.filter(here) ?? [];
  }

  rename(name: string): void {
    this.draft.touch(replaced(this.force, this.number, { ...this.list, name }));
  }

  change(part: Partial<ArmyList>): void {
    this.draft.change(replaced(this.force, this.number, { ...this.list, ...part }));
  }

  /** Another faction has other battlegroups: the list begins anew. */
  choose(faction: Faction): void {
    if (faction !== this.list.faction) this.change({ faction, groups: [] });
  }

  addGroup(profile: string): void {
    this.change({ groups: [...this.list.groups, emptyGroup(profile)] });
  }

  changeGroup(index: number, part: Partial<Group>): void {
    const group = { ...this.list.groups[index]!, ...part };
    this.change({ groups: replaced(this.list.groups, index, group) });
  }

  copyGroup(index: number): void {
    const copy = { ...this.list.groups[index]!, commander: null };
    this.change({ groups: inserted(this.list.groups, index + 1, copy) });
  }

  removeGroup(index: number): void {
    this.change({ groups: without(this.list.groups, index) });
  }

  addList(): void {
    const { faction, limit } = this.list;
    this.draft.change([...this.force, blank(faction, limit)]);
    this.turnTo(this.force.length - 1);
  }

  removeList(): void {
    this.draft.change(without(this.force, this.number));
  }
}

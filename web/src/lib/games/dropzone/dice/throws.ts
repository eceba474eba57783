import { t } from '../../../i18n.svelte';
import type { Happened } from '../../../protocol.gen';
import { weaponName } from '../catalogue.svelte';
import { callOf } from '../names.svelte';
import type { DamageRolled, Event, UnitRef } from '../protocol.gen';

/** Dice that were thrown together, and what each of them decided. */
export interface Throw {
  /** What they were thrown for, in a few words. */
  what: string;
  dice: readonly number[];
  /** Which of them did it. */
  good: readonly boolean[];
  /** What a die had to show; none where each number means something else. */
  need: string;
  /** What came of it. */
  result: string;
}

/** One matter with its throws in order: a weapon's shots at a target, a crash, a round of a fight. */
export interface Matter {
  title: string;
  throws: Throw[];
  /** What came of it all. */
  ends: End[];
}

/** A sentence about what came of something, and whether somebody was lost by it. */
export interface End {
  text: string;
  loss: boolean;
}

const named = (target: UnitRef | string): string =>
  typeof target === 'string' ? t('dz-building', { building: target }) : callOf(target.name);

const atLeast = (dice: readonly number[], need: number): boolean[] => dice.map((die) => die >= need);

const thrown = (
  what: string,
  dice: readonly number[],
  need: number,
  result: string,
  facts: object = {},
): Throw => ({
  what: t(`dz-dice-${what}`, { ...facts }),
  dice,
  good: atLeast(dice, need),
  need: `${need}+`,
  result,
});

const plain = (what: string, dice: readonly number[], result: string): Throw => ({
  what: t(`dz-dice-${what}`),
  dice,
  good: dice.map(() => true),
  need: '',
  result,
});

const plainly = (text: string): End => ({ text, loss: false });

const matter = (title: string, ...throws: Throw[]): Matter => ({ title, throws, ends: [] });

/** A matter that begins with an event, if one does. */
function begun(event: Event): Matter | null {
  switch (event.type) {
    case 'ShotsRolled': {
      const pair = { unit: named(event.shooter), target: named(event.target) };
      const title = t('dz-dice-fire', {
        ...pair,
        weapon: weaponName(event.weapon),
        reaction: event.reaction ? 'yes' : 'no',
      });
      return matter(title, thrown('hit', event.dice, event.need, t('dz-dice-hits', { count: event.hits })));
    }
    case 'ShotsWasted':
      return {
        ...matter(
          t('dz-dice-fire', {
            unit: named(event.shooter),
            target: named(event.target),
            weapon: weaponName(event.weapon),
            reaction: 'no',
          }),
        ),
        ends: [plainly(t('dz-dice-wasted'))],
      };
    case 'ReactionFailed':
      return {
        ...matter(
          t('dz-dice-fire', {
            unit: named(event.shooter),
            target: named(event.target),
            weapon: weaponName(event.weapon),
            reaction: 'yes',
          }),
        ),
        ends: [plainly(t('dz-dice-failed', { rule: event.rule }))],
      };
    case 'LowFlightTested':
      return matter(
        named(event.unit),
        plain('low', event.dice, t('dz-dice-passed', { passed: event.passed ? 'yes' : 'no' })),
      );
    case 'FightRolled':
      return matter(
        t('dz-dice-fight', { squad: event.squad, building: event.building }),
        thrown(
          `fight-${event.stage}`,
          event.dice,
          event.need,
          t('dz-dice-counted', { count: event.counted }),
        ),
      );
    case 'MoraleRolled':
      return matter(
        callOf(event.squad),
        thrown(
          'morale',
          [event.die],
          event.need,
          t('dz-dice-passed', { passed: event.passed ? 'yes' : 'no' }),
        ),
      );
    case 'AvailabilityRolled':
      return matter(
        callOf(event.squad),
        plain('available', [event.die], t('dz-dice-there', { there: event.available ? 'yes' : 'no' })),
      );
    case 'Searched':
      return matter(
        t('dz-dice-search', { squad: event.squad, building: event.building }),
        thrown('find', [event.die], event.need, t('dz-dice-found', { found: event.found ? 'yes' : 'no' })),
      );
    case 'MasonryFell':
      return matter(
        t('dz-building', { building: event.building }),
        plain('masonry', [event.die], callOf(event.squad) || t('dz-dice-nobody')),
      );
    case 'CollapseRolled':
      return matter(
        t('dz-building', { building: event.building }),
        thrown('collapse', event.dice, event.need, t('dz-dice-counted', { count: event.lost })),
      );
    case 'ReserveRolled':
      return matter(
        callOf(event.squads),
        thrown(
          'reserve',
          [event.die],
          event.need,
          t('dz-dice-there', { there: event.released ? 'yes' : 'no' }),
        ),
      );
    case 'InitiativeRolled':
      return matter(t('dz-dice-initiative'), plain('totals', event.dice, event.totals.join(' · ')));
    default:
      return null;
  }
}

/** DZ-265: against armour that stops everything else, a shaped charge still hurts with its best die. */
function damage({ dice, need, points, hurts_on }: DamageRolled): Throw {
  const told = thrown('damage', dice, hurts_on, t('dz-dice-points', { count: points }));
  return need > hurts_on ? { ...told, need: t('dz-dice-six-only') } : told;
}

/** A throw that belongs to the matter before it, if it is one. */
function follows(event: Event): Throw | null {
  switch (event.type) {
    case 'SavesRolled':
      return thrown('save', event.dice, event.need, t('dz-dice-saved', { count: event.saved }));
    case 'DamageRolled':
      return damage(event);
    case 'BlastRolled':
      return thrown('blast', event.dice, event.need, t('dz-dice-hits', { count: event.hits }));
    case 'CrashRolled':
      return plain('crash', [event.die], t('dz-dice-fall', { result: event.result }));
    case 'FellOn':
      return thrown('fell', [event.die], event.need, t('dz-dice-hits', { count: event.hit ? 1 : 0 }), {
        target: named(event.target),
      });
    case 'PassengerRolled':
      return thrown(
        'passenger',
        [event.die],
        event.need,
        t('dz-dice-lost', { lost: event.lost ? 'yes' : 'no' }),
        { unit: named(event.unit) },
      );
    case 'PaperRead':
      return plain('paper', [event.die], t('dz-dice-paper-is', { result: event.result }));
    case 'LotDrawn':
      return plain('lot', event.dice, callOf(event.chosen) || t('dz-dice-again'));
    default:
      return null;
  }
}

/** What a matter came to, where an event says it. */
function ended(event: Event): End | null {
  switch (event.type) {
    case 'UnitLost':
      return { text: t('dz-dice-destroyed', { unit: named(event.unit) }), loss: true };
    case 'UnitDamaged':
      return event.left > 0
        ? plainly(t('dz-dice-left', { unit: named(event.unit), left: event.left }))
        : null;
    case 'BuildingDamaged':
      return plainly(t('dz-dice-building-left', { building: event.building, left: event.left }));
    case 'BuildingCollapsed':
      return { text: t('dz-dice-collapsed', { building: event.building }), loss: true };
    case 'ObjectiveTaken':
      return plainly(t('dropzone-story-objective-taken', { objective: event.objective, squad: event.squad }));
    case 'NoDamagePossible':
      return plainly(t('dz-dice-harmless', { energy: event.energy, armour: event.armour }));
    default:
      return null;
  }
}

/** With these somebody has done something new, and older dice are history. */
const DECISIONS: ReadonlySet<Event['type']> = new Set([
  'TurnBegan',
  'BattlegroupActivated',
  'BattlegroupDeployed',
  'SquadsPlay',
  'Moved',
  'FireDeclared',
  'FlightAnnounced',
  'ReactionDeclared',
  'Boarded',
  'Unloaded',
  'BuildingEntered',
  'BuildingLeft',
  'FightBegan',
  'RunAnnounced',
  'WallsAssigned',
  'TurnEnded',
]);

/** The dice since the last decision, matter by matter. */
export function matters(log: readonly Happened[]): Matter[] {
  const start = log.findLastIndex(({ event }) => DECISIONS.has((event as Event).type));
  const found: Matter[] = [];
  for (const { event: told } of log.slice(start + 1)) {
    const event = told as Event;
    const opened = begun(event);
    if (opened) found.push(opened);
    const added = follows(event);
    if (added && found.length === 0) found.push(matter(''));
    if (added) found.at(-1)!.throws.push(added);
    const end = ended(event);
    if (end && found.length > 0) found.at(-1)!.ends.push(end);
  }
  return found;
}

/** The dice of one event, if it threw any. */
export const throwOf = (event: Event): Throw | undefined =>
  begun(event)?.throws[0] ?? follows(event) ?? undefined;

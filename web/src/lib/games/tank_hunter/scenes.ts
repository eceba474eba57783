import type { Beat, Moment, Timed } from '../../board/stage.svelte';
import type { Happened } from '../../protocol.gen';
import { seatSpot, unitSpot, type Spot } from './spots';
import type { Handle } from './wire';
import type { Event } from './protocol.gen';
import { thrownIn } from './thrown';

/** What is drawn over the table for as long as a scene lasts. */
export interface Scene extends Timed {
  /** From one card to another. */
  arrow?: { from: Spot; to: Spot; look: 'attack' | 'counter' | 'scout' };
  /** Dice that were rolled, what was needed, and which of them showed it; null: only ammunition counts. */
  dice?: { values: readonly number[]; needs: number | null; good: readonly boolean[]; at: Spot };
  /** A card that burns. */
  burst?: Spot;
  /** The card that is shown to everybody. */
  card?: string;
}

const ARROW = 420;
const DICE = 650;
const BURST = 400;
const CARD = 700;

/** The pictures of a change, made from its events alone. */
export function direct(_before: Moment, _after: Moment, happened: readonly Happened[]): Beat<Scene>[] {
  return happened.map((told) => {
    const scenes = scenesOf(told);
    return { told, scenes, late: scenes.some((scene) => scene.dice) };
  });
}

const arrow = (from: Handle, to: Spot, look: 'attack' | 'counter' | 'scout'): Scene => ({
  ms: ARROW,
  sound: look === 'scout' ? 'drive' : 'shot',
  arrow: { from: unitSpot(from), to, look },
});

function dice(unit: Handle, needs: number | null, told: Happened): Scene {
  const { values = [], good = [] } = thrownIn(told) ?? {};
  return { ms: DICE, sound: 'die', dice: { values, needs, good, at: unitSpot(unit) } };
}

function scenesOf(told: Happened): Scene[] {
  const event = told.event as Event;
  switch (event.type) {
    case 'AttackDeclared':
    case 'AttackRedirected':
      return [arrow(event.attacker, unitSpot(event.target), 'attack')];
    case 'CounterDeclared':
      return [arrow(event.unit, unitSpot(event.target), 'counter')];
    case 'ScoutDeclared':
      return [arrow(event.unit, seatSpot(event.opponent), 'scout')];
    case 'ShotRolled':
    case 'ScoutRolled':
    case 'EvadeRolled':
    case 'AntiAirRolled':
    case 'EffectRolled':
      return [dice(event.unit, event.needs, told)];
    case 'Destroyed':
    case 'TakenOut':
      return [{ ms: BURST, sound: 'burst', burst: unitSpot(event.unit) }];
    case 'EventPlayed':
    case 'RedDrawn':
    case 'CommanderUsed':
      return [{ ms: CARD, sound: 'flag', card: event.card }];
    default:
      return [];
  }
}

import type { Happened } from '../../protocol.gen';
import { commanderSpot, seatSpot, spotsOf, unitSpot, type Spot } from './spots';
import { thrownIn } from './thrown';
import type { CardId, Handle } from './wire';
import type { Action, Aim, Event, View } from './protocol.gen';
import { ownerOf } from './words';

/** What something that was done leaves on the table: who did it, to whom, what was rolled, and what came of it. */
export interface Trail {
  look: 'attack' | 'counter' | 'scout' | 'card' | 'move' | 'wait' | 'aim';
  from: Spot;
  to: Spot;
  /** The card that was played. */
  card?: CardId;
  dice?: readonly number[];
  needs?: number | null;
  end?: 'missed' | 'destroyed' | 'pinned' | 'escaped' | 'stopped' | 'seen' | 'front' | 'rear';
}

interface Turn {
  seat: number;
  trails: Trail[];
}

const MOST = 5; // more trails than this nobody can tell apart

/** What has been done since the one who looks was on turn; in his own turn what he has done himself. */
export function trailsOf(log: readonly Happened[], seat: number): Trail[] {
  const turns = turnsOf(log);
  const now = turns.at(-1);
  if (!now) return [];
  const viewer = seat < 0 ? now.seat : seat;
  if (now.seat === viewer && now.trails.length > 0) return now.trails.slice(-MOST);
  const others = now.seat === viewer ? turns.slice(0, -1) : turns;
  const last = others.findLastIndex((turn) => turn.seat === viewer);
  const since = others.slice(last + 1).flatMap(({ trails }) => trails);
  return (since.length > 0 ? since : (others[last]?.trails ?? [])).slice(-MOST);
}

/** Where that goes which one has chosen to do. */
export function aimOf(action: Action | undefined, { attack }: View): Trail[] {
  if (action?.type === 'Counter' && attack)
    return [of('aim', unitSpot(action.unit), unitSpot(attack.attacker))];
  const spots = action ? spotsOf(action) : [];
  return spots.length > 1 ? [of('aim', spots[0]!, spots.at(-1)!)] : [];
}

/** The trails of every turn, each with what came of it. */
function turnsOf(log: readonly Happened[]): Turn[] {
  const turns: Turn[] = [];
  for (const told of log) {
    const event = told.event as Event;
    if (event.type === 'BeforeTurn') turns.push({ seat: event.seat, trails: [] });
    const trails = turns.at(-1)?.trails ?? [];
    const begun = trailOf(event);
    if (begun) trails.push(begun);
    else complete(trails, event, thrownIn(told)?.good ?? []);
  }
  return turns;
}

const of = (look: Trail['look'], from: Spot, to: Spot, more: Partial<Trail> = {}): Trail => ({
  look,
  from,
  to,
  ...more,
});

/** What a card is played on, if on anything. */
function aimed({ units, player }: Aim, own: Spot): Spot {
  if (units[0]) return unitSpot(units[0]);
  return player >= 0 ? seatSpot(player) : own;
}

function trailOf(event: Event): Trail | undefined {
  switch (event.type) {
    case 'AttackDeclared':
    case 'AttackRedirected':
      return of('attack', unitSpot(event.attacker), unitSpot(event.target));
    case 'CounterDeclared':
      return of('counter', unitSpot(event.unit), unitSpot(event.target));
    case 'ScoutDeclared':
      return of('scout', unitSpot(event.unit), seatSpot(event.opponent));
    case 'EventPlayed':
      return played(seatSpot(event.seat), event);
    case 'CommanderUsed':
      return played(commanderSpot(event.card), event);
    case 'LineChanged':
      return of('move', unitSpot(event.unit), unitSpot(event.unit), { end: event.line });
    case 'Waited':
      return of('wait', seatSpot(event.seat), seatSpot(event.seat));
    default:
      return undefined;
  }
}

const played = (from: Spot, { seat, card, on }: Event & { type: 'EventPlayed' | 'CommanderUsed' }): Trail =>
  of('card', from, aimed(on, seatSpot(seat)), { card });

/** What an event adds to the trail of that which it came of. */
function complete(trails: readonly Trail[], event: Event, good: readonly boolean[]): void {
  const add = (more: Partial<Trail>, isIts: (trail: Trail) => boolean): void =>
    void Object.assign(trails.findLast(isIts) ?? {}, more);
  const by = (unit: Handle) => (trail: Trail) => trail.from === unitSpot(unit);
  const at = (unit: Handle) => (trail: Trail) => trail.from !== trail.to && trail.to === unitSpot(unit);
  const isCard = ({ look }: Trail): boolean => look === 'card';
  switch (event.type) {
    case 'ShotRolled':
      return add({ dice: event.dice, needs: event.needs }, by(event.unit));
    case 'ShotMissed':
      return add({ end: 'missed' }, by(event.unit));
    case 'HitEscaped':
      return add({ end: 'escaped' }, at(event.unit));
    case 'AttackCancelled':
    case 'AttackFizzled':
      return add({ end: 'stopped' }, by(event.attacker));
    case 'Destroyed':
    case 'TakenOut':
      return add({ end: 'destroyed' }, at(event.unit));
    case 'Marked':
      return event.marker === 'pinned' ? add({ end: 'pinned' }, at(event.unit)) : undefined;
    case 'ScoutRolled':
      add({ dice: [event.die], needs: event.needs }, by(event.unit));
      return good.includes(false) ? add({ end: 'missed' }, by(event.unit)) : undefined;
    case 'Revealed':
      return add({ end: 'seen' }, ({ look, to }) => look === 'scout' && to === seatSpot(ownerOf(event.unit)));
    case 'EffectRolled':
    case 'AntiAirRolled':
      return add({ dice: [event.die], needs: event.needs }, isCard);
    case 'StrikeStopped':
      return add({ end: 'stopped' }, isCard);
  }
}

import { ask, part, tell } from '../../../api';
import type * as wire from '../../../protocol.gen';

export const armyApi = {
  all: () => ask<wire.ArmySaved[]>('/armies'),
  one: (id: string) => ask<wire.ArmySaved>(`/armies/${part(id)}`),
  check: (army: wire.ArmyToCheck) => tell<wire.ArmyCheck>('/armies/check', army),
  save: (army: wire.ArmyToSave) => tell<wire.ArmySaved>('/armies', army),
  throwAway: (id: string) => ask<void>(`/armies/${part(id)}`, { method: 'DELETE' }),
};

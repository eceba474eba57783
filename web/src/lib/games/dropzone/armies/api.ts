import { ask, part, tell } from '../../../api';
import type * as wire from './protocol.gen';

export const armyApi = {
  all: () => ask<wire.Saved[]>('/armies'),
  one: (id: string) => ask<wire.Saved>(`/armies/${part(id)}`),
  check: (army: wire.ToCheck) => tell<wire.Check>('/armies/check', army),
  save: (army: wire.ToSave) => tell<wire.Saved>('/armies', army),
  throwAway: (id: string) => ask<void>(`/armies/${part(id)}`, { method: 'DELETE' }),
};

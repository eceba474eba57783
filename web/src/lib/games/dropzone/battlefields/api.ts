import { ask, part, tell } from '../../../api';
import type * as wire from './protocol.gen';

export const fieldApi = {
  /** Those in the box, as their files have them. */
  shipped: () => ask<wire.FieldFile[]>('/battlefields/shipped'),
  all: () => ask<wire.Saved[]>('/battlefields'),
  one: (id: string) => ask<wire.Saved>(`/battlefields/${part(id)}`),
  read: (text: string) => tell<wire.Read>('/battlefields/read', { text } satisfies wire.ToRead),
  check: (file: wire.FieldFile) => tell<wire.Check>('/battlefields/check', { file } satisfies wire.ToCheck),
  /** What somebody at one place would see of somebody at another. */
  look: (look: wire.ToLook) => tell<wire.Sighting>('/battlefields/sight', look),
  save: (field: wire.ToSave) => tell<wire.Saved>('/battlefields', field),
  throwAway: (id: string) => ask<void>(`/battlefields/${part(id)}`, { method: 'DELETE' }),
};

import { ask, part, tell } from '../../../api';
import type * as wire from '../../../protocol.gen';

export const fieldApi = {
  /** Those in the box, as their files have them. */
  shipped: () => ask<wire.FieldFile[]>('/battlefields/shipped'),
  all: () => ask<wire.FieldSaved[]>('/battlefields'),
  one: (id: string) => ask<wire.FieldSaved>(`/battlefields/${part(id)}`),
  read: (text: string) => tell<wire.FieldRead>('/battlefields/read', { text } satisfies wire.FieldToRead),
  check: (file: wire.FieldFile) =>
    tell<wire.FieldCheck>('/battlefields/check', { file } satisfies wire.FieldToCheck),
  /** What somebody at one place would see of somebody at another. */
  look: (look: wire.FieldToLook) => tell<wire.FieldSighting>('/battlefields/sight', look),
  save: (field: wire.FieldToSave) => tell<wire.FieldSaved>('/battlefields', field),
  throwAway: (id: string) => ask<void>(`/battlefields/${part(id)}`, { method: 'DELETE' }),
};

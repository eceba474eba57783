import { ask, part, tell } from '../../../api';
import type * as wire from './protocol.gen';

export const mapApi = {
  all: () => ask<wire.SavedMap[]>('/maps'),
  one: (id: string) => ask<wire.SavedMap>(`/maps/${part(id)}`),
  paper: () => ask<wire.MapPaper>('/maps/paper'),
  check: (map: wire.MapRules) => tell<wire.MapCheck>('/maps/check', map),
  save: (map: wire.MapToSave) => tell<wire.SavedMap>('/maps', map),
  throwAway: (id: string) => ask<void>(`/maps/${part(id)}`, { method: 'DELETE' }),
  startStudy: (wish: wire.StudyWish) => tell<wire.StudyReport>('/maps/studies', wish),
  study: (id: string) => ask<wire.StudyReport>(`/maps/studies/${part(id)}`),
  stopStudy: (id: string) => ask<void>(`/maps/studies/${part(id)}`, { method: 'DELETE' }),
};

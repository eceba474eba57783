import type * as wire from '../protocol.gen';
import type { MountAdvice, ShotLine, Trial } from '../protocol.gen';

/** A range without limit comes as null. */
export type ShotAdvice = Omit<wire.ShotAdvice, 'reach'> & { reach: number | null };

// The rules' answers come without the fields that are as they are for most.

const SHOT: Omit<ShotAdvice, 'type' | 'shot' | 'eye' | 'aim' | 'inches' | 'reach'> = {
  countered: false,
  in_arc: true,
  cover: 'clear',
  visible: 1,
  blocks: [],
  through: null,
  concealment: '',
  body_cover: '',
  to_hit: [],
  to_hurt: [],
  odds: null,
  points: [],
  blast: 0,
  refusal: null,
};

const TRIAL: Omit<Trial, 'type'> = { refusal: null, units: [], links: [], apart: [], shots: [], targets: [] };
const LINE: Omit<ShotLine, 'shot'> = { odds: null, refusal: null };
const MOUNT: Omit<MountAdvice, 'mount' | 'weapon' | 'fans'> = {
  corridor: 0,
  full_range: null,
  countered_range: null,
  refusal: null,
};

export const readShot = (sent: unknown): ShotAdvice => ({ ...SHOT, ...(sent as ShotAdvice) });
export const readTrial = (sent: unknown): Trial => ({ ...TRIAL, ...(sent as Trial) });
export function readShots(sent: unknown): Pick<wire.ShotsAdvice, 'shots' | 'ways'> {
  const { shots, ways } = sent as wire.ShotsAdvice;
  return { shots: shots.map((line) => ({ ...LINE, ...line })), ways };
}
export const readMounts = (sent: unknown): MountAdvice[] =>
  (sent as wire.UnitAdvice).mounts.map((mount) => ({ ...MOUNT, ...mount }));

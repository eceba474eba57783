/** A point of the table in inches: x to the east, y to the north, as the rules count. */
export type Point = readonly [number, number];

/** What a mark says; its colour, its stroke and its sign follow from it. */
export type Tone = 'reach' | 'own' | 'enemy' | 'good' | 'warn' | 'bad' | 'measure' | 'aura';

/** A patch of ground: what can be reached, a zone, a template, an aura. Rings, the outer one first. */
export interface Area {
  rings: readonly (readonly Point[])[];
  tone: Tone;
  hatched?: boolean;
  /** Only its outline: dotted, or fine. */
  outline?: 'dotted' | 'fine';
  /** What it is, and on which side of it that is written. */
  label?: { text: string; side: 'west' | 'south' | 'east' };
}

export interface Circle {
  at: Point;
  radius: number;
  tone: Tone;
}

/** Part of a circle before a weapon; from and to are clockwise degrees, 0 is north. */
export interface Fan {
  at: Point;
  radius: number;
  from: number;
  to: number;
  tone: Tone;
}

/** A way, a tape, a formation link, a line of sight. */
export interface Line {
  points: readonly Point[];
  tone: Tone;
  dashed?: boolean;
  arrow?: boolean;
  /** Written beside its end, such as 4.5″. */
  label?: string;
}

/** A unit where it would stand. */
export interface Ghost {
  unit: number;
  at: Point;
  facing: number;
  altitude: 0 | 2 | 6;
  tone: Tone;
  /** Written at the unit, such as the reason it cannot stand there. */
  label?: string;
}

export interface Pin {
  at: Point;
  tone: Tone;
  label: string;
}

/** The odds that stand at an enemy; a press on them means it. */
export interface Aim {
  unit: number;
  at: Point;
  text: string;
  /** What a press does: it is the chosen one. */
  note?: string;
}

/** Why an enemy cannot be fired at, in a few words, where he and those beside him stand. */
export interface Bar {
  at: Point;
  text: string;
}

/** A knob to pull at, before a ghost: it turns the unit. */
export interface Knob {
  unit: number;
  at: Point;
}

/** What is laid over the map while somebody tries things out. The map draws it and knows no rules. */
export interface Overlay {
  areas?: readonly Area[];
  circles?: readonly Circle[];
  fans?: readonly Fan[];
  lines?: readonly Line[];
  ghosts?: readonly Ghost[];
  pins?: readonly Pin[];
  knobs?: readonly Knob[];
  aims?: readonly Aim[];
  bars?: readonly Bar[];
}

/** What a pointer or the keyboard's crosshair is on; at is always where exactly. A ghost stands for its unit. */
export interface Picked {
  at: Point;
  unit?: number;
  building?: string;
  objective?: string;
  /** A destroyed unit, where nothing else lies. */
  wreck?: number;
  /** The unit whose knob it is. */
  knob?: number;
  /** Shift was held: the way goes on to this point, and further from it. */
  onward?: boolean;
}

/** A pull on the map that is not a pan: from what, and to where so far. */
export interface Pull {
  from: Picked;
  to: Picked;
}

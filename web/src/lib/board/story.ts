/** A sentence of the log. */
export interface Sentence {
  text: string;
  loss: boolean;
  /** The sequence number of the step that it tells of. */
  seq: number;
}

/** A part of the log under one number: a turn. */
export interface Chapter {
  number: number;
  /** The sequence number of the first step that belongs to it. */
  seq: number;
  lines: Sentence[];
}

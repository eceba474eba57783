/** A part of the log under one number: a turn. */
export interface Chapter {
  number: number;
  /** The sequence number of its first event. */
  seq: number;
  lines: { text: string; loss: boolean }[];
}

/** Whoever answers questions about the position by the rules: a match, or an analysis. */
export interface Adviser {
  /** Null where it cannot be answered now. */
  ask: <Advice>(query: unknown) => Promise<Advice | null>;
}

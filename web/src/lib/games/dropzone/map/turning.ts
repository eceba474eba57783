/** The angle that shows the same as *to* and lies nearest to *from*, so that a turn goes the short way round. */
export const nearest = (from: number, to: number): number =>
  from + ((((to - from + 180) % 360) + 360) % 360) - 180;

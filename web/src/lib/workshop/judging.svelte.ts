const PAUSE = 200; // milliseconds without a change until the server is asked

/** Asks the server about a work whenever it has changed and then rested; an older answer never overwrites a newer one. */
export function judge<Question, Verdict>(
  question: () => Question,
  ask: (question: Question) => Promise<Verdict>,
  tell: (verdict: Verdict | undefined) => void,
): void {
  $effect(() => {
    const asked = question();
    let current = true;
    const timer = setTimeout(async () => {
      const verdict = await ask(asked).catch(() => undefined);
      if (current) tell(verdict);
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
}

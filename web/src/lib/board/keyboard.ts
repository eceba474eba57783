/**
 * Whoever uses the keyboard and loses what it was on, as a button that is gone or dead once it was pressed, goes on
 * where something is asked, and not from the top of the page.
 */
export function keepKeyboard(main: HTMLElement): () => void {
  let last: Element | undefined;
  const remember = ({ target }: FocusEvent): void => void (last = target as Element);

  /** A press beside everything lets go on purpose; then the thing is still there. */
  const isLost = (): boolean => {
    const gone = last !== undefined && (!last.isConnected || last.matches(':disabled'));
    return gone && [document.body, last].includes(document.activeElement ?? undefined);
  };

  function look(): void {
    if (!isLost()) return;
    last = undefined;
    (main.querySelector<HTMLElement>('[data-asks]') ?? main).focus({ preventScroll: true });
  }

  // Not before what takes its place is there.
  const watcher = new MutationObserver(() => requestAnimationFrame(look));
  watcher.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  main.addEventListener('focusin', remember);
  return () => {
    watcher.disconnect();
    main.removeEventListener('focusin', remember);
  };
}

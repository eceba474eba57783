const WRITTEN_IN = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** Is a key pressed for the page, and not written into a field of it? */
export function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof HTMLElement && target.closest(WRITTEN_IN));
}

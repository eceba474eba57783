// Runs before the first paint; src/lib/settings.svelte.ts writes the same attributes from then on.
try {
  const { theme, pattern, motion } = JSON.parse(localStorage.getItem('panzerkiste.settings') ?? '{}');
  Object.assign(document.documentElement.dataset, {
    theme: theme ?? 'auto',
    pattern: pattern ?? true,
    motion: motion ?? 'auto',
  });
} catch {
  // No storage, or not ours: the defaults of the style sheet hold.
}

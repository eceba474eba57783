/** One more or one less of a choice. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** A choice of so many: one more pushes the first one out. */
export const chosenOf = <Item>(items: readonly Item[], item: Item, most: number): Item[] =>
  items.includes(item) ? toggled(items, item) : [...items, item].slice(-most);

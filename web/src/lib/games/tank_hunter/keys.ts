import { ARROWS } from '../../board/arrows';

const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The arrow keys go from card to card, to the nearest one in their direction. Whether there was one. */
export function walk({ key, target }: KeyboardEvent, paper: HTMLElement): boolean {
  const way = ARROWS[key];
  if (!way || !(target instanceof HTMLElement) || !target.dataset.spot) return false;
  const from = middle(target);
  let nearest: { element: HTMLElement; distance: number } | undefined;
  for (const element of paper.querySelectorAll<HTMLElement>('[data-spot]')) {
    const to = middle(element);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const across = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    const distance = along + 3 * across;
    if (element === target || along < 4) continue;
    if (!nearest || distance < nearest.distance) nearest = { element, distance };
  }
  nearest?.element.focus();
  return nearest !== undefined;
}

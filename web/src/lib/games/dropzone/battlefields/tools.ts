import { FITTINGS, type Fitting } from './fitting';
import type { Shape } from './shapes';

/** What is in the hand over the sheet. */
export type Tool = 'select' | 'building' | `terrain-${string}` | Fitting | 'connect' | 'sight';

const SHAPE_OF: Readonly<Record<string, Shape>> = {
  building: 'box',
  'terrain-low_wall': 'strip',
  'terrain-high_wall': 'strip',
  'terrain-hill': 'round',
  'terrain-crater': 'round',
};

/** The shape that is drawn with a tool at first. */
export const shapeOf = (tool: Tool): Shape => SHAPE_OF[tool] ?? 'polygon';

export const isDrawing = (tool: Tool): boolean => tool === 'building' || tool.startsWith('terrain-');
export const isFitting = (tool: Tool): tool is Fitting => FITTINGS.some((fitting) => fitting === tool);

// From inches to the pixels of the window, for what keeps its size while the table grows under it.
import type { Camera } from '../map/camera.svelte';
import type { Point } from '../map/overlay';
import { short } from '../map/plane';

export const lineOn = (camera: Camera, points: readonly Point[]): string =>
  points.length === 0
    ? ''
    : `M${points.map((point) => camera.toScreen(point).map(short).join(' ')).join('L')}`;

export const outlineOn = (camera: Camera, outline: readonly Point[]): string => `${lineOn(camera, outline)}Z`;

import { expect, test, vi } from 'vitest';
import { Camera } from '../src/lib/games/dropzone/map/camera.svelte';
import { Crosshair } from '../src/lib/games/dropzone/map/crosshair.svelte';

test('after the pointer Enter confirms what is laid out, wherever the keyboard has pressed before', () => {
  const onpick = vi.fn();
  const onconfirm = vi.fn(() => true);
  const crosshair = new Crosshair(new Camera(), {
    pickAt: (at) => ({ at }),
    onpick,
    onhover: () => {},
    onconfirm,
    places: () => [],
    abandon: () => false,
  });
  const press = (key: string) => crosshair.keydown(new KeyboardEvent('keydown', { key }));
  press('ArrowUp');
  press('Enter');
  expect([onpick.mock.calls.length, onconfirm.mock.calls.length]).toEqual([1, 0]);
  crosshair.at = undefined; // the pointer was used
  press('Enter');
  expect([onpick.mock.calls.length, onconfirm.mock.calls.length]).toEqual([1, 1]);
});

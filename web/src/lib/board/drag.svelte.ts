/** Something carried by the pointer. A press without a move is no drag: the click that follows does its work. */
const FAR_ENOUGH = 6; // pixels

interface Held<Thing> {
  thing: Thing;
  x: number;
  y: number;
}

export class Drag<Thing> {
  held = $state.raw<Held<Thing>>();
  ondrop: (thing: Thing, x: number, y: number) => void = () => {};
  onstart: (thing: Thing) => void = () => {};

  start(press: PointerEvent, thing: Thing): void {
    if (press.button !== 0 || !press.isPrimary) return;
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!this.held && Math.hypot(x - press.clientX, y - press.clientY) < FAR_ENOUGH) return;
      if (!this.held) this.onstart(thing);
      this.held = { thing, x, y };
    };
    const end = (release: PointerEvent) => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const held = this.held;
      this.held = undefined;
      if (held && release.type === 'pointerup') this.ondrop(thing, release.clientX, release.clientY);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}

/** Short messages at the foot of the page, read out by screen readers. */
class Toasts {
  shown = $state.raw<readonly { id: number; text: string }[]>([]);
  #last = 0;

  say(text: string): void {
    const id = ++this.#last;
    this.shown = [...this.shown, { id, text }];
    setTimeout(() => this.drop(id), 5000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

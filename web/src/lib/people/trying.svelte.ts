import { ApiError } from '../api';
import { i18n, t } from '../i18n.svelte';

/** One attempt at a time of something that the server, or the browser's own window, may refuse; why stands in the form. */
export class Trying {
  busy = $state(false);
  why = $state('');

  /** Whether it went well. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    [this.busy, this.why] = [true, ''];
    try {
      await work();
      return true;
    } catch (error) {
      await i18n.add('engine').catch(() => {}); // its sentences say why
      this.why = reason(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function reason(error: unknown): string {
  if (error instanceof ApiError) return t(error.refusal.key, error.refusal.facts);
  return error instanceof DOMException ? t('passkey-stopped') : t('error-unreachable');
}

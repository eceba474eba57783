import { ApiError } from '../api';
import { t } from '../i18n.svelte';
import { toasts } from './toasts.svelte';

/** Something that needs the server, one thing at a time; what it refuses is told. */
export class Attempt {
  busy = $state(false);

  async make(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      toasts.say(
        error instanceof ApiError ? t(error.refusal.key, error.refusal.facts) : t('error-unreachable'),
      );
    } finally {
      this.busy = false;
    }
  }
}

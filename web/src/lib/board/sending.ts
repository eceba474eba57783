import { t } from '../i18n.svelte';
import { toasts } from '../ui/toasts.svelte';

const linkTo = (path: string): string => new URL(path, location.href).href;

export const copy = (link: string): Promise<void> => copyText(link, t('invite-copied'));

/** Any text; what is said when it is done. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(done);
  } catch {
    toasts.say(t('invite-copy-failed')); // browsers refuse it away from localhost and HTTPS
  }
}

/** Hands an address of ours to whatever the device sends things with; without such a thing it is copied. */
export async function send(path: string, text: string): Promise<void> {
  const url = linkTo(path);
  if (!('share' in navigator)) return copy(url);
  await navigator.share({ text, url }).catch(() => {}); // whoever thinks better of it has not failed
}

// Requests about being told what waits, and this browser's part in it.

import { ask, drop, put, tell } from '../api';
import type { Telling, TellingInfo } from '../protocol.gen';

export const tellings = {
  info: () => ask<TellingInfo>('/me/telling'),
  choose: (telling: Telling) => put<TellingInfo>('/me/telling', telling),
  setMail: (address: string) => put<TellingInfo>('/me/telling/mail', { address }),
  confirmMail: (code: string) => tell<TellingInfo>('/me/telling/mail/confirm', { code }),
  dropMail: () => drop('/me/telling/mail'),
  sayFarewell: (token: string) => tell<void>(`/farewell/${encodeURIComponent(token)}`, {}),
};

/** Whether this browser can show a word while no page of ours is before anybody's eyes. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Asks whoever sits here; only after a click of his. */
export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

async function manager(): Promise<PushManager | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager;
}

/** The address by which this browser is told, if it is. */
export const address = async (): Promise<string | undefined> =>
  (await (await manager())?.getSubscription())?.endpoint;

/** Lets the server tell this browser, also while no page is open; whether the browser can do that. */
export async function subscribe(key: string): Promise<boolean> {
  try {
    const pushes = await manager();
    if (!pushes) return false;
    const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await tell('/me/telling/devices', { endpoint, key: keys?.p256dh, secret: keys?.auth });
    return true;
  } catch (reason) {
    if (reason instanceof DOMException) return false; // its maker has no such service here
    throw reason;
  }
}

export async function unsubscribe(): Promise<void> {
  const made = await (await manager())?.getSubscription();
  if (!made) return;
  await tell('/me/telling/devices/drop', { endpoint: made.endpoint });
  await made.unsubscribe();
}

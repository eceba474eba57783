// Requests about the visitor's account.

import { ask, drop, part, put, tell } from '../api';
import type {
  Me,
  OpenIdAnswer,
  OpenIdBegun,
  OpenIdEntered,
  OpenIdOffer,
  PasskeyQuestion,
  RecoveryCodes,
} from '../protocol.gen';

type Creation = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type Request = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Browsers have passkeys only where an address is encrypted or of this machine, and has a name. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

const shown = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON();

export const people = {
  register: (name: string, password: string) => tell<RecoveryCodes>('/me/account', { name, password }),
  signIn: (name: string, password: string) => tell<Me>('/me/sign-in', { name, password }),
  recover: (name: string, code: string, password: string) =>
    tell<Me>('/me/recover', { name, code, password }),
  signOut: (everywhere: boolean) => tell<void>('/me/sign-out', { everywhere }),
  setPassword: (now: string, password: string) => put('/me/password', { now, password }),
  newCodes: () => tell<RecoveryCodes>('/me/recovery-codes', {}),
  /** What the club's own sign-in is called; empty where there is none. */
  openId: async () => (await ask<OpenIdOffer>('/openid')).name,
  /** Leaves this page for the provider's. */
  goToOpenId: async () => location.assign((await tell<OpenIdBegun>('/me/openid', {})).address),
  enterByOpenId(answer: URLSearchParams): Promise<OpenIdEntered> {
    const said: OpenIdAnswer = { state: answer.get('state') ?? '' };
    for (const name of ['code', 'iss', 'error'] as const) {
      const value = answer.get(name);
      if (value !== null) said[name] = value;
    }
    return tell('/me/openid/return', said);
  },
  leaveOpenId: () => drop('/me/openid'),
  remove: () => drop('/me'),
  dropPasskey: (id: string) => drop(`/me/passkeys/${part(id)}`),
  /** A further passkey; with a name a guest's first, which makes an account. */
  async addPasskey(name: string | null): Promise<RecoveryCodes> {
    const { options } = await tell<PasskeyQuestion>('/me/passkeys/question', { name });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as Creation);
    return tell('/me/passkeys', {
      name,
      credential: shown(await navigator.credentials.create({ publicKey })),
    });
  },
  async signInByPasskey(): Promise<Me> {
    const { options } = await tell<PasskeyQuestion>('/me/sign-in/question', {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as Request);
    return tell('/me/sign-in/passkey', { credential: shown(await navigator.credentials.get({ publicKey })) });
  },
};

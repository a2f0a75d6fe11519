import type { JWTVerifyGetKey } from 'jose';
import { createClaimsCookie, type KeptClaims } from './claims.server.ts';
import type { IdentityLog, IdentitySettings } from './identity-settings.ts';
import { createRenewals, type Renew } from './renewal.server.ts';
import { createSeal } from './seal.server.ts';
import { createSealedCookie, type SealedCookie } from './sealed-cookie.server.ts';
import { sessionSchema, type Session } from './session.ts';
import type { SessionStore } from './session-store.ts';
import { createSigningKeys } from './signing-keys.server.ts';
import { createTokenEndpoint, type TokenEndpoint } from './token-endpoint.server.ts';
import { createTransactions, type Transactions } from './transaction.server.ts';

export type IdentityOptions = {
  settings: IdentitySettings;
  sessionStore: SessionStore;
  fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
  log?: IdentityLog;
};

/** Everything about identity that lives as long as the process: keys, caches, one renewal for many requests. */
export interface Identity {
  settings: IdentitySettings;
  sessionStore: SessionStore;
  /** Seconds since 1970. */
  now(): number;
  log: IdentityLog;
  isSecure: boolean;
  signingKeys: JWTVerifyGetKey;
  tokenEndpoint: TokenEndpoint;
  sessionCookie: SealedCookie<Session>;
  claimsCookie: SealedCookie<KeptClaims>;
  transactions: Transactions;
  renew: Renew;
}

/** Built once by the process and given to `openRequestSession` with every request. */
export function createIdentity({
  settings,
  sessionStore,
  fetch = globalThis.fetch,
  now = Date.now,
  log = () => undefined,
}: IdentityOptions): Identity {
  const isSecure = settings.appOrigin.startsWith('https://');
  requireSecureOrigin(settings.appOrigin);
  const { sessionSecrets: secrets, auth0 } = settings;
  const kind = { secure: isSecure };
  const parts = {
    settings,
    sessionStore,
    now: () => now() / 1000,
    log,
    isSecure,
    signingKeys: createSigningKeys({ issuer: auth0.issuer, fetch, now }),
    tokenEndpoint: createTokenEndpoint({ ...auth0, fetch }),
    sessionCookie: createSealedCookie({
      name: 'pagewright-session',
      seal: createSeal({ secrets, purpose: 'session', schema: sessionSchema, now }),
      kind,
      now,
    }),
    claimsCookie: createClaimsCookie({ secrets, kind, now }),
    transactions: createTransactions({ secrets, kind, now }),
  };
  return { ...parts, renew: createRenewals(parts) };
}

/** Codes and cookies may only travel encrypted, or within one machine. */
function requireSecureOrigin(appOrigin: string): void {
  const { protocol, hostname } = new URL(appOrigin);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error('Logging in needs a secure origin: APP_ORIGIN must be https or a loopback address');
}

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { isAuthError, missingRefreshTokenError, timeoutError, type AuthError } from './errors.ts';
import { verifyIdToken } from './id-token.ts';
import type { IdentityLog, IdentitySettings } from './identity-settings.ts';
import { createSeal } from './seal.server.ts';
import { endOf, needsRenewal, sessionSchema, type Session } from './session.ts';
import type { SessionStore } from './session-store.ts';
import { tokenEntryOf } from './token-entry.ts';
import type { TokenEndpoint } from './token-endpoint.server.ts';

/** The lock is waited for five seconds a try, ten tries; a holder that died has lost it by then. */
const TRY_MS = 5_000;
const TRIES = 10;
const LOCK_MS = 40_000;
const POLL_MS = 100;
/** A request that still carries the old cookie gets the new tokens for this long. */
const KEPT_SECONDS = 3600;

const resultSchema = z.union([z.object({ session: sessionSchema }), z.object({ ended: z.string() })]);
type Result = z.infer<typeof resultSchema>;
type Outcome = { result: Result; isNew: boolean };

export type Renewal =
  | { kind: 'renewed'; session: Session }
  /** The provider will never renew it: the person has to log in again. */
  | { kind: 'ended'; reason: string }
  /** There is no refresh token: only the provider's own session can help. */
  | { kind: 'impossible'; error: AuthError }
  /** The provider cannot say right now: the session stays. */
  | { kind: 'unavailable'; error: AuthError };

/** Gives a session whose tokens are about to expire new ones: once, however many requests and processes ask. */
export type Renew = (session: Session) => Promise<Renewal>;

type Parts = {
  settings: IdentitySettings;
  sessionStore: SessionStore;
  /** Seconds since 1970. */
  now: () => number;
  log: IdentityLog;
  signingKeys: JWTVerifyGetKey;
  tokenEndpoint: TokenEndpoint;
  tryMs?: number;
};

export function createRenewals(parts: Parts): Renew {
  const { settings, sessionStore, now, log, tryMs = TRY_MS } = parts;
  const seal = createSeal({
    secrets: settings.sessionSecrets,
    purpose: 'renewal',
    schema: resultSchema,
    now: () => now() * 1000,
  });
  const running = new Map<string, Promise<Outcome>>();

  /** What another request or process has already got for this generation of tokens. */
  const readResult = async (key: string) => {
    const sealed = await sessionStore.readRenewal(key);
    return sealed === null ? null : seal.open(sealed);
  };

  const askOnce = async (session: Session, key: string): Promise<Outcome> => {
    const known = (await readResult(key)) ?? (await waitForLock(key));
    if (known) return { result: known, isNew: false };
    try {
      const quicker = await readResult(key);
      if (quicker) return { result: quicker, isNew: false };
      const result = await askProvider(session, parts);
      const until = now() + KEPT_SECONDS;
      await sessionStore.writeRenewal(key, await seal.close(result, until), new Date(until * 1000));
      return { result, isNew: true };
    } finally {
      await sessionStore.releaseLock(key);
    }
  };

  /** Null once the lock is ours; the result when its holder was quicker. */
  const waitForLock = async (key: string): Promise<Result | null> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const deadline = performance.now() + tryMs;
      do {
        if (await sessionStore.takeLock(key, new Date(now() * 1000 + LOCK_MS))) return null;
        await wait(Math.min(POLL_MS, tryMs));
        const result = await readResult(key);
        if (result) return result;
      } while (performance.now() < deadline);
    }
    throw timeoutError();
  };

  const renewOnce = (session: Session): Promise<Outcome> => {
    const key = renewalKey(session);
    const shared = running.get(key);
    if (shared) return shared;
    const started = askOnce(session, key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };

  return async (session) => {
    try {
      let current = session;
      // An old cookie may be several renewals behind: each one leads to the next.
      for (;;) {
        const { result, isNew } = await renewOnce(current);
        if ('ended' in result) return { kind: 'ended', reason: result.ended };
        current = result.session;
        if (isNew || !needsRenewal(current, now())) break;
      }
      if (!(await sessionStore.isDenied(current.id))) return { kind: 'renewed', session: current };
      if (current.tokens.refresh_token) await parts.tokenEndpoint.revoke(current.tokens.refresh_token);
      return { kind: 'ended', reason: 'logged out meanwhile' };
    } catch (error) {
      if (!isAuthError(error)) throw error;
      log('renewal failed', { code: error.code, message: error.message });
      return { kind: error.code === 'missing_refresh_token' ? 'impossible' : 'unavailable', error };
    }
  };
}

const renewalKey = ({ id, generation }: Session) =>
  `renewal-${createHash('sha256').update(`${id} ${generation}`).digest('base64url')}`;

/** Answers after which asking again is of no use. Everything else may pass, so the session stays. */
const FINAL = new Set([
  'invalid_grant',
  'unauthorized',
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'mfa_required',
  'invalid_token',
]);
const isFinal = ({ code, status }: AuthError) =>
  FINAL.has(code) && status !== 429 && (status === undefined || status < 500);

async function askProvider(
  session: Session,
  { settings, now, log, signingKeys, tokenEndpoint }: Parts,
): Promise<Result> {
  const { issuer, clientId, audience, organization } = settings.auth0;
  const { tokens } = session;
  try {
    if (!tokens.refresh_token) throw missingRefreshTokenError(tokens.audience, tokens.scope);
    const answer = await tokenEndpoint.refresh({ refreshToken: tokens.refresh_token, scope: tokens.scope });
    const id_token = answer.id_token ?? tokens.id_token;
    const subject = decodeJwt(tokens.id_token).sub ?? '';
    if (answer.id_token)
      await verifyIdToken(answer.id_token, signingKeys, { issuer, clientId, organization, now: now(), subject });
    const entry = tokenEntryOf(
      { ...answer, id_token },
      { audience, client_id: clientId, scope: tokens.scope },
      now(),
      tokens,
    );
    return {
      session: { ...session, generation: session.generation + 1, seen: Math.min(now(), endOf(session)), tokens: entry },
    };
  } catch (error) {
    if (!isAuthError(error) || !isFinal(error)) throw error;
    log('session ended by the provider', { code: error.code, message: error.message });
    return { ended: error.code };
  }
}

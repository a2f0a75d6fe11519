import { decodeJwt } from 'jose';
import type { AppContext } from '#app/context.ts';
import { ApiError, tooManyLogins } from '#app/graphql/errors.ts';
import { anotherPersonError, isAuthError, type AuthError } from './errors.ts';
import { backFrom, localPath, loginPath, loginSuccessPath, POPUP_END } from './redirect-target.ts';
import { logOut } from './logout.server.ts';
import { recordSignIn } from './record-sign-in.server.ts';
import type { RequestSession } from './request-session.server.ts';
import type { Session } from './session.ts';
import { authenticate, type LoginOptions } from './strategy.server.ts';

type Start = Omit<LoginOptions, 'target'> & { popup?: boolean };

/** Sends the person to the provider, with the way back. Never returns; throws 429 when an address asks too often. */
export async function startLogin(
  request: Request,
  { session, clientAddress }: AppContext,
  { popup, ...options }: Start,
): Promise<never> {
  const wait = await session.identity.sessionStore.countLogin(clientAddress);
  if (wait > 0) throw tooManyLogins(request, wait);
  const back = localPath(new URL(request.url).searchParams.get('redirectTo'));
  const target = popup ? POPUP_END : loginSuccessPath(back);
  await authenticate(request, session, { login: { ...options, target } });
  throw new Error('A login was started without a redirect');
}

/** `retryAfter` in seconds, where there is a limit. */
export type LoginFailure = { code: string; message: string; retry: string; retryAfter?: number };
type Finished = { target: string; isNew: boolean } | { failure: LoginFailure };

/** Reads the provider's answer: signs the person in and gives the target, or says what went wrong. */
export async function finishLogin(
  request: Request,
  session: RequestSession,
  answer: URLSearchParams,
): Promise<Finished> {
  try {
    const { session: made, transaction } = await authenticate(request, session, { answer });
    const before = session.current;
    const target = localPath(transaction.target) ?? '/';
    if (transaction.frame && before) {
      await renewFrom(made, before, session);
      return { target, isNew: false };
    }
    await session.signIn(made);
    if (before?.tokens.refresh_token) void session.identity.tokenEndpoint.revoke(before.tokens.refresh_token);
    return { target, isNew: true };
  } catch (error) {
    if (!isAuthError(error)) throw error;
    session.identity.log('login refused', { code: error.code, message: error.message.slice(0, 300) });
    return { failure: failureOf(error) };
  }
}

/** A hidden frame renews the session that there is: same id, same end, same person. */
async function renewFrom({ tokens }: Session, before: Session, session: RequestSession): Promise<void> {
  if (decodeJwt(tokens.id_token).sub === decodeJwt(before.tokens.id_token).sub) return session.renewWith(tokens);
  await session.signOut();
  throw anotherPersonError();
}

/** Reads the provider's answer and tells the API who came. Without the API nobody is logged in. Throws 429 like `startLogin`. */
export async function completeLogin(
  request: Request,
  context: AppContext,
  answer: URLSearchParams,
): Promise<{ target: string } | { failure: LoginFailure }> {
  const wait = await context.sessionStore.countLogin(context.clientAddress);
  if (wait > 0) throw tooManyLogins(request, wait);
  const outcome = await finishLogin(request, context.session, answer);
  if ('failure' in outcome) return outcome;
  try {
    if (outcome.isNew) await recordSignIn(request, context, backFrom(outcome.target) ?? '/');
    return { target: outcome.target };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await logOut(context.session, { keepsClaims: true });
    const retry = retryOf(outcome.target);
    const { code, message, retryAfter } = error;
    if (code === 'RATE_LIMITED') return { failure: { code: 'too_many_logins', message, retry, retryAfter } };
    const said = code === 'UNAVAILABLE' ? message : 'Nothing was changed. Please try again in a moment.';
    return { failure: { code: 'not_recorded', message: said, retry } };
  }
}

const failureOf = ({ code, message, appState }: AuthError): LoginFailure => ({
  code,
  message: message.slice(0, 500),
  retry: retryOf(appState, code),
});

/** The way to the same place. Where a factor was missing the provider must ask, or it would answer the same again. */
const retryOf = (target: string | undefined, code?: string) =>
  loginPath(backFrom(target), {
    popup: target === POPUP_END,
    ...(code === 'mfa_required' ? { prompt: 'login' as const } : {}),
  });

import type { AppContext } from '#app/context.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { isAuthError, type AuthError } from './errors.ts';
import { backFrom, localPath, loginPath, loginSuccessPath } from './redirect-target.ts';
import { logOut } from './logout.server.ts';
import { recordSignIn } from './record-sign-in.server.ts';
import type { RequestSession } from './request-session.server.ts';
import { authenticate, type LoginOptions } from './strategy.server.ts';

/** Sends the person to the provider, with the way back. Never returns. */
export async function startLogin(
  request: Request,
  session: RequestSession,
  options: Omit<LoginOptions, 'target'>,
): Promise<never> {
  const back = localPath(new URL(request.url).searchParams.get('redirectTo'));
  await authenticate(request, session, { ...options, target: loginSuccessPath(back) });
  throw new Error('A login was started without a redirect');
}

export type LoginFailure = { code: string; message: string; retry: string };

/** Reads the provider's answer: signs the person in and gives the target, or says what went wrong. */
export async function finishLogin(
  request: Request,
  session: RequestSession,
): Promise<{ target: string } | { failure: LoginFailure }> {
  try {
    const { session: made, transaction } = await authenticate(request, session);
    const replaced = session.current?.tokens.refresh_token;
    await session.signIn(made);
    if (replaced) void session.identity.tokenEndpoint.revoke(replaced);
    return { target: localPath(transaction.target) ?? '/' };
  } catch (error) {
    if (!isAuthError(error)) throw error;
    session.identity.log('login refused', { code: error.code, message: error.message.slice(0, 300) });
    return { failure: failureOf(error) };
  }
}

/** Reads the provider's answer and tells the API who came. Without the API nobody is logged in. */
export async function completeLogin(
  request: Request,
  context: AppContext,
): Promise<{ target: string } | { failure: LoginFailure }> {
  const outcome = await finishLogin(request, context.session);
  if ('failure' in outcome) return outcome;
  try {
    await recordSignIn(request, context);
    return outcome;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await logOut(context.session);
    const message = 'Nothing was changed. Please try again in a moment.';
    return { failure: { code: 'not_recorded', message, retry: loginPath(backFrom(outcome.target)) } };
  }
}

function failureOf({ code, message, appState }: AuthError): LoginFailure {
  return { code, message: message.slice(0, 500), retry: loginPath(backFrom(appState)) };
}

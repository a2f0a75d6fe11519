import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Status of an answer that the browser made up itself because the server could not be reached. */
export const UNREACHABLE = 503;

export const NO_CONNECTION = 'There is no connection right now. Try again in a moment.';

/** Status of an answer to a form whose session has ended: its screen stays, since it holds what was typed. */
export const LOGGED_OUT = 401;

/** Status of an answer to a form with more in it than is taken. */
export const TOO_LARGE = 413;

/**
 * A route's `shouldRevalidate`: after a submission that could not be delivered nothing is loaded anew, since that would fail as well
 * and replace the screen, with everything typed in it, by an error page.
 */
export const keepWhenUnreachable: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === UNREACHABLE || actionStatus === LOGGED_OUT || actionStatus === TOO_LARGE
    ? false
    : defaultShouldRevalidate;

/** What `ask` fetches; without a connection it is asked for again when there is one. */
export async function onceOnline<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (failure) {
    if (navigator.onLine) throw failure;
    await new Promise((connected) => addEventListener('online', connected, { once: true }));
    return onceOnline(ask);
  }
}

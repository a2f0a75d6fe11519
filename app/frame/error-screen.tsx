import { isRouteErrorResponse } from '@remix-run/react';
import { Suspense } from 'react';
import { unsentIn } from '#app/forms/unsent.ts';
import { later } from '#app/later.ts';
import { LOGGED_OUT } from '#app/offline.ts';
import { ButtonLink } from '#app/ui/index.ts';
import { MessageScreen } from './message-screen.tsx';

// Seen by whoever's session ended while they typed, and by nobody else.
const ResendForm = later(async () => (await import('#app/forms/resend-form.tsx')).ResendForm);

type Screen = { title: string; text: string };

const screens: Record<number, Screen> = {
  400: {
    title: 'That did not work',
    text: 'Something in the address or the form could not be read. Go back and try once more.',
  },
  401: { title: 'You are logged out', text: 'Log in, then do this once more.' },
  402: { title: 'Your plan does not include this', text: 'Nothing was lost. A larger plan raises this limit.' },
  403: {
    title: 'You cannot open this page',
    text: 'Your account has no access here. Ask for it, or log in with another account.',
  },
  404: { title: 'Page not found', text: 'The address may have changed, or what was here has been deleted.' },
  405: { title: 'That did not work', text: 'This address does not accept what was sent to it.' },
  409: {
    title: 'Someone else changed this',
    text: 'The same thing was changed in the meantime. Reload to see it as it is now, then make your change again.',
  },
  413: {
    title: 'That is too large',
    text: 'What you sent is larger than this page accepts. Go back, send less, and try again.',
  },
  429: { title: 'Too many attempts in a short time', text: 'Please wait a moment, then try again.' },
  503: {
    title: 'Not available right now',
    text: 'This service does not answer at the moment. Please try again in a minute.',
  },
};

/** The page for an error: an answer with a status says what happened, anything else is our fault. */
export function ErrorScreen({ error }: { error: unknown }) {
  const unsent = isRouteErrorResponse(error) && error.status === LOGGED_OUT ? unsentIn(error.data) : null;
  if (unsent)
    return (
      <Suspense>
        <ResendForm unsent={unsent} />
      </Suspense>
    );
  if (isUnreachable(error)) return <UnreachableScreen />;
  const screen = isRouteErrorResponse(error) ? screens[error.status] : undefined;
  if (!isRouteErrorResponse(error) || !screen) return <FatalScreen />;
  const message = messageOf(error.data);
  return (
    <MessageScreen
      title={screen.title}
      mark={`Error ${error.status}`}
      actions={
        <>
          <ButtonLink href="/">Go to the dashboard</ButtonLink>
          {(error.status === 409 || error.status === 429 || error.status === 503) && (
            <a className="text-link self-center" href="">
              Reload this page
            </a>
          )}
        </>
      }
    >
      <p>{message ?? screen.text}</p>
    </MessageScreen>
  );
}

/** The API's own words are better than ours where it has some. */
function messageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  return typeof data.message === 'string' ? data.message : null;
}

/** How browsers say that the server was not reached. */
const NOT_REACHED = /failed to fetch|networkerror|load failed|network connection was lost/i;

/** A page that did not come, which is nobody's fault here. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError && NOT_REACHED.test(error.message);

/** Title of an error page, without the app's name. */
export function errorTitle(error: unknown): string {
  if (isUnreachable(error)) return NO_WAY;
  return (isRouteErrorResponse(error) && screens[error.status]?.title) || 'Something went wrong';
}

const NO_WAY = 'This page did not come';

function UnreachableScreen() {
  return (
    <MessageScreen
      title={NO_WAY}
      actions={
        <a className="text-link" href="">
          Try again
        </a>
      }
    >
      <p>There is no connection right now. What was saved is safe. Try again as soon as you are connected.</p>
    </MessageScreen>
  );
}

function FatalScreen() {
  return (
    <MessageScreen
      title="Something went wrong"
      actions={
        <a className="text-link" href="">
          Refresh
        </a>
      }
    >
      <p>We&apos;ve been notified and we&apos;ll look into it</p>
      <p>Please refresh the page</p>
    </MessageScreen>
  );
}

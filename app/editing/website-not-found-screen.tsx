import { useRouteLoaderData } from '@remix-run/react';
import { usePopupLogin } from '#app/auth/use-popup-login.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { personOf } from '#app/frame/person.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/index.ts';

/** The not-found page of a website's screens. It does not tell whether there is one; whoever is logged out may log in and see. */
export function WebsiteNotFoundScreen() {
  const { login } = usePopupLogin();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const isLoggedOut = !root || personOf(root.auth) === null;
  return (
    <MessageScreen
      title="Page not found"
      mark="Error 404"
      actions={
        isLoggedOut ? (
          <ButtonLink look="primary" {...login}>
            Log In
          </ButtonLink>
        ) : (
          <ButtonLink href="/">Go to the dashboard</ButtonLink>
        )
      }
    >
      <p>
        There is no website here, or it belongs to someone else.
        {isLoggedOut && ' If it is yours, log in to open it.'}
      </p>
    </MessageScreen>
  );
}

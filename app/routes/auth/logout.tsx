import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { logOut } from '#app/auth/logout.server.ts';
import { isOwnVisit } from '#app/auth/same-origin.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { pageTitle } from '#app/page-title.ts';
import { Button, ButtonLink } from '#app/ui/index.ts';

/** A link on another site must not log anybody out: it gets a form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!isOwnVisit(request, context.settings.appOrigin)) return null;
  return redirect(await logOut(context.session, { federated: new URL(request.url).searchParams.has('federated') }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return redirect(await logOut(context.session, { federated: form.has('federated') }), 303);
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Log out', matches);

export default function Logout() {
  const [asked] = useSearchParams();
  return (
    <MessageScreen
      title="Do you want to log out?"
      actions={
        <>
          <form method="post" action="/logout">
            {asked.has('federated') && <input type="hidden" name="federated" value="" />}
            <Button look="primary">Log Out</Button>
          </form>
          <ButtonLink href="/">Stay logged in</ButtonLink>
        </>
      }
    >
      <p>Another page asked for this, so we want to be sure that you meant it.</p>
    </MessageScreen>
  );
}

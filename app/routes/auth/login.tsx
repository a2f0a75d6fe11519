import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { getUser } from '#app/auth/guards.server.ts';
import { startLogin } from '#app/auth/login.server.ts';
import { localPath, POPUP_END } from '#app/auth/redirect-target.ts';
import { isPrefetch } from '#app/auth/same-origin.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/index.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [popup, frame, prompt] = [searchParams.has('popup'), searchParams.has('frame'), searchParams.get('prompt')];
  if (frame) return startLogin(request, context, { prompt: 'none', frame });
  if (getUser(request, context))
    return redirect(popup ? POPUP_END : (localPath(searchParams.get('redirectTo')) ?? '/'));
  if (searchParams.has('signed-out') || isPrefetch(request)) return null;
  const asked = prompt === 'none' || prompt === 'login' ? ({ prompt } as const) : {};
  return startLogin(request, context, { popup, ...asked });
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Logged out', matches);

export default function SignedOut() {
  return (
    <MessageScreen
      title="You are logged out"
      actions={
        <>
          <ButtonLink href="/login" look="primary">
            Log In
          </ButtonLink>
          <ButtonLink href="/signup">Sign Up</ButtonLink>
        </>
      }
    >
      <p>Everything you made is saved and waits for you here.</p>
    </MessageScreen>
  );
}

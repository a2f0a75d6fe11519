import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getUser } from '#app/auth/guards.server.ts';
import { startLogin } from '#app/auth/login.server.ts';
import { localPath, POPUP_END } from '#app/auth/redirect-target.ts';
import { isPrefetch } from '#app/auth/same-origin.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const popup = searchParams.has('popup');
  if (getUser(request, context))
    return redirect(popup ? POPUP_END : (localPath(searchParams.get('redirectTo')) ?? '/'));
  if (isPrefetch(request)) return null;
  return startLogin(request, context, { popup, screen: 'signup', prompt: 'login' });
}

/** Never shown: the provider has the sign-up screen. */
export default function Signup() {
  return null;
}

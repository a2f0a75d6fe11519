import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { describeFailure } from '#app/auth/failure-words.ts';
import { completeLogin, type LoginFailure } from '#app/auth/login.server.ts';
import { usePopupEnd } from '#app/auth/popup-end.ts';
import { localPath } from '#app/auth/redirect-target.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/index.ts';

const noStore = { 'Cache-Control': 'no-store' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isAnswer = ['code', 'state', 'error'].some((name) => searchParams.has(name));
  if (!isAnswer && searchParams.has('redirectTo')) throw redirect(localPath(searchParams.get('redirectTo')) ?? '/');
  // Left open towards the page that opened the window, so that its handle does not look closed before the word is out.
  if (!isAnswer && searchParams.has('popup') && context.session.user)
    return data({ failure: null }, { headers: { ...noStore, 'Cross-Origin-Opener-Policy': 'unsafe-none' } });
  const outcome = await completeLogin(request, context, searchParams);
  if ('target' in outcome) throw redirect(outcome.target);
  return data({ failure: outcome.failure }, failedWith(outcome.failure));
}

const failedWith = ({ retryAfter }: LoginFailure) =>
  retryAfter === undefined
    ? { status: 400, headers: noStore }
    : { status: 429, headers: { ...noStore, 'Retry-After': String(retryAfter) } };

/** The answer that a hidden frame handed to its page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = new URLSearchParams(await request.clone().text());
  const outcome = await completeLogin(request, context, answer);
  const failure = 'failure' in outcome ? outcome.failure.code : null;
  return data({ failure }, 'failure' in outcome ? failedWith(outcome.failure) : { headers: noStore });
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: outcome, matches }) =>
  pageTitle(outcome && !outcome.failure ? 'Logged in' : 'Login did not work', matches);

export default function LoginSuccess() {
  const { failure } = useLoaderData<typeof loader>();
  return failure ? <Failed {...failure} /> : <PopupEnd />;
}

function Failed({ code, message, retry }: LoginFailure) {
  return (
    <MessageScreen
      title="Login did not work"
      actions={
        <>
          <ButtonLink href={retry} look="primary">
            Try again
          </ButtonLink>
          <ButtonLink href="/login?signed-out">Not now</ButtonLink>
        </>
      }
    >
      <p>{describeFailure(code)}</p>
      <p className="text-sm">
        {message} <span className="text-muted">({code})</span>
      </p>
    </MessageScreen>
  );
}

/** The last page of a login in a window of its own. */
function PopupEnd() {
  usePopupEnd();
  return (
    <MessageScreen title="You are logged in">
      <p>You can close this window and go back to where you were.</p>
    </MessageScreen>
  );
}

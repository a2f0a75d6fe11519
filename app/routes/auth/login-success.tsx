import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { describeFailure } from '#app/auth/failure-words.ts';
import { completeLogin } from '#app/auth/login.server.ts';
import { localPath } from '#app/auth/redirect-target.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/index.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isAnswer = ['code', 'state', 'error'].some((name) => searchParams.has(name));
  if (!isAnswer && searchParams.has('redirectTo')) throw redirect(localPath(searchParams.get('redirectTo')) ?? '/');
  const outcome = await completeLogin(request, context);
  if ('target' in outcome) throw redirect(outcome.target);
  return data(outcome.failure, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Login did not work', matches);

export default function LoginSuccess() {
  const { code, message, retry } = useLoaderData<typeof loader>();
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

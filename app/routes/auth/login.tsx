import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getUser } from '#app/auth/guards.server.ts';
import { startLogin } from '#app/auth/login.server.ts';
import { localPath, POPUP_END } from '#app/auth/redirect-target.ts';
import { isPrefetch } from '#app/auth/same-origin.ts';
import { readBuilderTemplates } from '#app/builder-templates.server.ts';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { SignedOutScreen } from './signed-out-screen.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [popup, frame, prompt] = [searchParams.has('popup'), searchParams.has('frame'), searchParams.get('prompt')];
  if (frame) return startLogin(request, context, { prompt: 'none', frame });
  if (getUser(request, context))
    return redirect(popup ? POPUP_END : (localPath(searchParams.get('redirectTo')) ?? '/'));
  if (isPrefetch(request)) return { templates: [] };
  if (searchParams.has('signed-out')) return { templates: await offered(request, context) };
  const asked = prompt === 'none' || prompt === 'login' ? ({ prompt } as const) : {};
  return startLogin(request, context, { popup, ...asked });
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Logged out', matches);

/** Who has logged out sees so even while the API is away. */
async function offered(request: Request, context: AppContext) {
  try {
    return await readBuilderTemplates(await graphqlFor(request, context));
  } catch (error) {
    console.warn('The signed-out page is shown without templates', { error });
    return [];
  }
}

export default function SignedOut() {
  const { templates } = useLoaderData<typeof loader>();
  return <SignedOutScreen templates={templates} />;
}

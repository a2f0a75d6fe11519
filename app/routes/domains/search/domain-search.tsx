import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { buyName } from './buy-name.server.ts';
import { searchNames } from './search-names.server.ts';
import { SearchScreen } from './search-screen.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('text');
  const { offers, problem } = await searchNames(await graphqlFor(request, context), text);
  const view = {
    text: text ?? '',
    website: searchParams.get('website') ?? '',
    offers,
    problem: problem?.message ?? null,
  };
  return data(view, { status: problem?.status ?? 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  const { url, refusal } = await buyName(await graphqlFor(request, context), await request.formData());
  return refusal ?? redirect(url, 303);
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction = ({ matches }) => pageTitle('Find a name', matches);

export default function DomainSearch() {
  const view = useLoaderData<typeof loader>();
  const refusal = useOutcome<typeof action>();
  return <SearchScreen {...view} refusal={refusal?.problem ?? null} />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { DomainsScreen } from './domains-screen.tsx';
import { readDomains } from './read-domains.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return readDomains(await graphqlFor(request, context), new URL(request.url).searchParams);
}

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export const meta: MetaFunction = ({ matches }) => pageTitle('Domains', matches);

export default function Domains() {
  return <DomainsScreen {...cached.useData()} />;
}

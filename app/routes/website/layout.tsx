import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { claimAddress } from '#app/claiming/claim-address.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ErrorScreen } from '#app/frame/error-screen.tsx';
import { pageTitle } from '#app/page-title.ts';
import { requirePeoplesWebsite } from '#app/editing/staff-document.server.ts';
import { NotFoundWebsite } from '#app/editing/not-found-website.tsx';
import { WebsiteFrame } from '#app/editing/website-frame.tsx';
import { PublicCardQuery, WebsiteHeaderQuery } from '#app/editing/website-header.server.ts';
import { PublicCard } from './public-card.tsx';

/**
 * The header over a website's settings screens. Whoever may not read the website sees its public card, if it is published; the
 * settings of one that belongs to nobody begin with taking it.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = await graphqlFor(request, context);
  const id = params.id ?? '';
  const { website } = await api(WebsiteHeaderQuery, { id });
  const isEditor = /^\/website\/[^/]+?(?:\.data)?$/.test(new URL(request.url).pathname);
  if (website?.isUnclaimed && website.canWrite && !isEditor) throw redirect(claimAddress(website.id));
  if (website && !isEditor) requirePeoplesWebsite(website);
  if (website) return { website, card: null };
  const { publicWebsite } = await api(PublicCardQuery, { id });
  if (publicWebsite) return { website: null, card: publicWebsite };
  throw data(
    { message: 'There is no website here, or it belongs to someone else.' },
    { status: 404, statusText: 'Not Found' },
  );
}

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown?.website?.name ?? shown?.card?.name ?? 'Page not found', matches);

export default function WebsiteSettingsLayout() {
  const { website, card } = useLoaderData<typeof loader>();
  if (!website) return card && <PublicCard {...card} />;
  return <WebsiteFrame website={website} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundWebsite />;
  return <ErrorScreen error={error} />;
}

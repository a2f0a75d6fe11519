import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { claimAddress } from '#app/claiming/claim-address.ts';
import { requirePeoplesWebsite } from '#app/editing/staff-document.server.ts';
import { NotFoundWebsite } from '#app/editing/not-found-website.tsx';
import { WebsiteFrame } from '#app/editing/website-frame.tsx';
import { WebsiteHeaderQuery } from '#app/editing/website-header.server.ts';
import { ErrorScreen } from '#app/frame/error-screen.tsx';
import { graphqlFor } from '#app/graphql/client.server.ts';

/** The header over the screens of a website's blog, for those who may read it. A blog begins with taking the website into an account. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = await graphqlFor(request, context);
  const { website } = await api(WebsiteHeaderQuery, { id: params.id ?? '' });
  if (!website) throw data(null, { status: 404, statusText: 'Not Found' });
  if (website.isUnclaimed && website.canWrite) throw redirect(claimAddress(website.id));
  requirePeoplesWebsite(website);
  return { website };
}

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export default function BlogLayout() {
  const { website } = useLoaderData<typeof loader>();
  return <WebsiteFrame website={website} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundWebsite />;
  return <ErrorScreen error={error} />;
}

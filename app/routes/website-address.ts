import type { LoaderFunctionArgs } from '@remix-run/node';
import { findAvailability } from '#app/editing/availability.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';

/** Whether a website could have the address in `?subdomain=`, for scripts that ask while it is typed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = await graphqlFor(request, context);
  const wanted = new URL(request.url).searchParams.get('subdomain') ?? '';
  const availability = await findAvailability(api, pathParam(params, 'id', 'String'), wanted);
  return Response.json(availability, { headers: { 'Cache-Control': 'private, no-store' } });
}

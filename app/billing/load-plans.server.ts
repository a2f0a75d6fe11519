import { data } from '@remix-run/node';
import { localPath } from '#app/auth/redirect-target.ts';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { PlansQuery } from './documents.server.ts';

/**
 * The plans as the caller sees them, and what the change that the address names would cost. `website` is where they are looked at
 * from, null for the dashboard; throws 404 when the caller may not read it. `plans` is null for whoever has no account.
 */
export async function loadPlans(request: Request, context: AppContext, website: string | null) {
  const api = await graphqlFor(request, context);
  const { searchParams } = new URL(request.url);
  const wanted = (searchParams.get('change') ?? '').slice(0, 64);
  const ask = (change: string) =>
    api(PlansQuery, {
      website: website ?? '',
      isAtWebsite: website !== null,
      change,
      isChanging: change !== '',
    });
  // Of a plan that does not exist nothing is shown but those that do.
  const found = await ask(wanted).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND' && wanted !== '') return ask('');
    throw error;
  });
  if (website !== null && !found.website) throw data(null, { status: 404, statusText: 'Not Found' });
  const { viewer } = found;
  return {
    website: found.website ?? null,
    returnTo: localPath(searchParams.get('returnTo')),
    plans: viewer && {
      billing: viewer.billing,
      offers: viewer.plans,
      change: viewer.planChange ?? null,
    },
  };
}

import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const WebsiteAccessDocument = graphql(`
  query WebsiteAccess($id: ID!) {
    website(id: $id) {
      id
      name
      canWrite
    }
  }
`);

/** A website that this person may read; anything else is not found. */
export async function requireWebsite(request: Request, context: AppContext, id: string | undefined) {
  const api = await graphqlFor(request, context);
  const { website } = await api(WebsiteAccessDocument, { id: id ?? '' });
  if (!website) throw data(null, { status: 404, statusText: 'Not Found' });
  return website;
}

/** Whether this person may change a website: asked before anything large is read from them. */
export async function mayChangeWebsite(request: Request, context: AppContext, id: string): Promise<boolean> {
  try {
    const api = await graphqlFor(request, context);
    const { website } = await api(WebsiteAccessDocument, { id });
    return website?.canWrite ?? false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return false;
    throw error;
  }
}

import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
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

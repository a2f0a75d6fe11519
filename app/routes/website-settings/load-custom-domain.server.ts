import { data } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { detailsOf } from '#app/domains/domain-details.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const WebsiteDomainsDocument = graphql(`
  query WebsiteDomains($id: ID!) {
    website(id: $id) {
      id
      name
      subdomain
      address
      canWrite
      domains {
        ...DomainDetails
      }
    }
    viewer {
      id
      connectedDomainCount
      plan {
        label
        domains
      }
      domains(first: 100) {
        edges {
          node {
            id
            displayName
            state
            website {
              id
              name
            }
          }
        }
      }
    }
  }
`);

/** A website's domains, and those of its owner that it could be connected to. Throws 404 and 403. */
export async function loadCustomDomain(request: Request, context: AppContext, id: string) {
  const api = await graphqlFor(request, context);
  const { website, viewer } = await api(WebsiteDomainsDocument, { id });
  if (!website) throw data(null, { status: 404, statusText: 'Not Found' });
  const mine = viewer?.domains.edges.map(({ node }) => node) ?? [];
  return {
    website: { ...website, domains: website.domains.map((domain) => detailsOf(domain)) },
    plan: viewer?.plan ?? null,
    connectedCount: viewer?.connectedDomainCount ?? 0,
    choices: mine.filter((domain) => domain.website?.id !== id && domain.state !== 'RELEASED'),
  };
}

export type CustomDomainView = Awaited<ReturnType<typeof loadCustomDomain>>;

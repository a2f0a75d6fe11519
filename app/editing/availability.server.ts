import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const AvailabilityDocument = graphql(`
  query SubdomainAvailability($websiteId: ID!, $subdomain: String!) {
    subdomainAvailability(websiteId: $websiteId, subdomain: $subdomain) {
      subdomain
      address
      isFree
      problem
      suggestion
    }
  }
`);

/** Whether a website could have this subdomain, and what else is free. */
export const findAvailability = async (api: Api, websiteId: string, subdomain: string) =>
  (await api(AvailabilityDocument, { websiteId, subdomain })).subdomainAvailability;

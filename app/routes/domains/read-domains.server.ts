import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const DomainsDocument = graphql(`
  query Domains($first: Int, $after: String, $search: String, $isFiltered: Boolean!) {
    viewer {
      id
      plan {
        label
        domains
      }
      all: domains(first: 1) {
        totalCount
      }
      domains(first: $first, after: $after, search: $search) {
        totalCount @include(if: $isFiltered)
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...DomainStand
          }
        }
      }
    }
  }
`);

const DOMAINS_ON_A_PAGE = 25;

const filterSchema = z.object({
  q: z.string().trim().max(100).default('').catch(''),
  after: z.string().max(500).nullable().default(null).catch(null),
});

/** A page of my domains, as an address asks for it: `?q=bakery&after=…`. */
export async function readDomains(api: Api, search: URLSearchParams) {
  const { q, after } = filterSchema.parse(Object.fromEntries(search));
  const { viewer } = await api(DomainsDocument, {
    first: DOMAINS_ON_A_PAGE,
    after,
    search: q || null,
    isFiltered: q !== '',
  });
  const { edges = [], pageInfo, totalCount } = viewer?.domains ?? {};
  const total = viewer?.all.totalCount ?? 0;
  return {
    search: q,
    after,
    plan: viewer?.plan ?? null,
    total,
    found: totalCount ?? total,
    next: (pageInfo?.hasNextPage && pageInfo.endCursor) || null,
    domains: edges.map(({ node }) => node),
  };
}

export type DomainsView = Awaited<ReturnType<typeof readDomains>>;

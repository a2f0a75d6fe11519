import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const DashboardDocument = graphql(`
  query Dashboard($first: Int, $after: String, $search: String, $sort: WebsiteSort) {
    viewer {
      id
      websiteCount
      plan {
        label
        websites
      }
      websites(first: $first, after: $after, search: $search, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            name
            status
            address
            visitsIn7Days
            updatedAt
            currentRevision
            previewToken
          }
        }
      }
      deletedWebsites {
        id
        name
        deletedAt
        purgeAt
      }
    }
    templates {
      id
      name
      slug
      description
    }
  }
`);

const WEBSITES_ON_A_PAGE = 12;

const filterSchema = z.object({
  search: z.string().trim().max(100).default('').catch(''),
  sort: z.enum(['RECENT', 'NAME', 'CREATED']).default('RECENT').catch('RECENT'),
  after: z.string().max(500).nullable().default(null).catch(null),
});
export type WebsiteFilter = z.output<typeof filterSchema>;

/** The list's filter, as the address has it. */
export const readFilter = (url: URL): WebsiteFilter => filterSchema.parse(Object.fromEntries(url.searchParams));

/** Everything the dashboard shows, in one question. */
export async function readDashboard(api: Api, { search, sort, after }: WebsiteFilter) {
  const { viewer, templates } = await api(DashboardDocument, {
    first: WEBSITES_ON_A_PAGE,
    after,
    search: search || null,
    sort,
  });
  return {
    plan: viewer?.plan ?? null,
    websiteCount: viewer?.websiteCount ?? 0,
    websites: viewer?.websites.edges.map(({ node }) => node) ?? [],
    totalCount: viewer?.websites.totalCount ?? 0,
    nextCursor: viewer?.websites.pageInfo.hasNextPage ? (viewer.websites.pageInfo.endCursor ?? null) : null,
    deleted: viewer?.deletedWebsites ?? [],
    templates,
  };
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
export type DashboardWebsite = Dashboard['websites'][number];

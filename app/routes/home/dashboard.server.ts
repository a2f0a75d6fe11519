import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { DashboardView } from './filter.ts';

const DashboardDocument = graphql(`
  query Dashboard(
    $first: Int
    $after: String
    $search: String
    $sort: WebsiteSort
    $isFiltered: Boolean!
    $chosen: [ID!]!
    $isDeleting: Boolean!
    $deletedFirst: Int
    $deletedAfter: String
  ) {
    viewer {
      id
      name
      email
      createdAt
      deletionWord
      websiteCount
      plan {
        label
        websites
      }
      websites(first: $first, after: $after, search: $search, sort: $sort) {
        totalCount @include(if: $isFiltered)
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
      websitesById(ids: $chosen) @include(if: $isDeleting) {
        id
        name
        status
      }
      deletedWebsites(first: $deletedFirst, after: $deletedAfter) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            name
            deletedAt
            purgeAt
          }
        }
      }
    }
    siteImports {
      id
      address
    }
    unclaimedWebsites {
      id
      name
    }
    failedSiteImport {
      id
      address
      note
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
const DELETED_ON_A_PAGE = 10;

/** Everything the dashboard shows, in one question. */
export async function readDashboard(api: Api, { filter, panel, chosen, deletedAfter }: DashboardView) {
  const { search, sort, after } = filter;
  const { viewer, templates, siteImports, unclaimedWebsites, failedSiteImport } = await api(DashboardDocument, {
    first: WEBSITES_ON_A_PAGE,
    after,
    search: search || null,
    sort,
    isFiltered: search !== '',
    chosen,
    isDeleting: panel === 'delete',
    deletedFirst: DELETED_ON_A_PAGE,
    deletedAfter,
  });
  return {
    person: {
      name: viewer?.name ?? '',
      email: viewer?.email ?? '',
      since: viewer?.createdAt ?? null,
      deletionWord: viewer?.deletionWord ?? '',
    },
    plan: viewer?.plan ?? null,
    websiteCount: viewer?.websiteCount ?? 0,
    websites: viewer?.websites.edges.map(({ node }) => node) ?? [],
    foundCount: viewer?.websites.totalCount ?? viewer?.websiteCount ?? 0,
    nextCursor: nextOf(viewer?.websites.pageInfo),
    toDelete: viewer?.websitesById ?? [],
    deleted: {
      websites: viewer?.deletedWebsites.edges.map(({ node }) => node) ?? [],
      totalCount: viewer?.deletedWebsites.totalCount ?? 0,
      isFirstPage: deletedAfter === null,
      nextCursor: nextOf(viewer?.deletedWebsites.pageInfo),
    },
    templates,
    siteImports,
    unclaimed: unclaimedWebsites,
    failedSiteImport: failedSiteImport ?? null,
  };
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
export type DashboardWebsite = Dashboard['websites'][number];

const ChoiceDocument = graphql(`
  query ChooseWebsites($first: Int, $after: String, $search: String, $sort: WebsiteSort) {
    viewer {
      id
      websites(first: $first, after: $after, search: $search, sort: $sort) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            name
            status
            updatedAt
          }
        }
      }
    }
  }
`);

const CHOICES_ON_A_PAGE = 50;

/** A page of my websites to choose from. */
export async function readChoice(api: Api, { filter: { search, sort, after } }: DashboardView) {
  const { viewer } = await api(ChoiceDocument, { first: CHOICES_ON_A_PAGE, after, search: search || null, sort });
  return {
    websites: viewer?.websites.edges.map(({ node }) => node) ?? [],
    nextCursor: nextOf(viewer?.websites.pageInfo),
  };
}

export type Choice = Awaited<ReturnType<typeof readChoice>>;

type PageInfo = { hasNextPage: boolean; endCursor?: string | null };

const nextOf = (page: PageInfo | undefined) => (page?.hasNextPage ? (page.endCursor ?? null) : null);

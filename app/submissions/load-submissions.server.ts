import type { Api } from '#app/graphql/client.server.ts';
import { boxes, type SubmissionFilter } from './box.ts';
import { SubmissionsDocument } from './documents.server.ts';

/** One page of what visitors sent; null when there is no such website. Throws FORBIDDEN for anybody but its owner. */
export async function loadSubmissions(api: Api, id: string, filter: SubmissionFilter, first: number) {
  const { kinds, spam } = boxes[filter.box];
  const { website } = await api(SubmissionsDocument, {
    id,
    first,
    after: filter.after,
    kinds: kinds && [...kinds],
    search: filter.search || null,
    spam,
  });
  if (!website) return null;
  const { edges, pageInfo, totalCount } = website.submissions;
  return {
    ...filter,
    subdomain: website.subdomain,
    total: totalCount,
    next: (pageInfo.hasNextPage && pageInfo.endCursor) || null,
    rows: edges.map(({ node }) => node),
  };
}

export type LoadedSubmissions = NonNullable<Awaited<ReturnType<typeof loadSubmissions>>>;
export type SubmissionView = LoadedSubmissions['rows'][number];

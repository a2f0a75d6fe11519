import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { readPeriod } from './periods.ts';

const VisitsDocument = graphql(`
  query Visits($id: ID!, $days: Int!) {
    website(id: $id) {
      id
      visits(days: $days) {
        days {
          name
          visits
        }
        pages {
          name
          visits
        }
        referrers {
          name
          visits
        }
      }
    }
  }
`);

/** Visits in the period that an address asks for (`?days=90`). */
export async function loadVisits(api: Api, id: string, search: URLSearchParams) {
  const period = readPeriod(search);
  const { website } = await api(VisitsDocument, { id, days: period });
  return website ? { period, ...website.visits } : null;
}

export type LoadedVisits = NonNullable<Awaited<ReturnType<typeof loadVisits>>>;

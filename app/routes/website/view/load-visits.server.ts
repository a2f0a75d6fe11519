import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { periods } from './periods.ts';

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

const periodSchema = z.coerce
  .number()
  .refine((days) => periods.some((period) => period === days))
  .catch(periods[0]);

/** Visits in the period that an address asks for (`?days=90`). */
export async function loadVisits(api: Api, id: string, search: URLSearchParams) {
  const period = periodSchema.parse(search.get('days'));
  const { website } = await api(VisitsDocument, { id, days: period });
  return website ? { period, ...website.visits } : null;
}

export type LoadedVisits = NonNullable<Awaited<ReturnType<typeof loadVisits>>>;

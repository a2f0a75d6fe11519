import { ApiError } from '#app/graphql/errors.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const SearchDomainsDocument = graphql(`
  query SearchDomains($text: String!) {
    searchDomains(text: $text) {
      name
      displayName
      availability
      yearly {
        amount
        currency
      }
      problem
    }
  }
`);

const SHOWN = new Set(['INVALID', 'RATE_LIMITED', 'UNAVAILABLE']);

/** Names that go with what was typed, or in words why there are none. Null when nothing was asked. */
export async function searchNames(api: Api, text: string | null) {
  if (text === null) return { offers: null, problem: null };
  try {
    return { offers: (await api(SearchDomainsDocument, { text })).searchDomains, problem: null };
  } catch (error) {
    if (!(error instanceof ApiError) || !SHOWN.has(error.code)) throw error;
    return { offers: null, problem: { message: error.message, status: error.status } };
  }
}

export type Offer = NonNullable<Awaited<ReturnType<typeof searchNames>>['offers']>[number];

import { data } from '@remix-run/node';
import { z } from 'zod';
import { ApiError } from '#app/graphql/errors.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const BuyDomainDocument = graphql(`
  mutation BuyDomain($name: String!, $websiteId: ID, $shownAmount: Int!) {
    buyDomain(name: $name, websiteId: $websiteId, shownAmount: $shownAmount) {
      url
    }
  }
`);

const formSchema = z.object({
  name: z.string().max(300).default(''),
  amount: z.coerce.number().int().min(0).max(100_000_000).catch(0),
  website: z.string().max(100).optional(),
});

const SHOWN = new Set(['INVALID', 'RATE_LIMITED', 'UNAVAILABLE', 'NOT_FOUND', 'FORBIDDEN']);

/** Where the name is paid, or in words why it cannot be bought. */
export async function buyName(api: Api, form: FormData) {
  const { name, amount, website } = formSchema.parse(Object.fromEntries(form));
  try {
    const wanted = { name, shownAmount: amount, websiteId: website || null };
    return { url: (await api(BuyDomainDocument, wanted)).buyDomain.url };
  } catch (error) {
    if (!(error instanceof ApiError) || !SHOWN.has(error.code)) throw error;
    return { refusal: data({ problem: error.message }, { status: error.status }) };
  }
}

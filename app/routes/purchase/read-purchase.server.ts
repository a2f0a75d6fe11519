import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const PurchaseDocument = graphql(`
  query Purchase($checkoutId: String!) {
    viewer {
      purchase(checkoutId: $checkoutId) {
        subject
        state
        amount
        currency
        problem
        domain {
          id
          displayName
          website {
            name
          }
        }
      }
    }
  }
`);

/** What an order was for; null unless it is this person's. */
export async function readPurchase(api: Api, checkoutId: string) {
  const { viewer } = await api(PurchaseDocument, { checkoutId });
  return { checkoutId, purchase: viewer?.purchase ?? null };
}

export type Shown = Awaited<ReturnType<typeof readPurchase>>;

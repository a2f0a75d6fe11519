import { plansAddress, wayBack } from '#app/billing/plans-address.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const PurchaseDocument = graphql(`
  query Purchase($checkoutId: String, $id: ID) {
    viewer {
      purchase(checkoutId: $checkoutId, id: $id) {
        id
        kind
        subject
        state
        amount
        currency
        problem
        from
        returnTo
        domain {
          id
          displayName
          website {
            name
          }
        }
      }
      plans {
        plan {
          id
          label
        }
      }
    }
  }
`);

/** By the order at the payment service, or by our own id. */
type Asked = { checkoutId?: string; id?: string };

/** What was bought, and the way back to what was being done before; null unless it is this person's. */
export async function readPurchase(api: Api, asked: Asked) {
  const { viewer } = await api(PurchaseDocument, { checkoutId: asked.checkoutId ?? null, id: asked.id ?? null });
  const purchase = viewer?.purchase ?? null;
  const plans = purchase?.returnTo ?? plansAddress({});
  const ladder = viewer?.plans.map(({ plan }) => plan) ?? [];
  return { purchase, step: purchase && stepOf(purchase, ladder), plans, doing: wayBack(plans) };
}

/** Up or down the plans, from the lowest to the highest. */
function stepOf({ subject, from }: { subject: string; from?: string | null }, ladder: { id: string; label: string }[]) {
  const [to, before] = [subject, from].map((id) => ladder.findIndex((plan) => plan.id === id));
  const label = ladder[to ?? -1]?.label ?? subject;
  if (to === undefined || before === undefined || to >= before) return { label, way: 'up' as const };
  return { label, way: to === 0 ? ('out' as const) : ('down' as const) };
}

export type Shown = Awaited<ReturnType<typeof readPurchase>>;
export type Bought = NonNullable<Shown['purchase']>;
export type Step = NonNullable<Shown['step']>;

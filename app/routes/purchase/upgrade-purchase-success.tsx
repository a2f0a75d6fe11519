import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireUser } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { PurchaseScreen } from './purchase-screen.tsx';
import { readPurchase } from './read-purchase.server.ts';

/** After a change of plan in the portal. Reads only: it may be loaded again at any time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const id = new URL(request.url).searchParams.get('purchase') ?? '';
  const shown = await readPurchase(await graphqlFor(request, context), { id });
  return { ...shown, address: `/upgrade-purchase-success?purchase=${encodeURIComponent(id)}` };
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => pageTitle('Your plan', matches);

export default function UpgradePurchaseSuccess() {
  return <PurchaseScreen {...useLoaderData<typeof loader>()} />;
}

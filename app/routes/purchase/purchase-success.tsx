import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireUser } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { PurchaseScreen } from './purchase-screen.tsx';
import { readPurchase } from './read-purchase.server.ts';

/** Reads only: it may be loaded again at any time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const checkoutId = new URL(request.url).searchParams.get('checkout') ?? '';
  const shown = await readPurchase(await graphqlFor(request, context), { checkoutId });
  return { ...shown, address: `/purchase-success?checkout=${encodeURIComponent(checkoutId)}` };
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => pageTitle('Your purchase', matches);

export default function PurchaseSuccess() {
  return <PurchaseScreen {...useLoaderData<typeof loader>()} />;
}

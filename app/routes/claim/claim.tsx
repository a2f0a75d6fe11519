import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { Page } from '#app/ui/index.ts';
import { ClaimForm } from './claim-form.tsx';
import { claimWebsites } from './claim-websites.server.ts';
import { ClaimWithoutAccount } from './claim-without-account.tsx';
import { loadClaim } from './load-claim.server.ts';
import { NothingToClaim } from './nothing-to-claim.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => loadClaim(request, context);

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  return claimWebsites(request, context, await request.formData());
}

/** A limit says how long to wait. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle('Keep your websites', matches);

export default function Claim() {
  const claim = useLoaderData<typeof loader>();
  const refusal = useOutcome<typeof action>();
  return (
    <Page width="narrow">
      {claim.websites.length === 0 ? (
        <NothingToClaim isLoggedIn={claim.isLoggedIn} />
      ) : claim.isLoggedIn ? (
        <ClaimForm {...claim} refusal={refusal} />
      ) : (
        <ClaimWithoutAccount {...claim} />
      )}
    </Page>
  );
}

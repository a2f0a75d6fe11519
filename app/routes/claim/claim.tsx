import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getUser, requireUser } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pageTitle } from '#app/page-title.ts';
import { Page } from '#app/ui/index.ts';
import { ClaimForm } from './claim-form.tsx';
import { claimWebsites } from './claim-websites.server.ts';
import { ClaimWithoutAccount } from './claim-without-account.tsx';
import { NothingToClaim } from './nothing-to-claim.tsx';

const UnclaimedWebsites = graphql(`
  query UnclaimedWebsites {
    unclaimedWebsites {
      id
      name
      currentRevision
      updatedAt
      keptUntil
      previewToken
    }
    viewer {
      id
      websiteCount
      plan {
        label
        websites
      }
    }
  }
`);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = await graphqlFor(request, context);
  const { unclaimedWebsites: websites, viewer } = await api(UnclaimedWebsites);
  await context.session.claims.keepOnly(websites.map(({ id }) => id));
  const wanted = new URL(request.url).searchParams.get('website');
  return {
    websites,
    wanted: websites.some(({ id }) => id === wanted) ? wanted : null,
    isLoggedIn: getUser(request, context) !== null,
    plan: viewer && { ...viewer.plan, used: viewer.websiteCount },
  };
}

export type LoadedClaim = Awaited<ReturnType<typeof loader>>;
export type UnclaimedWebsite = LoadedClaim['websites'][number];

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
  const refusal = useActionData<typeof action>();
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

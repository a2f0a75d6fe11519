import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { actOnPlan } from '#app/billing/act-on-plan.server.ts';
import { loadPlans } from '#app/billing/load-plans.server.ts';
import { PlansScreen } from '#app/billing/plans-screen.tsx';
import { apiError } from '#app/graphql/errors.ts';
import { pageTitle } from '#app/page-title.ts';
import { Notice, Page, PageHeader } from '#app/ui/index.ts';
import { requireWebsite } from '#app/website-access.server.ts';

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadPlans(request, context, params.id ?? '');

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireUser(request, context);
  const website = await requireWebsite(request, context, params.id);
  if (!website.canWrite) throw apiError('FORBIDDEN', request);
  return actOnPlan(request, context, await request.formData(), website.id);
}

/** A limit says how long to wait. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders;

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown?.website ? `Plans · ${shown.website.name}` : 'Plans', matches);

export default function WebsitePlansSettings() {
  const { website, plans, returnTo } = useLoaderData<typeof loader>();
  const refusal = useOutcome<typeof action>();
  if (!website?.canWrite || !plans)
    return (
      <Page className="gap-6">
        <PageHeader title="Plans" />
        <Notice>You can look at this website. Only its owner can change its plan.</Notice>
      </Page>
    );
  return <PlansScreen {...plans} website={website.id} returnTo={returnTo} refusal={refusal} />;
}

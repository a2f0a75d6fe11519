import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { actOnDomain } from '#app/domains/act-on-domain.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import { pageTitle } from '#app/page-title.ts';
import { requireWebsite } from '#app/website-access.server.ts';
import { CustomDomainScreen } from './custom-domain-screen.tsx';
import { loadCustomDomain } from './load-custom-domain.server.ts';

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadCustomDomain(request, context, params.id ?? '');

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireUser(request, context);
  const website = await requireWebsite(request, context, params.id);
  if (!website.canWrite) throw apiError('FORBIDDEN', request);
  const form = await request.formData();
  const back = `/website/${website.id}/custom-domain`;
  return actOnDomain(request, context, { form, known: { website: website.id }, back });
}

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown ? `Domain · ${shown.website.name}` : 'Domain', matches);

export default function WebsiteCustomDomainSettings() {
  const shown = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  return <CustomDomainScreen {...shown} rejection={rejection} />;
}

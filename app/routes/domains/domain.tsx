import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { REMOVE } from '#app/domains/domain-intents.ts';
import { pageTitle } from '#app/page-title.ts';
import { actHere } from './act-here.server.ts';
import { DomainFrame } from './domain-frame.tsx';
import { OverviewScreen } from './overview-screen.tsx';
import { readOverview } from './read-overview.server.ts';
import { removeDomain } from './remove-domain.server.ts';

export const loader = (args: LoaderFunctionArgs) => readOverview(args);

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return form.get('intent') === REMOVE ? removeDomain(args, form) : actHere(args, form, '');
}

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.domain.displayName ?? 'Page not found', matches);

export default function Domain() {
  const { domain, websites, isRemoving } = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  return (
    <DomainFrame domain={domain}>
      <OverviewScreen domain={domain} websites={websites} isRemoving={isRemoving} rejection={rejection} />
    </DomainFrame>
  );
}

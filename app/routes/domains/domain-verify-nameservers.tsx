import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { actHere } from './act-here.server.ts';
import { DomainFrame } from './domain-frame.tsx';
import { NameserversScreen } from './nameservers-screen.tsx';
import { readDomain } from './read-domain.server.ts';

export const loader = async (args: LoaderFunctionArgs) => ({ domain: await readDomain(args) });

export const action = async (args: ActionFunctionArgs) =>
  actHere(args, await args.request.formData(), '/verify-nameservers');

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data ? `Nameservers · ${data.domain.displayName}` : 'Page not found', matches);

export default function DomainVerifyNameservers() {
  const { domain } = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  return (
    <DomainFrame domain={domain}>
      <NameserversScreen domain={domain} rejection={rejection} />
    </DomainFrame>
  );
}

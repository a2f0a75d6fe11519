import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { addDomain } from './add-domain.server.ts';
import { AddForm } from './add-form.tsx';
import { readChoosableWebsites } from './choosable-websites.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const websites = await readChoosableWebsites(await graphqlFor(request, context));
  return { websites, name: searchParams.get('name') ?? '', website: searchParams.get('website') ?? '' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  const { added, rejection } = await addDomain(await graphqlFor(request, context), await request.formData());
  if (rejection) return rejection;
  return redirectWithToast(`/domains/${added.id}/confirm-dns`, added.toast, request, context);
}

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction = ({ matches }) => pageTitle('Add a domain', matches);

export default function DomainAdd() {
  const { websites, name, website } = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  return <AddForm websites={websites} given={{ name, website }} rejection={rejection} />;
}

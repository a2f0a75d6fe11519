import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, type MetaFunction } from '@remix-run/react';
import { requireUser } from '#app/auth/guards.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { ChooseWebsites } from './choose-websites.tsx';
import { createWebsite } from './create-website.server.ts';
import { readChoice, readDashboard } from './dashboard.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { examples } from './examples.server.ts';
import { DELETE_ACCOUNT } from './account-panel.tsx';
import { dashboardAddress } from './filter.ts';
import { readView } from './read-view.server.ts';
import { actOnWebsites, readWebsiteAction } from './website-actions.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const url = new URL(request.url);
  const view = readView(url);
  const api = await graphqlFor(request, context);
  const isChoosing = view.panel === 'select' || (view.panel === 'delete' && view.chosen.length === 0);
  if (isChoosing) return { view, choice: await readChoice(api, view), shown: null };
  const example = examples.find(({ id }) => id === url.searchParams.get('example'));
  const offered = examples.map(({ id, label }) => ({ id, label }));
  return { view, choice: null, shown: { dashboard: await readDashboard(api, view), example, examples: offered } };
}

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  const api = await graphqlFor(request, context);
  const form = await request.formData();
  if (form.get('intent') === DELETE_ACCOUNT) return deleteAccount(request, context, api, form);
  const wanted = readWebsiteAction(form);
  if (wanted.success) {
    const { filter } = readView(new URL(request.url));
    const back = dashboardAddress(filter, wanted.data.intent === 'restore' ? { panel: 'deleted' } : {});
    try {
      return await redirectWithToast(back, await actOnWebsites(api, wanted.data), request, context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
      const message =
        error.code === 'NOT_FOUND' ? 'It is not there any more. Nothing else was changed.' : error.message;
      return redirectWithToast(back, { type: 'error', message }, request, context);
    }
  }
  const { id, rejection } = await createWebsite(api, form);
  return rejection ?? redirect(`/website-chat/${id}`);
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Dashboard', matches);

export default function Home() {
  const { view, choice, shown } = cached.useData();
  const rejection = useActionData<typeof action>();
  if (choice) return <ChooseWebsites choice={choice} view={view} />;
  return <DashboardScreen {...shown} view={view} rejection={rejection} />;
}

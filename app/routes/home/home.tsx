import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { Suspense } from 'react';
import { getUser, requireUser } from '#app/auth/guards.server.ts';
import { actOnPlan, isAboutPlans } from '#app/billing/act-on-plan.server.ts';
import { loadPlans } from '#app/billing/load-plans.server.ts';
import { plansAddress } from '#app/billing/plans-address.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { apiError, ApiError } from '#app/graphql/errors.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { withFormAndPhotos } from '#app/pictures/form-with-photos.server.ts';
import { openWithPhotos } from '#app/pictures/open-with-photos.server.ts';
import { SITE_IMPORT, siteImportAddress } from '#app/site-import/site-import-address.ts';
import { SiteImportScreen } from '#app/site-import/site-import-screen.tsx';
import { actOnSiteImport, readSiteImport } from '#app/site-import/site-import.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { Skeleton } from '#app/ui/index.ts';
import { actOnKeys, isAboutKeys, readAccessKeys } from './access-keys.server.ts';
import { ChooseWebsites } from './choose-websites.tsx';
import { createWebsite, refuseUnread } from './create-website.server.ts';
import { readChoice, readDashboard } from './dashboard.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { examples } from './examples.server.ts';
import { DELETE_ACCOUNT } from './account-panel.tsx';
import { dashboardAddress } from './filter.ts';
import { PlansPanel } from './plans-panel.ts';
import { SiteImportForm } from './site-import-form.tsx';
import { readTemplates } from './templates.server.ts';
import { readView } from './read-view.server.ts';
import { staffPlacesOf } from './staff-links.tsx';
import { actOnWebsites, readWebsiteAction } from './website-actions.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const url = new URL(request.url);
  const view = readView(url);
  const api = await graphqlFor(request, context);
  const nothing = { view, choice: null, shown: null, plans: null, brought: null };
  if (view.panel === 'plans') return { ...nothing, plans: await accountPlans(request, context) };
  const importId = url.searchParams.get(SITE_IMPORT);
  if (importId) {
    const [siteImport, templates] = await Promise.all([readSiteImport(request, context, importId), readTemplates(api)]);
    return { ...nothing, brought: { siteImport, templates } };
  }
  const isChoosing = view.panel === 'select' || (view.panel === 'delete' && view.chosen.length === 0);
  if (isChoosing) return { ...nothing, choice: await readChoice(api, view) };
  const example = examples.find(({ id }) => id === url.searchParams.get('example'));
  const offered = examples.map(({ id, label }) => ({ id, label }));
  const [dashboard, keys] = await Promise.all([
    readDashboard(api, view),
    view.panel === 'account' ? readAccessKeys(api, context.settings, url.searchParams.get('revoke')) : null,
  ]);
  const staffPlaces = staffPlacesOf(getUser(request, context));
  const shown = { dashboard, keys, example, examples: offered, staffPlaces };
  return { ...nothing, shown };
}

async function accountPlans(request: Request, context: LoaderFunctionArgs['context']) {
  const { plans, returnTo } = await loadPlans(request, context, null);
  if (!plans) throw apiError('UNAUTHENTICATED', request);
  return { ...plans, returnTo };
}

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  return withFormAndPhotos(request, context, { act: (form) => actOn(form, request, context), refuse: refuseUnread });
}

async function actOn(form: FormData, request: Request, context: ActionFunctionArgs['context']) {
  const api = await graphqlFor(request, context);
  if (isAboutPlans(form)) return actOnPlan(request, context, form, null);
  if (form.get('intent') === DELETE_ACCOUNT) return deleteAccount(request, context, api, form);
  if (isAboutKeys(form)) return actOnKeys(request, context, api, form);
  const brought = await actOnSiteImport(request, context, form, { addressOf: (id) => siteImportAddress(id) });
  if (brought) return brought;
  const wanted = readWebsiteAction(form);
  if (wanted.success) {
    const { filter } = readView(new URL(request.url));
    const back = dashboardAddress(filter, wanted.data.intent === 'restore' ? { panel: 'deleted' } : {});
    try {
      return await redirectWithToast(back, await actOnWebsites(api, wanted.data), request, context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
      const message = error.code === 'NOT_FOUND' ? 'It no longer exists. Nothing else was changed.' : error.message;
      const to = error.code === 'LIMIT_REACHED' ? plansAddress({ returnTo: back }) : back;
      return redirectWithToast(to, { type: 'error', message }, request, context);
    }
  }
  const { id, rejection } = await createWebsite(api, form);
  return rejection ?? openWithPhotos(request, context, id, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown?.plans ? 'Plans' : shown?.brought ? 'Bringing a website over' : 'Dashboard', matches);

export default function Home() {
  const { view, choice, shown, plans, brought } = cached.useData();
  const answer = useOutcome<typeof action>();
  const refusal = answer && 'message' in answer ? answer : undefined;
  const rejection = answer && 'lastResult' in answer ? answer : undefined;
  const newKey = answer && 'newKey' in answer ? answer.newKey : undefined;
  if (plans)
    return (
      <Suspense fallback={<Skeleton className="m-4 h-24" />}>
        <PlansPanel {...plans} website={null} refusal={refusal} />
      </Suspense>
    );
  if (brought)
    return (
      <SiteImportScreen
        siteImport={brought.siteImport}
        action="/?index"
        again={<SiteImportForm templates={brought.templates} rejection={rejection} before={brought.siteImport} />}
      />
    );
  if (choice) return <ChooseWebsites choice={choice} view={view} />;
  return <DashboardScreen {...shown} view={view} rejection={rejection} newKey={newKey} />;
}

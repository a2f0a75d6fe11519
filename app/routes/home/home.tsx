import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useSearchParams, type MetaFunction } from '@remix-run/react';
import { requireUser } from '#app/auth/guards.server.ts';
import { Cell } from '#app/cell.tsx';
import { cachedLoader } from '#app/client-cache.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { Page, PageHeader } from '#app/ui/index.ts';
import { CreateForm } from './create-form.tsx';
import { createWebsite } from './create-website.server.ts';
import { readDashboard, readFilter } from './dashboard.server.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { examples } from './examples.server.ts';
import { FirstSteps } from './first-steps.tsx';
import { ImportForm } from './import-form.tsx';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { actOnWebsite, websiteActionSchema } from './website-actions.server.ts';
import { WebsiteList } from './website-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const url = new URL(request.url);
  const filter = readFilter(url);
  const dashboard = await readDashboard(await graphqlFor(request, context), filter);
  const example = examples.find(({ id }) => id === url.searchParams.get('example'));
  return { dashboard, filter, example, examples: examples.map(({ id, label }) => ({ id, label })) };
}

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  const api = await graphqlFor(request, context);
  const form = await request.formData();
  const wanted = websiteActionSchema.safeParse(Object.fromEntries(form));
  if (wanted.success) {
    try {
      return await redirectWithToast('/', await actOnWebsite(api, wanted.data), request, context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
      return redirectWithToast('/', { type: 'error', message: error.message }, request, context);
    }
  }
  const { id, rejection } = await createWebsite(api, form);
  return rejection ?? redirect(`/website-chat/${id}`);
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Dashboard', matches);

export default function Home() {
  const { dashboard, filter, example, examples: offered } = cached.useData();
  const rejection = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { websites, websiteCount, deleted } = dashboard;
  const toDelete = search.get('panel') === 'delete' && websites.find(({ id }) => id === search.get('website'));
  const isNew = websiteCount === 0;
  return (
    <Page className="gap-12">
      <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <PageHeader
          title={isNew ? 'Let’s make your website' : 'A new website'}
          description={
            isNew
              ? 'A few sentences are enough for several finished pages, with your own words and facts in them.'
              : undefined
          }
        />
        <CreateForm
          key={example?.id}
          templates={dashboard.templates}
          rejection={rejection}
          isRoomy={isNew}
          examples={offered}
          example={example}
          plansHref={websites[0] ? `/website/${websites[0].id}/plans` : null}
        />
      </div>
      <Cell
        data={dashboard}
        isEmpty={() => isNew}
        empty={() => <FirstSteps />}
        success={() => <WebsiteList dashboard={dashboard} filter={filter} />}
      />
      <div className="grid gap-3">
        <RecentlyDeleted websites={deleted} />
        <ImportForm isOpen={search.get('panel') === 'import'} />
      </div>
      {toDelete && <DeleteDialog website={toDelete} />}
    </Page>
  );
}

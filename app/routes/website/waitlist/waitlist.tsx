import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { keepUnsent, LOGGED_OUT_MESSAGE, staysOnScreen } from '#app/forms/keep-unsent.server.ts';
import { unsavedForm } from '#app/forms/unsaved-form.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import { LOGGED_OUT, NO_CONNECTION, UNREACHABLE } from '#app/offline.ts';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';
import { readFilter } from '#app/submissions/read-filter.server.ts';
import { submissionCommands } from '#app/submissions/commands.server.ts';
import { loadSubmissions } from '#app/submissions/load-submissions.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { Page, PageHeader } from '#app/ui/index.ts';
import { readPeriod } from '../view/periods.ts';
import { WaitlistDocument } from './documents.server.ts';
import { Entries } from './entries.tsx';
import { saveWaitlist } from './save-waitlist.server.ts';
import { WaitlistForm } from './waitlist-form.tsx';

const ENTRIES_ON_A_PAGE = 50;

/** The website with its list, for its owner; for anybody else NOT_FOUND or FORBIDDEN is thrown. */
async function openWaitlist({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const period = readPeriod(new URL(request.url).searchParams);
  const { website } = await api(WaitlistDocument, { id, last: period });
  if (!website) throw apiError('NOT_FOUND', request);
  return { api, id, website, period };
}

export async function loader(args: LoaderFunctionArgs) {
  const { api, id, website, period } = await openWaitlist(args);
  const filter = { ...readFilter(new URL(args.request.url).searchParams), box: 'waitlist' as const };
  const list = await loadSubmissions(api, id, filter, ENTRIES_ON_A_PAGE);
  if (!list) throw apiError('NOT_FOUND', args.request);
  return { website, list, period };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  if (!context.session.user && form.get('intent') === 'save') {
    if (!staysOnScreen(form)) return keepUnsent(form);
    return data(unsavedForm(form, 'UNAUTHENTICATED', LOGGED_OUT_MESSAGE), { status: LOGGED_OUT });
  }
  const { api, id } = await openWaitlist(args);
  const command = Object.entries(submissionCommands).find(([intent]) => intent === form.get('intent'))?.[1];
  const { message, rejection } = command
    ? { ...(await command(api, form)), rejection: undefined }
    : await saveWaitlist(api, id, form);
  if (rejection) return rejection;
  const { search } = new URL(request.url);
  return redirectWithToast(`/website/${id}/waitlist${search}`, { type: 'success', message }, request, context);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return Response.json(unsavedForm(await sent.formData(), 'UNAVAILABLE', NO_CONNECTION), { status: UNREACHABLE });
  }
}

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown ? `Waiting list · ${shown.website.name}` : 'Waiting list', matches);

export default function WebsiteWaitlistSettings() {
  const { website, list, period } = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  const [search] = useSearchParams();
  return (
    <Page>
      <PageHeader title="Waiting list" />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <WaitlistForm waitlist={website.waitlist} name={website.name} rejection={rejection} />
        <Entries id={website.id} waitlist={website.waitlist} list={list} search={search} period={period} />
      </div>
    </Page>
  );
}

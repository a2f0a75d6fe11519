import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvDownload } from '#app/csv-download.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';
import type { SubmissionFilter } from '#app/submissions/box.ts';
import { submissionColumns } from '#app/submissions/csv-columns.ts';
import { AnswerLabels } from '#app/submissions/documents.server.ts';
import { readFilter } from '#app/submissions/read-filter.server.ts';
import { loadSubmissions, type LoadedSubmissions } from '#app/submissions/load-submissions.server.ts';

const ROWS_AT_ONCE = 100;

/** What visitors sent, as a file for spreadsheets: all of the box that the address names, not only one page of it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const filter = { ...readFilter(new URL(request.url).searchParams), after: null };
  const first = await loadSubmissions(api, id, filter, ROWS_AT_ONCE);
  if (!first) throw apiError('NOT_FOUND', request);
  const { website } = await api(AnswerLabels, { id });
  const columns = submissionColumns(website?.answerLabels ?? []);
  return csvDownload(`${first.subdomain}-${filter.box}.csv`, columns, pages(api, id, filter, first));
}

async function* pages(api: Api, id: string, filter: SubmissionFilter, first: LoadedSubmissions) {
  let page: LoadedSubmissions | null = first;
  while (page) {
    yield page.rows;
    page = page.next === null ? null : await loadSubmissions(api, id, { ...filter, after: page.next }, ROWS_AT_ONCE);
  }
}

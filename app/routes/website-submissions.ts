import type { LoaderFunctionArgs } from '@remix-run/node';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';
import type { SubmissionFilter } from '#app/submissions/box.ts';
import { readFilter } from '#app/submissions/read-filter.server.ts';
import { loadSubmissions, type LoadedSubmissions } from '#app/submissions/load-submissions.server.ts';
import { csvHead, csvLines } from '#app/submissions/to-csv.ts';

const ROWS_AT_ONCE = 100;

/** What visitors sent, as a file for spreadsheets: all of the box that the address names, not only one page of it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const filter = { ...readFilter(new URL(request.url).searchParams), after: null };
  const first = await loadSubmissions(api, id, filter, ROWS_AT_ONCE);
  if (!first) throw apiError('NOT_FOUND', request);
  return new Response(streamOf(pages(api, id, filter, first)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${first.subdomain}-${filter.box}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Page after page, so that a long list is never in memory as a whole. */
async function* pages(api: Api, id: string, filter: SubmissionFilter, first: LoadedSubmissions) {
  yield csvHead;
  let page: LoadedSubmissions | null = first;
  while (page) {
    yield csvLines(page.rows);
    page = page.next === null ? null : await loadSubmissions(api, id, { ...filter, after: page.next }, ROWS_AT_ONCE);
  }
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
}

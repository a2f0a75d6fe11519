import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvDownload } from '#app/csv-download.server.ts';
import type { CsvColumn } from '#app/csv.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { enterList, wantedFrom, type Wanted } from './list.server.ts';
import type { Connection, ListSource } from './source.server.ts';

const ROWS_AT_ONCE = 100;

/** The loader of a download: all entries that the address asks for, as a file for spreadsheets. */
export async function exportList<Row>(
  source: ListSource<Row>,
  { fileName, columns }: { fileName: string; columns: readonly CsvColumn<Row>[] },
  args: LoaderFunctionArgs,
): Promise<Response> {
  const api = await enterList(source, args);
  const wanted = { ...wantedFrom(source, args.request), after: null };
  // What is wrong with the question is said before the file begins.
  const first = await source.list(api, { ...wanted, first: ROWS_AT_ONCE });
  return csvDownload(fileName, columns, pages(source, api, wanted, first));
}

async function* pages<Row>(source: ListSource<Row>, api: Api, wanted: Wanted, first: Connection<Row>) {
  let page: Connection<Row> | null = first;
  while (page) {
    yield page.edges.map(({ node }) => node);
    const { hasNextPage, endCursor }: Connection<Row>['pageInfo'] = page.pageInfo;
    page =
      hasNextPage && endCursor ? await source.list(api, { ...wanted, after: endCursor, first: ROWS_AT_ONCE }) : null;
  }
}

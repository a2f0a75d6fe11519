import { csvHead, csvLines, type CsvColumn } from './csv.ts';
import { textDownload } from './text-download.server.ts';

/** A file for spreadsheets, written page after page. */
export const csvDownload = <Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Response => textDownload({ fileName, type: 'text/csv' }, written(columns, pages));

async function* written<Row>(columns: readonly CsvColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  yield csvHead(columns);
  for await (const rows of pages) yield csvLines(columns, rows);
}

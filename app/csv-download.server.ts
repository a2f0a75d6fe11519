import { csvHead, csvLines, type CsvColumn } from './csv.ts';

/** A file for spreadsheets, written page after page, so that a long list is never in memory as a whole. */
export const csvDownload = <Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Response =>
  new Response(streamOf(written(columns, pages)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

async function* written<Row>(columns: readonly CsvColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  yield csvHead(columns);
  for await (const rows of pages) yield csvLines(columns, rows);
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

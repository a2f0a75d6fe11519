import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import type { ExampleExportInput, ExportExamplesMutation } from '#app/graphql/generated/graphql.ts';
import { textDownload } from '#app/text-download.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { ExportExamplesDocument } from './documents.server.ts';
import { EXPORT_PANEL } from './example-entry.ts';
import { filterSchema } from './example-source.server.ts';

const chosenSchema = filterSchema.extend({
  kind: z.enum(['ANSWER', 'PREFERENCE']).catch('ANSWER'),
  tools: z.enum(['NONE', 'USED', 'ALL']).catch('NONE'),
  state: z.enum(['NEW', 'APPROVED', 'REJECTED', 'ANY']).catch('APPROVED'),
});

const fileNames = { ANSWER: 'answers', PREFERENCE: 'preferences' } as const;

/** The examples that the address asks for, as a file of lines that is written while it is read. */
export async function downloadExamples({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireRole(request, context, ['admin']);
  const { state, ...chosen } = chosenSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const input = { ...chosen, state: state === 'ANY' ? null : state };
  const api = await graphqlFor(request, context);
  try {
    // What is wrong with the question is said before the file begins.
    const { exportExamples: first } = await api(ExportExamplesDocument, { input });
    const day = first.export.createdAt.slice(0, 10);
    const fileName = `examples-${fileNames[input.kind]}-${day}.jsonl`;
    return textDownload({ fileName, type: 'application/jsonl' }, parts(api, input, first));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'INVALID') throw error;
    return redirectWithToast(EXPORT_PANEL, { type: 'error', message: error.message }, request, context);
  }
}

type Part = ExportExamplesMutation['exportExamples'];

async function* parts(api: Api, input: ExampleExportInput, first: Part): AsyncGenerator<string> {
  let part: Part = first;
  yield part.lines;
  while (part.after != null) {
    const { exportExamples } = await api(ExportExamplesDocument, { input, export: first.export.id, after: part.after });
    part = exportExamples;
    yield part.lines;
  }
}

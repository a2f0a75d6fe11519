import { redirect, unstable_parseMultipartFormData as parseMultipart, type ActionFunctionArgs } from '@remix-run/node';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { BeginExampleImportDocument, ImportExampleLinesDocument } from './documents.server.ts';
import { IMPORT, IMPORT_PANEL } from './example-entry.ts';
import { sendParts } from './send-parts.ts';

/** A file of a hundred thousand examples with their websites; nothing of it stays in memory. */
const MOST_BYTES = 2_000_000_000;
const NO_FILE = 'Choose a file of examples: JSON Lines, one example a line.';
const TOO_LARGE = 'That file is larger than 2 GB, which is the most. Split it between two lines.';

/** Brings a file of examples in while it comes, part after part, or only checks it; then leads to what became of it. */
export async function importExamples({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireRole(request, context, ['admin']);
  const refused = (message: string) => redirectWithToast(IMPORT_PANEL, { type: 'error', message }, request, context);
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return refused(NO_FILE);
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) return refused(TOO_LARGE);
  context.allowBody(MOST_BYTES);
  const api = await graphqlFor(request, context);
  const isTrial = new URL(request.url).searchParams.has('check');
  let id: string | null = null;
  try {
    await parseMultipart(request, async ({ name, filename: fileName, data }) => {
      if (name === 'file' && fileName && id === null) {
        id = (await api(BeginExampleImportDocument, { input: { fileName, isTrial } })).beginExampleImport.id;
        await sendLines(api, id, data);
      } else await readAway(data);
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN') throw error;
    if (id === null) return refused(error.message);
    return redirectWithToast(reportOf(id), { type: 'error', message: error.message }, request, context);
  }
  return id === null ? refused(NO_FILE) : redirect(reportOf(id), 303);
}

const reportOf = (id: string): string => `${IMPORT_PANEL}&${new URLSearchParams({ [IMPORT]: id })}`;

const sendLines = (api: Api, id: string, data: AsyncIterable<Uint8Array>): Promise<void> =>
  sendParts(data, ({ bytes, ...part }) =>
    api(ImportExampleLinesDocument, {
      id,
      part: { ...part, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') },
    }),
  );

/** The next part of a form comes only after this one. */
async function readAway(data: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = data[Symbol.asyncIterator]();
  while ((await chunks.next()).done !== true);
}

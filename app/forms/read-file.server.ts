import {
  MaxPartSizeExceededError,
  unstable_createMemoryUploadHandler as keepInMemory,
  unstable_parseMultipartFormData as parseMultipart,
} from '@remix-run/node';
import type { AppContext } from '#app/context.ts';

const MAX_MEGABYTES = 25;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000;
/** What stands around the file in the body. */
const ENVELOPE_BYTES = 10_000;

/** A file that is not even sent on; the message is for whoever chose it. */
export class FileRefused extends Error {}

const tooLarge = () => new FileRefused(`That file is larger than ${MAX_MEGABYTES} MB, which is the most.`);

/** The file of a form (`file`), 25 MB at most. `none` says what to choose. Throws `FileRefused`. */
export async function readFile(request: Request, { allowBody }: AppContext, none: string): Promise<Buffer> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) throw new FileRefused(none);
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES + ENVELOPE_BYTES) throw tooLarge();
  allowBody(MAX_BYTES + ENVELOPE_BYTES);
  const form = await parseMultipart(request, keepInMemory({ maxPartSize: MAX_BYTES })).catch((error: unknown) => {
    throw error instanceof MaxPartSizeExceededError ? tooLarge() : error;
  });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw new FileRefused(none);
  return Buffer.from(await file.arrayBuffer());
}

import { unstable_parseMultipartFormData as parseMultipart, type UploadHandler } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { MOST_BYTES } from '#app/edge/limited-body.ts';
import { mayChangeWebsite } from '#app/website-access.server.ts';
import { MAX_UPLOAD_MEGABYTES } from '#app/pictures/picture-address.ts';

const MAX_FILE_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
/** A form with a handful of photographs stays below. */
const MAX_BODY_BYTES = 60 * 1024 * 1024;

/**
 * What a form about a website sent, with files or without. Large bodies are read only from people who may change that website. Of a
 * file that is too large only so much is kept that its size says so: whoever checks it answers in words, and everything that was
 * typed beside it is still there.
 */
export const readPostedForm = (request: Request, context: AppContext, websiteId: string): Promise<FormData> =>
  readFormWithFiles(request, context, () => mayChangeWebsite(request, context, websiteId));

/** The same for a form that is about no website yet: `maySendFiles` says whether its person may send a large one. */
export async function readFormWithFiles(
  request: Request,
  context: AppContext,
  maySendFiles: () => boolean | Promise<boolean>,
): Promise<FormData> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return request.formData();
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  if (length > MOST_BYTES && (await maySendFiles())) context.allowBody(MAX_BODY_BYTES);
  return parseMultipart(request, keepSmall);
}

const keepSmall: UploadHandler = async ({ filename, contentType, data: parts }) => {
  const kept: Uint8Array[] = [];
  let room = MAX_FILE_BYTES + 1;
  for await (const part of parts) {
    if (room > 0) kept.push(part.slice(0, room));
    room -= part.length;
  }
  const bytes = Buffer.concat(kept);
  return filename === undefined ? bytes.toString('utf8') : new File([bytes], filename, { type: contentType });
};

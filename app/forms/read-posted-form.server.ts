import { unstable_parseMultipartFormData as parseMultipart, type UploadHandler } from '@remix-run/node';
import { data } from '@remix-run/node';
import { MAX_UPLOAD_MEGABYTES } from '#app/pictures/picture-address.ts';

const MAX_FILE_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
/** A form with a handful of photographs stays below. */
const MAX_BODY_BYTES = 120 * 1024 * 1024;

/**
 * What a form sent, with files or without. Of a file that is too large only so much is kept that its size says so: whoever checks it
 * answers in words, and everything that was typed beside it is still there.
 */
export async function readPostedForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES)
    throw data({ message: 'That was more than can be sent at once. Send fewer files.' }, { status: 413 });
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
  return isMultipart ? parseMultipart(request, keepSmall) : request.formData();
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

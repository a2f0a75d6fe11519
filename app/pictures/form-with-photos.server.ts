import { getUser } from '#app/auth/guards.server.ts';
import type { AppContext } from '#app/context.ts';
import { MOST_BYTES } from '#app/edge/limited-body.ts';
import { MOST_MEGABYTES } from './coming-photos.ts';

const MEGABYTE = 1024 * 1024;
/** Forms with photos of people without an account that are in memory at the same time, one for an address. */
const VISITORS_AT_ONCE = 3;
/** Of a refused form so much is kept for its words: with one more piece from the network no more than a form without files may have. */
const MOST_KEPT = MOST_BYTES / 2;
const MOST_THROWN_AWAY = MOST_MEGABYTES.person * MEGABYTE;
const sending = new Set<string>();

const OTHERWISE = 'create the website now and add photos under Pictures.';
const BUSY = `Other photos are being taken right now. Wait a minute and choose yours again, or ${OTHERWISE}`;
const tooLarge = (most: number) =>
  `Your photos have more than ${most} MB together. Choose them again, fewer or smaller, or ${OTHERWISE}`;

/** A form that was not read to its end: the words before its photos, and why. */
export type Unread = { words: FormData; message: string; status: 413 | 503 };

type Wanted<Taken, Refused> = {
  act(form: FormData): Promise<Taken>;
  refuse(unread: Unread): Refused;
};

/**
 * Reads a form of a new website, with photos or without, and acts on it. How much is read is decided before: 60 MB of people, 30 MB
 * of visitors, of whom few may send that at the same time. What is not read to its end goes to `refuse`.
 */
export async function withFormAndPhotos<Taken, Refused>(
  request: Request,
  context: AppContext,
  { act, refuse }: Wanted<Taken, Refused>,
): Promise<Taken | Refused> {
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  if (!isMultipart || length <= MOST_BYTES) return act(await request.formData());

  const isVisitor = getUser(request, context) === null;
  const most = isVisitor ? MOST_MEGABYTES.visitor : MOST_MEGABYTES.person;
  const refused = async (message: string, status: Unread['status']) =>
    refuse({ words: await wordsBefore(request, context, length), message, status });
  if (Number.isFinite(length) && length > most * MEGABYTE) return refused(tooLarge(most), 413);

  const read = async () => {
    context.allowBody(most * MEGABYTE);
    return act(await request.formData());
  };
  if (!isVisitor) return read();
  const { clientAddress } = context;
  if (sending.size >= VISITORS_AT_ONCE || sending.has(clientAddress)) return refused(BUSY, 503);
  sending.add(clientAddress);
  try {
    return await read();
  } finally {
    sending.delete(clientAddress);
  }
}

/** What was typed above the photos; these are taken from the network, as browsers show no answer before, and thrown away. */
async function wordsBefore(request: Request, { allowBody }: AppContext, length: number): Promise<FormData> {
  // What is announced would be refused whole.
  if (Number.isFinite(length)) allowBody(length);
  const beginning = await beginningOf(request, length <= MOST_THROWN_AWAY ? length : MOST_KEPT);
  const delimiter = beginning.subarray(0, Math.max(0, beginning.indexOf('\r\n')));
  const firstFile = beginning.lastIndexOf(delimiter, beginning.indexOf('"; filename="'));
  if (delimiter.length === 0 || firstFile <= 0) return new FormData();
  const words = Buffer.concat([beginning.subarray(0, firstFile), delimiter, Buffer.from('--\r\n')]);
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  return new Response(words, { headers }).formData().catch(() => new FormData());
}

/** Reads about so many bytes and gives the first of them. */
async function beginningOf({ body }: Request, most: number): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    if (size < MOST_KEPT) kept.push(read.value);
    size += read.value.byteLength;
    if (size > most) break;
  }
  return Buffer.concat(kept);
}

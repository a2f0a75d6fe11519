import type { AppContext } from '#app/context.ts';
import { MOST_BYTES } from '#app/edge/limited-body.ts';
import { mayChangeWebsite } from '#app/website-access.server.ts';

/** A form with a handful of photographs stays below. */
const MAX_BODY_BYTES = 60 * 1024 * 1024;

/**
 * What a form about a website sent, with files or without. Large bodies are read only from people who may change that website. A
 * file that is too large comes along: whoever checks it answers in words, and everything that was typed beside it is still there.
 */
export async function readPostedForm(request: Request, context: AppContext, websiteId: string): Promise<FormData> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return request.formData();
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  if (length > MOST_BYTES && (await mayChangeWebsite(request, context, websiteId))) context.allowBody(MAX_BODY_BYTES);
  return request.formData();
}

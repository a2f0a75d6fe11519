import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { hashOf } from './client.server.ts';
import { apiError, apiErrorFrom } from './errors.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { transportFor } from './transport.server.ts';

const STREAM = 'text/event-stream';
const messageSchema = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).nonempty().optional() });
type Message = z.output<typeof messageSchema>;

/**
 * What a subscription tells this request's person, for as long as the request lasts. `null` is a sign of life. Throws
 * `ApiError` before the first word when the API refuses; ends when the API ends it.
 */
export async function subscribeTo<Result, Variables>(
  request: Request,
  context: AppContext,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<AsyncGenerator<Result | null, void>> {
  const post = transportFor(request, context, STREAM);
  const sha256Hash = hashOf(document);
  const open = async (body: object) => {
    const messages = messagesOf(await post(JSON.stringify({ ...body, variables })), request);
    // The first sign of life comes before the first word.
    let first = await messages.next();
    while (!first.done && first.value === null) first = await messages.next();
    return { messages, first };
  };
  const query = document.toString();
  let opened = await open(sha256Hash ? { extensions: { persistedQuery: { version: 1, sha256Hash } } } : { query });
  if (sha256Hash && /PersistedQuery ?NotFound/i.test(JSON.stringify(opened.first.value?.errors ?? '')))
    opened = await open({ query });
  if (opened.first.value?.errors) throw apiErrorFrom(opened.first.value.errors, request);
  return resultsOf<Result>(opened.messages, opened.first);
}

async function* resultsOf<Result>(
  messages: AsyncGenerator<Message | null, void>,
  first: IteratorResult<Message | null, void>,
): AsyncGenerator<Result | null, void> {
  try {
    for (let given = first; !given.done; given = await messages.next()) {
      const { data } = z.object({ data: z.custom<Result>((value) => value != null) }).safeParse(given.value).data ?? {};
      if (given.value?.errors) return;
      yield data ?? null;
    }
  } finally {
    await messages.return();
  }
}

/** Reads the events of an answer; comments, which keep the connection open, are null. */
async function* messagesOf(answer: Response, request: Request): AsyncGenerator<Message | null, void> {
  if (!answer.body || !answer.headers.get('Content-Type')?.startsWith(STREAM)) {
    const { errors } = messageSchema.safeParse(await answer.json().catch(() => null)).data ?? {};
    throw errors
      ? apiErrorFrom(errors, request)
      : apiError(answer.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE', request);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  request.signal.addEventListener('abort', leave, { once: true });
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + part.value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (/^event: ?complete$/m.test(event)) return;
        const written = /^data: ?(.+)$/m.exec(event)?.[1];
        yield written ? messageSchema.parse(JSON.parse(written)) : null;
      }
    }
  } catch (error) {
    if (!request.signal.aborted) throw error;
  } finally {
    request.signal.removeEventListener('abort', leave);
    leave();
  }
}

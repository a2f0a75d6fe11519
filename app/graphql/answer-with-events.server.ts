import type { AppContext } from '#app/context.ts';
import { ApiError } from './errors.ts';
import { subscribeTo } from './event-stream.server.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

/** Milliseconds after which a browser whose stream ended comes back. */
const COME_BACK_MS = 1500;

const EVENTS = 'text/event-stream';

const headers = {
  'Content-Type': `${EVENTS}; charset=utf-8`,
  // Compression would hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** One event: the whole state that it tells, and a name for that state. */
export type StateEvent = { id: string; state: object };

type Question<Result, Variables> = {
  document: TypedDocumentString<Result, Variables>;
  variables: Variables;
  eventOf: (result: Result) => StateEvent;
};

/**
 * What a subscription tells, as server-sent events: at once, and whenever something is new. Each event tells the whole state,
 * and its id names it, so whoever comes back with the id of the last one hears only of what is new since then. Whoever does not
 * ask for events (a page's data request would wait for their end) is refused at once.
 */
export async function answerWithEvents<Result, Variables>(
  request: Request,
  context: AppContext,
  { document, variables, eventOf }: Question<Result, Variables>,
): Promise<Response> {
  if (!request.headers.get('Accept')?.includes(EVENTS))
    throw new Response(`Here are events only. Ask with the header Accept: ${EVENTS}`, { status: 406 });
  try {
    const updates = await subscribeTo(request, context, document, variables);
    return new Response(asEvents(updates, eventOf, request), { headers });
  } catch (error) {
    // A stream is no page: it is not sent to the login, it ends, and the page beside it finds out why.
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') throw new Response(null, { status: 401 });
    throw error;
  }
}

function asEvents<Result>(
  updates: AsyncGenerator<Result | null, void>,
  eventOf: (result: Result) => StateEvent,
  { headers: asked }: Request,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last = asked.get('Last-Event-ID');
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`retry: ${COME_BACK_MS}\n\n`));
    },
    async pull(controller) {
      const { done, value } = await updates.next();
      if (done) return controller.close();
      if (value === null) return controller.enqueue(encoder.encode(':\n\n'));
      const { id, state } = eventOf(value);
      if (id !== last) controller.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(state)}\n\n`));
      else controller.enqueue(encoder.encode(':\n\n'));
      last = id;
    },
    cancel: () => void updates.return(),
  });
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '#app/graphql/errors.ts';
import { subscribeTo } from '#app/graphql/event-stream.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { WebsiteUpdatesSubscription } from '#app/graphql/generated/graphql.ts';
import { pathParam } from '#app/path-params.server.ts';

const WebsiteUpdates = graphql(`
  subscription WebsiteUpdates($id: ID!) {
    websiteUpdates(id: $id) {
      stamp
      turn {
        messageId
        note
        changes
        step
      }
    }
  }
`);

/** Milliseconds after which a browser whose stream ended comes back. */
const COME_BACK_MS = 1500;

const EVENTS = 'text/event-stream';

const headers = {
  'Content-Type': `${EVENTS}; charset=utf-8`,
  // Compression would hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * How a website stands, as server-sent events: at once, and whenever something about it is new. Each event tells the whole
 * state, and its id names it, so whoever comes back with the id of the last one hears only of what is new since then. Whoever
 * does not ask for events (a page's data request would wait for their end) is refused at once.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (!request.headers.get('Accept')?.includes(EVENTS))
    throw new Response(`Here are events only. Ask with the header Accept: ${EVENTS}`, { status: 406 });
  try {
    const updates = await subscribeTo(request, context, WebsiteUpdates, { id: pathParam(params, 'id', 'String') });
    return new Response(asEvents(updates, request), { headers });
  } catch (error) {
    // A stream is no page: it is not sent to the login, it ends, and the page beside it finds out why.
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') throw new Response(null, { status: 401 });
    throw error;
  }
}

function asEvents(
  updates: AsyncGenerator<WebsiteUpdatesSubscription | null, void>,
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
      const { stamp, turn } = value.websiteUpdates;
      const id = [stamp, turn?.messageId, turn?.step].join(' ');
      if (id !== last) controller.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify({ stamp, turn })}\n\n`));
      else controller.enqueue(encoder.encode(':\n\n'));
      last = id;
    },
    cancel: () => void updates.return(),
  });
}

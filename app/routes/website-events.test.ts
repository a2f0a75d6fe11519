import { expect, test } from 'vitest';
import { ApiError } from '#app/graphql/errors.ts';
import { appContext } from '#tests/support/app-context.ts';
import { loader } from './website-events.ts';

type Told = {
  stamp: string;
  tasks: string;
  posts: string;
  turn: null | { messageId: string; note: string; changes: string[]; step: number };
};

const event = (data: unknown) => `event: next\ndata: ${JSON.stringify(data)}\n\n`;
const told = (update: Told) => event({ data: { websiteUpdates: update } });
const notFound = { message: 'There is no such hash: PersistedQueryNotFound', extensions: { code: 'INVALID' } };

/** An API that streams what the test writes; `asked` holds the bodies that it was sent. */
function streamingApi(...answers: ((write: (text: string) => void, end: () => void) => void)[]) {
  const asked: Record<string, unknown>[] = [];
  let left = 0;
  const send = async (request: Request) => {
    const answer = answers[asked.length];
    asked.push(await request.json());
    expect(request.headers.get('Accept')).toBe('text/event-stream');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        write(':\n\n');
        answer?.(write, () => controller.close());
      },
      cancel: () => void (left += 1),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return { asked, send, timesLeft: () => left };
}

const open = (send: (request: Request) => Promise<Response>, { headers, ...init }: RequestInit = {}) =>
  loader({
    request: new Request('http://localhost:3000/website-events/w1', {
      headers: { Accept: 'text/event-stream', ...headers },
      ...init,
    }),
    context: appContext({ roles: [], send }),
    params: { id: 'w1' },
  });

const quiet: Told = { stamp: '4.', tasks: 't', posts: 'p', turn: null };
const working: Told = {
  stamp: '4.',
  tasks: 't',
  posts: 'p',
  turn: { messageId: 'm1', note: 'Writing', changes: ['Changed it'], step: 2 },
};

test('passes on how the website stands, each event named by what it tells, and ends when the API does', async () => {
  const api = streamingApi((write, end) => {
    write(told(working).slice(0, 20));
    write(told(working).slice(20) + told(quiet));
    write('event: complete\ndata:\n\n');
    end();
  });
  const answer = await open(api.send);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  expect(answer.headers.get('Cache-Control')).toContain('no-transform');
  const text = await answer.text();
  expect(text).toContain(`id: 4. t p m1 2\ndata: ${JSON.stringify(working)}\n\n`);
  expect(text).toContain(`data: ${JSON.stringify(quiet)}\n\n`);
  expect(api.asked).toEqual([
    { variables: { id: 'w1' }, extensions: { persistedQuery: expect.objectContaining({ version: 1 }) } },
  ]);
});

test('tells whoever comes back only what is new since the last event', async () => {
  const api = streamingApi((write, end) => {
    write(told(working) + told(quiet));
    end();
  });
  const answer = await open(api.send, { headers: { 'Last-Event-ID': '4. t p m1 2' } });
  const text = await answer.text();
  expect(text).not.toContain(JSON.stringify(working));
  expect(text).toContain(JSON.stringify(quiet));
});

test('sends the text to an API that does not know the hash', async () => {
  const api = streamingApi(
    (write, end) => {
      write(event({ errors: [notFound] }));
      end();
    },
    (write, end) => {
      write(told(quiet));
      end();
    },
  );
  expect(await (await open(api.send)).text()).toContain(JSON.stringify(quiet));
  expect(api.asked[1]?.['query']).toContain('subscription WebsiteUpdates');
});

test('is refused as the API refuses: a website that cannot be read is not found, a login that ended is 401', async () => {
  const refusing = (code: string) =>
    streamingApi((write, end) => {
      write(event({ errors: [{ message: 'No', extensions: { code } }] }));
      end();
    });
  await expect(open(refusing('NOT_FOUND').send)).rejects.toSatisfy(
    (error) => error instanceof ApiError && error.status === 404,
  );
  await expect(open(refusing('UNAUTHENTICATED').send)).rejects.toMatchObject({ status: 401 });
  await expect(open(async () => Response.json({}, { status: 401 }))).rejects.toMatchObject({ status: 401 });
});

test('leaves the API when the browser goes away', async () => {
  const api = streamingApi((write) => write(told(quiet)));
  const gone = new AbortController();
  const answer = await open(api.send, { signal: gone.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  gone.abort();
  await expect.poll(api.timesLeft).toBe(1);
});

test('does not keep those waiting who ask for a page or its data', async () => {
  const api = streamingApi();
  for (const Accept of ['*/*', 'text/html,application/xhtml+xml'])
    await expect(open(api.send, { headers: { Accept } })).rejects.toMatchObject({ status: 406 });
  expect(api.asked).toEqual([]);
});

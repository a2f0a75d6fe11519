import type { ActionFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { postChunks, sendLines } from '#tests/support/raw-request.ts';

const KB = 1024;
const chunk = 'x'.repeat(16 * KB);
function* chunks(bytes: number) {
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
}

let app: Awaited<ReturnType<typeof openEdgeApp>>;
beforeAll(async () => {
  app = await openEdgeApp(
    {
      form: {
        action: async ({ request }: ActionFunctionArgs) =>
          Response.json({ entries: [...(await request.formData())].length }),
      },
      text: {
        action: async ({ request }: ActionFunctionArgs) => Response.json({ size: (await request.text()).length }),
      },
      unread: { action: async () => new Response('no, thank you', { status: 403 }) },
      files: {
        action: async ({ request, context }: ActionFunctionArgs) => {
          context.allowBody(1024 * KB);
          return Response.json({ size: (await request.text()).length });
        },
      },
    },
    // As the API does: a body that was stopped on its way brings the answer along.
    (request) =>
      request.text().then(
        ({ length }) => Response.json({ size: length }),
        (refusal: Response) => refusal,
      ),
  );
});
afterAll(() => app.close());

const post = (path: string, bytes: number, headers: Record<string, string> = {}) =>
  postChunks({
    port: app.port,
    path,
    chunks: chunks(bytes),
    headers: { Host: new URL(app.origin).host, Origin: app.origin, 'Content-Type': 'text/plain', ...headers },
  });
const HUGE = 64 * KB * KB;

describe('bodies', () => {
  it.each([
    ['text', 'text/plain'],
    ['form', 'application/x-www-form-urlencoded'],
    ['form', 'multipart/form-data; boundary=x'],
    ['graphql', 'application/json'],
  ])('to /%s of type %s are cut off in words, however they come', async (path, type) => {
    const answer = await post(`/${path}`, HUGE, { 'Content-Type': type });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: [{ message: expect.stringContaining('larger than'), extensions: { code: 'INVALID' } }],
    });
    // What fits into the sockets between here and there.
    expect(answer.sent).toBeLessThan(16 * KB * KB);
  });

  it('of people who look at pages are refused by a page', async () => {
    const answer = await post('/form', HUGE, {
      Accept: 'text/html',
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(answer).toMatchObject({
      status: 413,
      body: expect.stringMatching(/<h1>That is too large<\/h1><p>/),
    });
  });

  it('of 256 KB go through, and larger ones where a route lets them', async () => {
    expect(await post('/text', 256 * KB)).toMatchObject({ status: 200, body: `{"size":${256 * KB}}` });
    expect((await post('/text', 272 * KB)).status).toBe(413);
    expect(await post('/files', 1024 * KB)).toMatchObject({ status: 200, body: `{"size":${1024 * KB}}` });
    expect((await post('/files', 1040 * KB)).status).toBe(413);
    expect((await post('/graphql', 272 * KB)).status).toBe(413);
    expect((await post('/graphql', 272 * KB, { Authorization: 'Bearer x' })).status).toBe(200);
  });

  it('that nobody reads are not taken from the network', async () => {
    for (const [path, origin] of [
      ['/unread', app.origin],
      ['/text', 'https://evil.example'],
    ] as const) {
      const answer = await post(path, HUGE, { Origin: origin });
      expect([answer.status, answer.sent < 16 * KB * KB]).toEqual([403, true]);
    }
  });

  it('are not waited for when they say at once that they are too large', async () => {
    const lines = ['POST /text HTTP/1.1', `Host: ${new URL(app.origin).host}`, `Origin: ${app.origin}`];
    const answer = await sendLines(app.port, [...lines, `Content-Length: ${256 * KB + 1}`]);
    expect(answer.status).toBe(413);
  });
});

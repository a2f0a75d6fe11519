import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEdgeApp } from '#tests/support/edge-app.ts';
import { sendLines } from '#tests/support/raw-request.ts';

let app: Awaited<ReturnType<typeof openEdgeApp>>;
beforeAll(async () => {
  app = await openEdgeApp({}, () => Promise.reject(new Error('a secret of the machine')));
});
afterAll(() => app.close());

it('what nobody could answer becomes a page of words, and its reason goes to the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const host = new URL(app.origin).host;
  const { status, body } = await sendLines(app.port, ['POST /graphql HTTP/1.1', `Host: ${host}`, 'Content-Length: 0']);
  expect(status).toBe(500);
  expect(body).toMatch(/<h1>Something went wrong on our side<\/h1>/);
  expect(body).not.toMatch(/secret|\bat .*:\d+/);
  expect(String(log.mock.calls[0]?.[0])).toContain('a secret of the machine');
  log.mockRestore();
});

it('an address that cannot be read is nobody’s fault', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const host = new URL(app.origin).host;
  const { status, body } = await sendLines(app.port, ['GET /%E0%A4%A HTTP/1.1', `Host: ${host}`]);
  expect([status, /<h1>/.test(body), /\bat .*:\d+/.test(body)]).toEqual([400, true, false]);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

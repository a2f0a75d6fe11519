import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening, sendLines } from '#tests/support/raw-request.ts';
import { createDoor, createPeerReader } from './index.ts';

const passed: string[] = [];
let app: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  const door = createDoor(
    { settings: { appOrigin: 'https://app.example.com' }, peerOf: createPeerReader(['loopback']) },
    (request, response) => {
      passed.push(`${request.method} ${request.url}`);
      response.writeHead(302, { Location: '/elsewhere' }).end();
    },
  );
  app = await listening(door);
});
afterAll(() => app.close());

const ask = (start: string, ...headers: string[]) =>
  sendLines(app.port, [`${start} HTTP/1.1`, 'Host: app.example.com', ...headers]);

describe('the door', () => {
  it.each([
    ['a path of 15,000 slashes', `GET ${'/'.repeat(15_000)}x`, 414],
    ['a path of 2,001 characters', `GET /${'a'.repeat(2000)}`, 414],
    ['a path of 65 parts', `GET ${'/a'.repeat(65)}`, 414],
    ['two slashes in a row', 'GET /menu//today', 400],
    ['an address of another server', 'GET //evil.example/x', 400],
    ['a NUL', 'GET /website/%00', 400],
    ['a target with a scheme and a host', 'GET http://app.example.com/', 400],
    ['the whole server', 'OPTIONS *', 400],
    ['TRACE', 'TRACE /', 405],
    ['PROPFIND', 'PROPFIND /', 405],
  ])('refuses %s in words', async (_what, start, status) => {
    passed.length = 0;
    const forPeople = await ask(start, 'Accept: text/html,*/*');
    expect(forPeople.status).toBe(status);
    expect(forPeople.body).toMatch(/<h1>.{10,}<\/h1><p>.{20,}<\/p>/);
    const forScripts = await ask(start, 'Accept: application/json');
    expect(forScripts.status).toBe(status);
    expect(JSON.parse(forScripts.body)).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
    for (const { body, headers } of [forPeople, forScripts]) {
      expect(body).not.toMatch(/\bat .*:\d+:\d+/);
      expect(headers).toContain('strict-transport-security');
    }
    expect(passed).toEqual([]);
  });

  it('lets everything else through, slashes and NULs behind the question mark too', async () => {
    passed.length = 0;
    const through = [
      'GET /',
      `GET /${'a'.repeat(1999)}`,
      `GET ${'/a'.repeat(64)}?${'/'.repeat(99)}`,
      'GET /a?to=//b/%00',
      'HEAD /x',
      'POST /form',
      'OPTIONS /x',
    ];
    for (const start of through) expect((await ask(start)).status).toBe(302);
    expect(passed).toEqual(through);
  });

  it('tells browsers to stay with https on every https answer, redirects too', async () => {
    expect((await ask('GET /')).headers).toContain('strict-transport-security: max-age=31536000; includesubdomains');
    const site = (...headers: string[]) =>
      sendLines(app.port, ['GET / HTTP/1.1', 'Host: shop.example.org', ...headers]);
    expect((await site('X-Forwarded-Proto: https')).headers).toMatch(
      /strict-transport-security: max-age=31536000\r?\n/,
    );
    expect((await site()).headers).not.toContain('strict-transport-security');
  });
});

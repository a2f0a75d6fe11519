import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestListener } from 'node:http';
import { testSettings } from '#tests/support/api.ts';
import { sites, visits } from '#tests/support/hosted-sites.ts';
import { listening, sendBytes, sendLines } from '#tests/support/raw-request.ts';
import { createDoor, createFront, createHosting, createPeerReader } from './index.ts';

const local = testSettings();
const live = testSettings({
  APP_ORIGIN: 'https://app.example.com',
  SITES_DOMAIN: 'sites.example.net',
  SESSION_SECRETS: 'a-secret-that-is-long-enough-for-the-rule',
  AUTH0_DOMAIN: 'login.example.com',
  AUTH0_CLIENT_ID: 'id',
  AUTH0_CLIENT_SECRET: 'secret',
});

/** The same without the quick way. */
function withoutIt(parts: Parameters<typeof createFront>[0], passOn: RequestListener): RequestListener {
  const hosting = createHosting(parts);
  return createDoor(parts, (request, response, peer) => {
    if (!hosting.serve(request, response, peer)) passOn(request, response);
  });
}

const AGENT = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const FROM_NEWS = 'Referer: https://news.example/';
const etag = '"3c68313e42616b65';

/** What visitors, proxies and strangers may send; each with the first line of its request. */
const REQUESTS: [string, ...string[]][] = [
  ['GET /', 'Host: bakery.localhost', AGENT, FROM_NEWS],
  ['GET /menu?utm=1//%00', 'Host: bakery.localhost:3540', 'accept-encoding: gzip, deflate, br', AGENT],
  ['GET /', 'HOST: BAKERY.localhost.', 'Accept-Encoding: br;q=0, gzip', 'Accept-Encoding: br;q=0'],
  ['GET /', 'Host: bakery.localhost', 'Accept-Encoding: identity', `If-None-Match: ${etag}"`],
  ['GET /', 'Host: bakery.localhost', `if-none-match: "other", W/${etag}"`],
  ['GET /', 'Host: bakery.localhost', 'If-None-Match: "other"', `If-None-Match: ${etag}"`],
  ['HEAD /', 'Host: bakery.localhost', 'Accept-Encoding: br', AGENT],
  ['GET /', 'Host: bakery.localhost', 'Sec-Purpose: prefetch', AGENT],
  ['GET /robots.txt', 'Host: bakery.localhost', AGENT],
  ['POST /', 'Host: bakery.localhost', 'Content-Length: 0'],
  ['GET /', 'Host: bakery.localhost', 'Content-Length: 2'],
  ['GET /404', 'Host: bakery.localhost'],
  ['GET /nothing', 'Host: bakery.localhost', AGENT],
  ['GET /menu/', 'Host: bakery.localhost'],
  ['GET /%6denu', 'Host: bakery.localhost', AGENT],
  ['GET //menu', 'Host: bakery.localhost'],
  ['GET /old-menu', 'Host: bakery.localhost'],
  ['GET /', 'Host: nobody.example'],
  ['GET /menu?utm=1', 'Host: nobody.example', 'Accept-Encoding: br', AGENT],
  ['HEAD /', 'Host: nobody.example'],
  ['POST /', 'Host: nobody.example', 'Content-Length: 0'],
  ['GET /', 'Host: nobody.example', 'Content-Length: 2'],
  ['GET //menu', 'Host: nobody.example'],
  ['GET /%00', 'Host: nobody.example'],
  ['GET /-/fonts/none.woff2', 'Host: nobody.example'],
  ['GET /', 'Host: nobody.example', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 203.0.113.9'],
  ['GET /', 'Host: proxy.internal', 'X-Forwarded-Host: nobody.example'],
  ['GET /', 'Host: app.example.com'],
  ['GET /', 'Host: localhost'],
  ['GET /', 'Host: locked.localhost'],
  ['GET /', 'Host: hidden.localhost', AGENT],
  ['GET /', 'Host: coded.localhost', AGENT],
  ['GET /', 'Host: moved.localhost'],
  ['GET /', 'Host: slow.localhost', AGENT],
  ['GET /', 'Host: large.localhost', AGENT],
  ['GET /nothing', 'Host: large.localhost', AGENT],
  ['GET /robots.txt', 'Host: large.localhost', AGENT],
  ['GET /menu', 'Host: rye.example'],
  ['GET /menu', 'Host: www.rye.example', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 203.0.113.9', AGENT],
  ['GET /menu', 'Host: www.rye.example', 'X-Forwarded-Proto: http'],
  ['GET /menu', 'Host: www.rye.example', 'X-Forwarded-Proto: https, http', AGENT],
  ['GET /menu', 'Host: proxy.internal', 'X-Forwarded-Host: www.rye.example', 'X-Forwarded-Port: 443', AGENT],
  ['GET /menu', 'Host: proxy.internal', 'X-Forwarded-Host: bakery.localhost, www.rye.example', AGENT],
  ['GET /menu', 'Host: www.rye.example', 'Forwarded: proto=https', AGENT],
  ['GET /menu', 'Host: www.rye.example', 'Cookie: a=1', 'Accept-Language: de', 'X-Forwarded-Protocol: https', AGENT],
  ['GET /', 'Host: bakery.localhost', ...Array.from({ length: 80 }, (_, nth) => `X-Some-${nth}: 1`), AGENT],
];

describe.each([
  ['on a machine of one’s own', local, []],
  ['that is live, behind a proxy', live, ['loopback']],
  ['that is live, with nobody to be believed', live, ['192.0.2.1']],
] as const)('the quick way of hosting %s', (_where, settings, proxies) => {
  const parts = { settings, sites, peerOf: createPeerReader([...proxies]), report: () => undefined };
  const passOn: RequestListener = ({ headers }, response) => void response.end(`app ${JSON.stringify(headers)}`);
  let quick: Awaited<ReturnType<typeof listening>>;
  let whole: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    quick = await listening(createFront(parts, passOn));
    whole = await listening(withoutIt(parts, passOn));
  });
  afterAll(async () => {
    await quick.close();
    await whole.close();
  });
  beforeEach(() => void visits.splice(0));

  /** Whatever can be told of an answer: headers in any order, without what counts seconds. */
  async function all({ port }: { port: number }, [start, ...lines]: [string, ...string[]]) {
    const { status, headers, body } = await sendLines(port, [`${start} HTTP/1.1`, ...lines]);
    const told = headers.split('\r\n').filter((line) => !line.startsWith('date:'));
    return {
      status,
      headers: told.sort(),
      body,
      visits: visits.splice(0).map((visit) => visit.map((part) => part ?? '')),
    };
  }

  /** The same request on a connection that stays, and one behind it that ends it: the answers as they came, in order. */
  const kept = async ({ port }: { port: number }, [start, ...lines]: [string, ...string[]]) => {
    const last = ['GET /robots.txt HTTP/1.1', 'Host: bakery.localhost', 'Connection: close'];
    const answers = await sendBytes(port, [`${start} HTTP/1.1`, ...lines, '', ...last, '', ''].join('\r\n'));
    const told = answers.split('\r\n').filter((line) => !line.startsWith('Date:'));
    return { lines: told.sort(), visits: visits.splice(0).length };
  };

  it.each(REQUESTS.map((request) => [request.slice(0, 4).join(' · ').slice(0, 120), request] as const))(
    'answers as the whole way does: %s',
    async (_request, request) => {
      expect(await all(quick, request)).toEqual(await all(whole, request));
    },
  );

  it.each(REQUESTS.map((request) => [request.slice(0, 4).join(' · ').slice(0, 120), request] as const))(
    'answers as the whole way does where the connection stays: %s',
    async (_request, request) => {
      expect(await kept(quick, request)).toEqual(await kept(whole, request));
    },
  );
});

describe('connections that stay', () => {
  let server: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    const parts = { settings: local, sites, peerOf: createPeerReader([]) };
    // The app takes its time.
    server = await listening(createFront(parts, (_request, response) => void setImmediate(() => response.end('app'))));
  });
  afterAll(() => server.close());
  const menu = (line: string) => `${line} /menu HTTP/1.1\r\nHost: bakery.localhost\r\nAccept-Encoding: identity\r\n`;

  it('have their answers in the order of the requests', async () => {
    const app = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answers = await sendBytes(server.port, `${app}${menu('GET')}\r\n${menu('GET')}Connection: close\r\n\r\n`);
    expect([...answers.matchAll(/app|<h1>\w+/g)].map(([body]) => body)).toEqual(['app', '<h1>Menu', '<h1>Menu']);
  });

  it('are told when they were answered, to the second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dates: (string | undefined)[] = [];
    for (const moment of ['2026-11-25T10:00:00.900Z', '2026-11-25T10:00:01.100Z']) {
      vi.setSystemTime(moment);
      const answers = await sendBytes(server.port, `${menu('HEAD')}\r\n${menu('HEAD')}Connection: close\r\n\r\n`);
      dates.push(/Date: (.*)\r/.exec(answers)?.[1]);
    }
    vi.useRealTimers();
    expect(dates).toEqual(['Wed, 25 Nov 2026 10:00:00 GMT', 'Wed, 25 Nov 2026 10:00:01 GMT']);
  });

  it('have all that they asked for, however late they read it', async () => {
    const asked = 20_000;
    const answers = await sendBytes(
      server.port,
      `${`${menu('GET')}\r\n`.repeat(asked - 1)}${menu('GET')}Connection: close\r\n\r\n`,
      100,
    );
    expect(answers.split('<h1>Menu</h1>')).toHaveLength(asked + 1);
  });
});

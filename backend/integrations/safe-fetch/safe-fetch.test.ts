import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { gzipSync, brotliCompressSync, deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch, FetchRefused } from './index.ts';
import type { SafeFetchOptions } from './index.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const HTML = '<!doctype html><title>Fern & Oak</title>';
const html =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
const redirect =
  (to: string): Answer =>
  (response) =>
    void response.writeHead(302, { location: to }).end();
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)]);
const png =
  (type: string, bytes: Buffer = PNG): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

/** Whatever a website may do to whoever asks it. */
const pages: Record<string, Answer> = {
  '/': html(HTML),
  '/gzip': html(gzipSync(HTML), { 'content-encoding': 'gzip' }),
  '/br': html(brotliCompressSync(HTML), { 'content-encoding': 'br' }),
  '/deflate': html(deflateSync(HTML), { 'content-encoding': 'deflate' }),
  '/raw': html(deflateRawSync(HTML), { 'content-encoding': 'deflate' }),
  '/latin': html(Buffer.from('<meta charset="iso-8859-1"><p>Bäckerei', 'latin1'), { 'content-type': 'text/html' }),
  '/unsaid': html(Buffer.from('<p>Bäckerei', 'latin1'), { 'content-type': 'text/html' }),
  '/on': redirect('/gzip'),
  '/file': redirect('file:///etc/passwd'),
  '/private': redirect('http://10.0.0.1/'),
  '/metadata': redirect('http://169.254.169.254/latest/meta-data'),
  '/credentials': redirect('http://jo:secret@example.com/'),
  '/elsewhere': redirect('http://inside.test/'),
  '/round': redirect('/round'),
  ...Object.fromEntries(
    [6, 5, 4, 3, 2, 1].map((left) => [`/chain-${left}`, redirect(left === 1 ? '/' : `/chain-${left - 1}`)]),
  ),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/bomb': html(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
  '/brotli-bomb': html(brotliCompressSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'br' }),
  '/twice': html(gzipSync(gzipSync(HTML)), { 'content-encoding': 'gzip, gzip' }),
  '/not-packed': html(HTML, { 'content-encoding': 'gzip' }),
  '/cut': html(gzipSync(HTML.repeat(100)).subarray(0, 40), { 'content-encoding': 'gzip' }),
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/large': html('x', { 'content-length': '9000000000' }),
  '/lying': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '900' });
    response.write(HTML, () => response.destroy());
  },
  '/pdf': (response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/untyped': (response) => void response.writeHead(200).end(HTML),
  '/headers': html(HTML, { 'x-long': 'y'.repeat(40_000) }),
  '/gone': (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  '/fault': (response) => void response.writeHead(503).end(),
  '/png': png('image/png'),
  '/named-wrong': png('image/jpeg'),
  '/no-picture': png('image/png', Buffer.from('<html>not a picture at all</html>')),
  '/asked': (response, { headers }) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(headers)),
};

let server: Server;
let base = '';
let robots: Answer;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/robots.txt') return robots(response, request);
    (pages[path] ?? pages['/gone'])?.(response, request);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  asked = [];
  robots = (response) => void response.writeHead(404).end();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (options: SafeFetchOptions = {}) => createSafeFetch({ allowLoopback: true, ...options });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : String(error)),
  );
const page = (path: string, options?: SafeFetchOptions) => open(options).page(`${base}${path}`);

describe('a page of the public web', () => {
  it.each(['/', '/gzip', '/br', '/deflate', '/raw', '/on', '/chain-5'])('is read: %s', async (path) => {
    expect((await page(path)).html).toBe(HTML);
  });

  it.each(['/latin', '/unsaid'])('is read in its own characters: %s', async (path) => {
    expect((await page(path)).html).toContain('Bäckerei');
  });

  it('says where it was found', async () => {
    expect((await page('/on')).url).toBe(`${base}/gzip`);
  });

  it.each([
    ['/chain-6', 'REDIRECTS'],
    ['/round', 'REDIRECTS'],
    ['/file', 'NOT_AN_ADDRESS'],
    ['/private', 'PRIVATE'],
    ['/metadata', 'PRIVATE'],
    ['/credentials', 'CREDENTIALS'],
    ['/endless', 'TOO_LARGE'],
    ['/bomb', 'TOO_LARGE'],
    ['/brotli-bomb', 'TOO_LARGE'],
    ['/large', 'TOO_LARGE'],
    ['/twice', 'BROKEN'],
    ['/not-packed', 'BROKEN'],
    ['/cut', 'BROKEN'],
    ['/lying', 'BROKEN'],
    ['/headers', 'BROKEN'],
    ['/pdf', 'WRONG_TYPE'],
    ['/untyped', 'WRONG_TYPE'],
    ['/png', 'WRONG_TYPE'],
    ['/gone', 'STATUS'],
    ['/fault', 'STATUS'],
  ])('is not read: %s (%s)', async (path, reason) => expect(await reasonOf(page(path))).toBe(reason));

  it.each(['/drip', '/silent'])('is not waited for: %s', async (path) => {
    expect(await reasonOf(page(path, { deadlineMs: 200 }))).toBe('TOO_SLOW');
  });

  it('ends when whoever asked has gone', async () => {
    const leaving = new AbortController();
    const read = open().page(`${base}/drip`, leaving.signal);
    leaving.abort(new Error('Gone home'));
    await expect(read).rejects.toThrow('Gone home');
  });

  it('is asked without cookies, by our name', async () => {
    const headers: unknown = JSON.parse((await page('/asked')).html);
    expect(headers).toMatchObject({ 'user-agent': expect.stringMatching(/^PagewrightBot/) });
    expect(Object.keys(headers ?? {})).not.toContain('cookie');
  });
});

describe('a picture of the public web', () => {
  it('is what its bytes say', async () => {
    for (const path of ['/png', '/named-wrong']) expect((await open().picture(`${base}${path}`)).kind).toBe('png');
  });

  it.each(['/no-picture', '/', '/pdf'])('is none: %s', async (path) => {
    expect(await reasonOf(open().picture(`${base}${path}`))).toBe('WRONG_TYPE');
  });
});

describe('names', () => {
  const named = (path: string) => `http://inside.test:${new URL(base).port}${path}`;

  it('that lead into a private network are not asked, and one such address is enough', async () => {
    for (const found of [['10.0.0.1'], ['1.1.1.1', '192.168.1.1'], ['::ffff:127.0.0.1'], ['fd00::1']]) {
      const fetch = createSafeFetch({ lookup: async () => found });
      expect(await reasonOf(fetch.page('http://inside.test/'))).toBe('PRIVATE');
    }
  });

  it('that redirects lead to are judged as well', async () => {
    expect(await reasonOf(page('/elsewhere', { lookup: async () => ['172.16.0.9'] }))).toBe('PRIVATE');
  });

  it('are asked again for each question, and what they lead to is judged each time', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const fetch = open({ lookup: async () => answers.shift() ?? [] });
    expect(await reasonOf(fetch.page(named('/')))).toBe('PRIVATE');
    expect(asked).toEqual(['/robots.txt']);
  });

  it('are not looked up by anybody else: what was judged is what is connected to', async () => {
    let lookups = 0;
    const fetch = open({ lookup: async () => [(lookups += 1) > 2 ? '10.0.0.1' : '127.0.0.1'] });
    expect((await fetch.page(named('/'))).html).toBe(HTML);
    expect(lookups).toBe(2);
  });

  it('stay the host that is asked for', async () => {
    const { html: headers } = await open({ lookup: async () => ['127.0.0.1'] }).page(named('/asked'));
    expect(JSON.parse(headers)).toMatchObject({ host: new URL(named('/')).host });
  });

  it('that nobody has are said to be unknown', async () => {
    for (const lookup of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))])
      expect(await reasonOf(open({ lookup }).page('http://nobody.test/'))).toBe('NO_SUCH_HOST');
  });

  it('whose lookup hangs are not waited for', async () => {
    const fetch = open({ lookup: () => new Promise(() => undefined), deadlineMs: 100 });
    expect(await reasonOf(fetch.page('http://slow.test/'))).toBe('TOO_SLOW');
  });

  it('of this machine are refused outside of tests', async () => {
    expect(await reasonOf(createSafeFetch({ lookup: async () => ['127.0.0.1'] }).page('http://localhost/'))).toBe(
      'PRIVATE',
    );
    expect(await reasonOf(createSafeFetch().page(base))).toBe('PORT');
  });
});

describe('what a website asks of programs', () => {
  it('is heeded', async () => {
    robots = (response) => void response.end('User-agent: *\nDisallow: /gzip');
    expect(await reasonOf(page('/gzip'))).toBe('ROBOTS');
    expect(await reasonOf(page('/'))).toBe('fetched');
  });

  it('is heeded where a redirect leads', async () => {
    robots = (response) => void response.end('User-agent: PagewrightBot\nDisallow: /gzip');
    expect(await reasonOf(page('/on'))).toBe('ROBOTS');
    expect(asked).not.toContain('/gzip');
  });

  it('is nothing when there is no such file, and everything when it cannot be read', async () => {
    robots = (response) => void response.writeHead(403).end();
    expect(await reasonOf(page('/'))).toBe('fetched');
    robots = (response) => void response.writeHead(500).end();
    expect(await reasonOf(page('/'))).toBe('STATUS');
    expect(asked.filter((path) => path === '/')).toHaveLength(1);
  });

  it('is asked once for many pages', async () => {
    const fetch = open();
    await fetch.page(`${base}/`);
    await fetch.page(`${base}/gzip`);
    expect(asked).toEqual(['/robots.txt', '/', '/gzip']);
  });
});

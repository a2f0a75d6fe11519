import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#settings';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import { askHost, forms, sites, visits } from '#tests/support/hosted-sites.ts';
import { cutPost, postChunks } from '#tests/support/raw-request.ts';
import { createHosting, createPeerReader } from './index.ts';

const settings = readSettings({}, () => 'a-secret-that-is-long-enough-for-the-rule');
const faults: string[] = [];
const hosting = createHosting({
  settings,
  report: (message, { error }) => void faults.push(`${message}: ${String(error)}`),
  sites,
});

let trusted = createPeerReader([]);
const server = createServer((request, response) => {
  const peer = trusted(request);
  if (!hosting.serve(request, response, peer))
    response.end(`app for ${peer.address} ${JSON.stringify(request.headers['x-forwarded-for'] ?? null)}`);
});
let port = 0;
type Rest = Parameters<typeof askHost> extends [number, string, ...infer More] ? More : never;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  visits.length = 0;
  trusted = createPeerReader([]);
});

const ask = (path: string, ...rest: Rest) => askHost(port, path, ...rest);

describe('hosting', () => {
  it('serves a page of the site that the Host header names, and counts the view', async () => {
    const { status, body, headers } = await ask('/menu?utm=1', undefined, { referer: 'https://news.example/today' });
    expect([status, body.toString()]).toEqual([200, '<h1>Menu</h1>']);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    expect(visits).toEqual([['bakery-id', '/menu', 'bakery.localhost', 'https://news.example/today']]);
  });

  it('does not count what a browser fetches before anybody looks', async () => {
    expect((await ask('/menu', undefined, { 'sec-purpose': 'prefetch' })).status).toBe(200);
    expect(visits).toEqual([]);
  });

  it('leaves the app’s own host to the app', async () => {
    expect((await ask('/', 'localhost')).body.toString()).toMatch(/^app for /);
  });

  it('sends the brotli made at publication when it is accepted, and the plain bytes otherwise', async () => {
    const packed = await ask('/', 'bakery.localhost', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe('<h1>Bakery</h1>');
    const refused = await ask('/', 'bakery.localhost', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to a visitor who has the page already', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', 'bakery.localhost', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('leads other spellings of an address to the clean one, and old addresses to new ones', async () => {
    for (const path of ['/menu/', '/menu.html', '/menu/index.html'])
      expect((await ask(path)).headers.location).toBe('/menu');
    expect((await ask('/index.html')).headers.location).toBe('/');
    for (const path of ['/old-menu', '/old-menu/', '/old-menu.html'])
      expect(await ask(path)).toMatchObject({ status: 301, headers: { location: '/menu' } });
  });

  it('keeps what stands behind an old address, unless the new one brings its own', async () => {
    expect((await ask('/old-menu?ref=mail')).headers.location).toBe('/menu?ref=mail');
    expect((await ask('/menu/?ref=mail')).headers.location).toBe('/menu?ref=mail');
    expect((await ask('/book?ref=mail')).headers.location).toBe('https://booking.example/?shop=7#times');
  });

  it('serves pictures for good under names that never change, and no others', async () => {
    const found = await ask('/-/media/a.avif');
    expect([found.status, found.body.toString(), found.headers['content-type']]).toEqual([200, 'pixels', 'image/avif']);
    expect(found.headers['cache-control']).toContain('immutable');
    expect(
      (await ask('/-/media/a.avif', 'bakery.localhost', { 'if-none-match': String(found.headers.etag) })).status,
    ).toBe(304);
    expect((await ask('/-/media/a.avif', 'bakery.localhost', {}, 'HEAD')).body.length).toBe(0);
    for (const path of ['/-/media/lost.png', '/-/media/other.png', '/-/media/', '/-/media/..%2fa.avif'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask('/-/media/slow.webp')).status).toBe(503);
    expect(visits).toEqual([]);
  });

  it('shows the site’s own page for what it does not have, also for a broken address', async () => {
    for (const path of ['/nothing', '/%E0%A4%A', '/404', '//evil.example/']) {
      const { status, body } = await ask(path);
      expect([path, status, body.toString()]).toEqual([path, 404, '<h1>Not here</h1>']);
    }
    expect(visits).toEqual([]);
  });

  it('says so where no website is published', async () => {
    const { status, body } = await ask('/', 'nobody.localhost');
    expect(status).toBe(404);
    expect(body.toString()).toContain('There is no website here');
  });

  it('takes no form, and sends no body to HEAD', async () => {
    expect((await ask('/', 'bakery.localhost', {}, 'POST')).status).toBe(405);
    const head = await ask('/', 'bakery.localhost', {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length'])]).toEqual([200, 0, 15]);
    expect(visits).toEqual([]);
  });

  describe('forms', () => {
    const post = (path: string, fields: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
      ask(path, 'bakery.localhost', { 'content-type': type }, 'POST', new URLSearchParams(fields).toString());

    it('go out with a token of their second, in pages that stay as small and as cacheable as others', async () => {
      const { body, headers } = await ask('/contact', 'bakery.localhost', { 'accept-encoding': 'gzip' });
      const html = gunzipSync(body).toString();
      expect(html).toMatch(/<form><input value="bakery-id@\d+\.+"><\/form>/);
      expect(headers['cache-control']).toContain('s-maxage');
      expect((await ask('/contact')).body.toString()).not.toContain(FORM_TOKEN);
    });

    it('are taken with the visitor’s address, and lead on', async () => {
      const { status, headers } = await post('/-/forms/contact', { section: 'f', email: 'ida@example.test' });
      expect([status, headers.location]).toEqual([303, '/-/forms/thanks?section=f']);
      expect(forms.at(-1)).toEqual({
        websiteId: 'bakery-id',
        kind: 'contact',
        fields: { section: 'f', email: 'ida@example.test' },
        address: '127.0.0.1',
      });
      const thanks = await ask('/-/forms/thanks?section=f');
      expect([thanks.status, thanks.body.toString(), thanks.headers['cache-control']]).toEqual([
        200,
        '<h1>Thank you</h1>',
        'no-store',
      ]);
      expect((await ask('/-/forms/thanks?section=other')).status).toBe(404);
    });

    it('are left by a post, not by opening the link', async () => {
      expect((await ask('/-/forms/unsubscribe?key=mine')).body.toString()).toBe('<h1>Leave?</h1>');
      expect((await post('/-/forms/unsubscribe?key=mine', {})).body.toString()).toBe('<h1>Gone</h1>');
      expect((await ask('/-/forms/unsubscribe?key=other')).status).toBe(404);
    });

    it('are shown again when something is wrong, and say when to come back', async () => {
      expect(await post('/-/forms/contact', {})).toMatchObject({ status: 422, body: Buffer.from('<p>again</p>') });
      expect(await post('/-/forms/contact', { email: 'busy' })).toMatchObject({
        status: 429,
        headers: { 'retry-after': '60' },
      });
    });

    it('that could not be kept are logged', async () => {
      faults.length = 0;
      expect(await post('/-/forms/contact', { email: 'broken' })).toMatchObject({ status: 503 });
      expect(faults).toEqual(['A published site could not answer: Error: database']);
    });

    it('are answered in words when they have no end', async () => {
      const endless = Array.from({ length: 4096 }, () => 'x'.repeat(16 * 1024));
      const headers = { Host: 'bakery.localhost', 'Content-Type': 'application/x-www-form-urlencoded' };
      const answer = await postChunks({ port, path: '/-/forms/contact', headers, chunks: endless });
      expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('This is too long.')]);
      expect(answer.sent).toBeLessThan(16 * 1024 * 1024);
    });

    it('take no files, nothing endless, and no other method', async () => {
      expect((await post('/-/forms/contact', { email: 'x' }, 'multipart/form-data; boundary=x')).status).toBe(413);
      const tooLong = await post('/-/forms/contact', { message: 'x'.repeat(300_000) });
      expect([tooLong.status, tooLong.body.toString()]).toEqual([413, expect.stringContaining('This is too long.')]);
      expect((await ask('/-/forms/contact')).status).toBe(405);
    });
  });

  describe('forms with files', () => {
    type Part = { name: string; body: string | Buffer; file?: string };
    const boundary = 'a-boundary-of-forms';
    const inParts = (parts: Part[], end = `--${boundary}--\r\n`) =>
      Buffer.concat([
        ...parts.flatMap(({ name, body, file }) => [
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n`,
          ),
          Buffer.from(body),
          Buffer.from('\r\n'),
        ]),
        Buffer.from(end),
      ]);
    const type = `multipart/form-data; boundary=${boundary}`;
    const post = (body: Buffer, contentType = type) =>
      ask('/-/forms/contact', 'files.localhost', { 'content-type': contentType }, 'POST', body);
    const email: Part = { name: 'email', body: 'ida@example.test' };

    it('are read in parts, the first of each name, with the files beside them', async () => {
      const plan: Part = { name: 'own-plan', body: '%PDF-1.7', file: 'Zwölf Pläne.pdf' };
      const none: Part = { name: 'own-photo', body: '', file: '' };
      const { status } = await post(inParts([email, { name: 'email', body: 'second' }, plan, none]));
      expect(status).toBe(303);
      expect(forms.at(-1)).toEqual({
        websiteId: 'files-id',
        kind: 'contact',
        fields: { email: 'ida@example.test' },
        files: [{ field: 'own-plan', name: 'Zwölf Pläne.pdf', body: Buffer.from('%PDF-1.7'), isWhole: true }],
        address: '127.0.0.1',
      });
    });

    it('hold nothing of a file beyond 10 MB, and no more than three files', async () => {
      const large = (bytes: number): Part => ({ name: 'own-plan', body: Buffer.alloc(bytes), file: 'a.pdf' });
      const most = 10 * 1024 * 1024;
      await post(inParts([email, large(most + 1)]));
      expect(forms.at(-1)?.files).toEqual([
        { field: 'own-plan', name: 'a.pdf', body: Buffer.alloc(0), isWhole: false },
      ]);
      await post(inParts([email, large(most)]));
      expect(forms.at(-1)?.files?.map(({ body, isWhole }) => [body.length, isWhole])).toEqual([[most, true]]);
      await post(inParts([...Array.from({ length: 6 }, () => large(3)), email]));
      expect(forms.at(-1)?.files).toHaveLength(3);
      expect(forms.at(-1)?.fields).toEqual({ email: 'ida@example.test' });
    });

    it('are refused in words when they have no end, no boundary, too much text or too much of all', async () => {
      const before = forms.length;
      const refused = [
        await post(inParts([email], '')),
        await post(inParts([email]), 'multipart/form-data; charset=utf-8'),
        await post(inParts([{ name: 'message', body: 'x'.repeat(1024 * 1024) }])),
        await post(inParts(Array.from({ length: 2000 }, (_, at) => ({ name: `n${at}`, body: '' })))),
        await post(inParts([{ name: 'own-plan', body: Buffer.alloc(52 * 1024 * 1024), file: 'a.pdf' }])),
      ];
      for (const { status, body } of refused)
        expect([status, body.toString()]).toEqual([413, expect.stringContaining('This is too long.')]);
      expect(forms).toHaveLength(before);
    });

    it('that are cut off leave nothing behind', async () => {
      const before = forms.length;
      const whole = inParts([email, { name: 'own-plan', body: Buffer.alloc(100_000), file: 'a.pdf' }]);
      await cutPost({ port, path: '/-/forms/contact', host: 'files.localhost', type, body: whole.subarray(0, 60_000) });
      expect((await post(inParts([email]))).status).toBe(303);
      expect(forms).toHaveLength(before + 1);
    });
  });

  it('leads from an address that a website gave up to the same place at its present one', async () => {
    expect(await ask('/menu?ref=mail', 'moved.localhost')).toMatchObject({
      status: 301,
      headers: { location: 'http://bakery.localhost/menu?ref=mail' },
    });
  });

  it('is found by a name of its owner’s, written as it may be', async () => {
    for (const host of ['www.rye.example', 'WWW.Rye.Example', 'www.rye.example.'])
      expect((await ask('/menu', host)).body.toString()).toBe('<h1>Menu</h1>');
  });

  it('leads from its other hosts to the one that it is shown at: for good, to the same place, forms too', async () => {
    for (const method of ['GET', 'POST'])
      expect(await ask('/menu?ref=mail', 'rye.example', {}, method)).toMatchObject({
        status: 308,
        headers: { location: 'https://www.rye.example/menu?ref=mail' },
      });
  });

  it('lets pages load nothing from elsewhere and run no script but their own, unless their owner put code into them', async () => {
    const policyOf = async (path: string, host?: string) =>
      String((await ask(path, host)).headers['content-security-policy']);
    for (const path of ['/', '/nothing', '/-/forms/thanks?section=f'])
      expect(await policyOf(path)).toMatch(/^default-src 'none'; script-src 'self'; .*form-action 'self'/);
    expect(await policyOf('/', 'locked.localhost')).toContain("default-src 'none'");
    const widened = await policyOf('/', 'coded.localhost');
    expect(widened).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval' https:");
    expect(widened).toContain("base-uri 'none'");
  });

  it('tells search engines with every answer that a site is not to be listed', async () => {
    for (const path of ['/', '/robots.txt', '/nothing', '/old-menu'])
      expect((await ask(path, 'hidden.localhost')).headers['x-robots-tag']).toBe('noindex');
    expect((await ask('/')).headers['x-robots-tag']).toBeUndefined();
  });

  describe('a site with a password', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const enter = (password: string, to: string) =>
      ask('/-/password', 'locked.localhost', form, 'POST', new URLSearchParams({ password, to }).toString());

    it('shows nothing of itself but a form, in its language, and is not listed', async () => {
      for (const path of ['/menu?a=1', '/nothing', '/old-menu', '/-/media/x.webp', '/-/forms/thanks']) {
        const { status, headers, body } = await ask(path, 'locked.localhost');
        expect([path, status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
          path,
          401,
          'no-store',
          'noindex',
        ]);
        expect(body.toString()).toContain(`name="to" value="${path}"`);
        expect(body.toString()).toContain('<html lang="de"');
        expect(body.toString()).not.toContain('Bakery');
      }
      expect((await ask('/robots.txt', 'locked.localhost')).body.toString()).toContain('Disallow: /');
      expect((await ask('/-/forms/contact', 'locked.localhost', form, 'POST', 'email=x')).status).toBe(401);
      expect(forms.filter(({ websiteId }) => websiteId === 'locked-id')).toEqual([]);
      expect(visits).toEqual([]);
    });

    it('opens with the right one, and leads to what was asked for', async () => {
      expect(await enter('rye', '/menu?a=1')).toMatchObject({
        status: 303,
        headers: { location: '/menu?a=1', 'set-cookie': ['key=right; Path=/'] },
      });
      const { status, headers, body } = await ask('/menu', 'locked.localhost', { cookie: 'key=right' });
      expect([status, body.toString(), headers['cache-control']]).toEqual([200, '<h1>Menu</h1>', 'private, no-cache']);
    });

    it('leads nowhere else, whatever the form says', async () => {
      for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/-/password', ''])
        expect((await enter('rye', to)).headers.location).toBe('/');
      expect((await ask('/"><script>alert(1)</script>', 'locked.localhost')).body.toString()).not.toContain('<script>');
    });

    it('says what is wrong, keeps the place, and says when to come back', async () => {
      const wrong = await enter('wheat', '/menu');
      expect(wrong.status).toBe(401);
      expect(wrong.body.toString()).toContain('Das ist nicht das Passwort.');
      expect(wrong.body.toString()).toContain('name="to" value="/menu"');
      expect(await enter('again', '/menu')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    });
  });

  it('waits for a site that is not in memory and asks to come back when it cannot be read', async () => {
    expect((await ask('/', 'slow.localhost')).status).toBe(200);
    faults.length = 0;
    const broken = await ask('/', 'broken.localhost');
    expect(broken).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(broken.body.toString()).toContain('Please try again in a minute');
    expect(faults).toEqual(['A published site could not answer: Error: database']);
  });

  it('reads a file of a large site when it is asked for, counts it, and asks to come back when it cannot be read', async () => {
    expect((await ask('/menu', 'large.localhost')).body.toString()).toBe('<h1>Menu</h1>');
    expect(visits).toEqual([['bakery-id', '/menu', 'large.localhost', undefined]]);
    expect((await ask('/menu/', 'large.localhost')).headers.location).toBe('/menu');
    expect(await ask('/nothing', 'large.localhost')).toMatchObject({
      status: 404,
      body: Buffer.from('<h1>Not here</h1>'),
    });
    expect((await ask('/robots.txt', 'large.localhost')).status).toBe(503);
  });

  it('serves font files on every host, readable across origins, and no other file', async () => {
    const font = await ask('/-/fonts/geist.woff2', 'localhost');
    expect(font.status).toBe(200);
    expect(font.headers['access-control-allow-origin']).toBe('*');
    expect(font.body.subarray(0, 4).toString()).toBe('wOF2');
    expect((await ask('/-/fonts/../../package.json')).status).toBe(404);
  });
});

describe('a peer', () => {
  const spoof = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'bakery.localhost' };

  it('that is no trusted proxy cannot pretend another address or host', async () => {
    expect((await ask('/', 'localhost', spoof)).body.toString()).toBe('app for 127.0.0.1 null');
  });

  it('that is a trusted proxy tells who really asked and for which host', async () => {
    trusted = createPeerReader(['loopback']);
    expect((await ask('/', 'localhost', { 'x-forwarded-for': '203.0.113.9' })).body.toString()).toBe(
      'app for 203.0.113.9 null',
    );
    expect((await ask('/', 'proxy.internal', spoof)).body.toString()).toBe('<h1>Bakery</h1>');
  });
});

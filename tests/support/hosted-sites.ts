import { request as send, type IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inMemory } from '#backend/modules/publishing/published-site.ts';
import type { SiteFiles } from '#backend/modules/publishing/published-site.ts';
import type { Backend, PublishedFile, PublishedSite, SiteFormRequest } from '#backend/index.ts';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';

/** What a backend could have published, by host. */
export const file = (text: string, contentType = 'text/html; charset=utf-8'): PublishedFile => ({
  contentType,
  etag: `"${Buffer.from(text).toString('hex').slice(0, 16)}"`,
  identity: Buffer.from(text),
  gzip: gzipSync(text),
  brotli: brotliCompressSync(text),
});
const pages = inMemory(
  new Map([
    ['/', file('<h1>Bakery</h1>')],
    ['/menu', file('<h1>Menu</h1>')],
    ['/contact', { ...file(`<form><input value="${FORM_TOKEN}"></form>`), hasForm: true }],
    ['/robots.txt', file('User-agent: *', 'text/plain')],
    ['/404', file('<h1>Not here</h1>')],
  ]),
);
export const bakery: PublishedSite = {
  websiteId: 'bakery-id',
  files: pages,
  media: new Set(['a.avif', 'lost.png', 'slow.webp']),
  isHidden: false,
  passwordHash: null,
  hasHeadCode: false,
  language: 'en',
  redirects: new Map([
    ['/old-menu', '/menu'],
    ['/book', 'https://booking.example/?shop=7#times'],
  ]),
};
/** None of its files is in memory, and one cannot be read. */
const asleep: SiteFiles = {
  ...pages,
  get: () => undefined,
  read: async (path) => {
    if (path === '/robots.txt') throw new Error('database');
    return pages.read(path);
  },
};
const locked: PublishedSite = { ...bakery, websiteId: 'locked-id', passwordHash: 'of “rye”', language: 'de' };
export const visits: (string | undefined)[][] = [];
export const forms: SiteFormRequest[] = [];
export const sites: Backend['sites'] = {
  find: (host) =>
    host === 'bakery.localhost'
      ? bakery
      : host === 'slow.localhost'
        ? Promise.resolve(bakery)
        : host === 'large.localhost'
          ? { ...bakery, files: asleep }
          : host === 'broken.localhost'
            ? Promise.reject(new Error('database'))
            : host === 'locked.localhost'
              ? locked
              : host === 'files.localhost'
                ? { ...bakery, websiteId: 'files-id' }
                : host === 'coded.localhost'
                  ? { ...bakery, files: inMemory(new Map([['/', file('<h1>With code</h1>')]])), hasHeadCode: true }
                  : host === 'hidden.localhost'
                    ? { ...bakery, isHidden: true }
                    : host === 'moved.localhost'
                      ? { ...bakery, files: inMemory(new Map()), movedTo: 'http://bakery.localhost' }
                      : host === 'www.rye.example'
                        ? bakery
                        : host === 'rye.example'
                          ? { ...bakery, files: inMemory(new Map()), leadsTo: 'https://www.rye.example' }
                          : null,
  locks: {
    isOpen: ({ passwordHash }, cookies = '') => passwordHash === null || cookies.includes('key=right'),
    open: async (_site, password) =>
      password === 'rye'
        ? { ok: true, cookie: 'key=right; Path=/' }
        : { ok: false, retryAfter: password === 'again' ? 60 : 0 },
  },
  readMedia: async (_site, name) => {
    if (name === 'slow.webp') throw new Error('storage');
    return name === 'a.avif' ? { contentType: 'image/avif', body: Buffer.from('pixels') } : null;
  },
  countVisit: ({ websiteId, path, host, referrer }) => visits.push([websiteId, path, host, referrer]),
  forms: {
    second: () => Math.floor(Date.now() / 1000),
    token: (websiteId, second) => `${websiteId}@${second}`.padEnd(FORM_TOKEN.length, '.'),
    takesFiles: async (websiteId) => websiteId === 'files-id',
    take: async (sent) => {
      forms.push(sent);
      if (sent.fields['email'] === 'broken') throw new Error('database');
      if (sent.fields['email'] === 'busy') return { status: 429, html: '<p>later</p>', retryAfter: 60 };
      return sent.fields['email']
        ? { status: 303, location: '/-/forms/thanks?section=f' }
        : { status: 422, html: '<p>again</p>' };
    },
    unsubscribe: async (_website, key, leave) =>
      key === 'mine' ? { status: 200, html: leave ? '<h1>Gone</h1>' : '<h1>Leave?</h1>' } : { status: 404 },
    thanks: async (_website, section) =>
      section === 'f' ? { status: 200, html: '<h1>Thank you</h1>' } : { status: 404 },
  },
  font: (name) => (name === 'geist.woff2' ? Buffer.from('wOF2 and more') : null),
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** Asks a server on the loopback as a browser would that was led there by DNS. */
export const askHost = (
  port: number,
  path: string,
  host = 'bakery.localhost',
  headers: Record<string, string> = {},
  method = 'GET',
  sent: string | Buffer = '',
) =>
  new Promise<Answer>((done, fail) => {
    send({ port, host: '127.0.0.1', path, method, headers: { host: `${host}:${port}`, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', fail)
      .end(sent);
  });

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { claimHash } from '#backend/auth/claims.ts';
import { createSafeFetch } from '#backend/integrations/safe-fetch/index.ts';
import { testSites } from '#backend/modules/site-import/test-sites/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { startSiteServer } from '#tests/support/site-server.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { failure, good } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Asking = Pick<TestPerson, 'ask'>;
type Import = {
  id: string;
  state: string;
  note: string;
  report: {
    unsure: string[];
    pages: { url: string; path: string | null; leftOut: string[] }[];
    facts: { what: string; value: string; url: string }[];
  } | null;
  website: {
    id: string;
    name: string;
    status: string;
    document: WebsiteDocument;
    assets: { totalCount: number };
    siteImport: { id: string } | null;
  } | null;
};

const FIELDS = 'id state note report website { id name status document assets { totalCount } siteImport { id } }';
const begin = (person: Asking, input: Record<string, unknown>) =>
  person.ask<{ beginSiteImport: { id: string } }>(
    'mutation ($input: BeginSiteImportInput!) { beginSiteImport(input: $input) { id } }',
    { input: { isOwn: true, ...input } },
  );
const read = async (person: Asking, id: string) =>
  good(await person.ask<{ siteImport: Import }>(`query ($id: ID!) { siteImport(id: $id) { ${FIELDS} } }`, { id }))
    .siteImport;

let api: Api;
let owner: TestPerson;
beforeAll(async () => {
  const safeFetch = createSafeFetch({ allowLoopback: true, lookup: async () => [], deadlineMs: 6000 });
  api = await openApi({ database: await openInMemory(), safeFetch });
  owner = await api.person();
});
afterAll(() => api.close());

async function ended(person: Asking, id: string): Promise<Import> {
  let found = await read(person, id);
  await vi.waitFor(
    async () => {
      found = await read(person, id);
      expect(found.state).not.toBe('WORKING');
    },
    { timeout: 40_000, interval: 100 },
  );
  return found;
}

const bring = async (person: Asking, address: string, more: Record<string, unknown> = {}) =>
  ended(person, good(await begin(person, { address, ...more })).beginSiteImport.id);

describe('a website that is there already', () => {
  it('becomes a draft with its pages, pictures, colours and facts, and tells where each comes from', async () => {
    const site = await startSiteServer(testSites.wordpress);
    const made = await bring(owner, site.origin);
    await site.close();
    expect(made).toMatchObject({
      state: 'DONE',
      note: '',
      website: { id: made.id, name: 'Harrow & Vine', status: 'DRAFT', siteImport: { id: made.id } },
    });
    const { document, assets } = made.website ?? { document: null, assets: null };
    expect(document?.pages.map(({ path }) => path)).toEqual(['/', '/gardens', '/about-us', '/contact', '/news']);
    expect(document?.business).toMatchObject({ phone: '01795 555012', email: 'hello@harrowvine.example' });
    expect(document?.theme).toMatchObject({ accent: '#3f6b3a', background: '#fbf9f4', ink: '#2b2b24' });
    expect(document?.pages[0]?.sections[0]?.props['picture']).toMatchObject({
      source: 'asset',
      alt: 'A dry border in June',
      width: 640,
    });
    expect(assets?.totalCount).toBe(1);
    expect(made.report?.facts).toContainEqual({ what: 'Phone', value: '01795 555012', url: `${site.origin}/` });
    expect(made.report?.pages.find(({ path }) => path === null)?.leftOut.join()).toMatch(/blog post/);
  });

  it('pictures without words are asked for theirs, and what became of each is told', async () => {
    const html = `<html lang="en"><title>Juniper Press</title><body><h1>Cards from a shed in Hay</h1><p>Printed by hand since 2009, on paper from the next valley.</p><img src="/shed.jpg"><img src="/gone.webp" alt="A press"></body></html>`;
    const site = await startSiteServer({ origin: 'http://none.example', pages: { '/': html }, sheets: {} });
    const made = await bring(await api.person(), site.origin);
    await site.close();
    expect(made.website?.assets.totalCount).toBe(1);
    expect(made.report?.unsure.join()).toContain('One picture has no description. Say what it shows');
    expect(made.report?.pages[0]?.leftOut).toContain(
      'The picture gone.webp: it could not be fetched. Upload it yourself.',
    );
  });

  it('has the chosen look, and old addresses lead on', async () => {
    const site = await startSiteServer(testSites.tables2004);
    const { templates } = good(
      await owner.ask<{ templates: { id: string; name: string }[] }>('{ templates { id name } }'),
    );
    const poster = templates.find(({ name }) => name === 'Poster');
    const made = await bring(owner, `${site.origin}/`, { templateId: poster?.id });
    await site.close();
    expect(made.website?.document).toMatchObject({
      template: 'poster',
      redirects: [
        { from: '/index.htm', to: '/' },
        { from: '/boats.htm', to: '/boats' },
        { from: '/findus.htm', to: '/findus' },
      ],
    });
  });

  it('belongs to a visitor who holds its claim, and to nobody else', async () => {
    const site = await startSiteServer(testSites.plainHtml);
    const visitor = await visitorOf(api);
    const secret = randomBytes(32).toString('base64url');
    visitor.secrets.push(secret);
    const { id } = good(await begin(visitor, { address: site.origin, claimHash: claimHash(secret) })).beginSiteImport;
    const other = await api.person();
    const stranger = await visitorOf(api);
    const ask = `query ($id: ID!) { siteImport(id: $id) { id } }`;
    expect(failure(await other.ask(ask, { id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(failure(await stranger.ask(ask, { id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(failure(await other.ask(`mutation ($id: ID!) { cancelSiteImport(id: $id) { id } }`, { id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const made = await ended(visitor, id);
    await site.close();
    expect(made.website?.name).toBe('Cello lessons in Leith');
    expect(failure(await other.ask(ask, { id }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is cancelled while it is read, and nothing comes of it', async () => {
    const site = await startSiteServer(testSites.shop, { '/shop': () => undefined });
    const { id } = good(await begin(owner, { address: site.origin })).beginSiteImport;
    await vi.waitFor(() => expect(site.asked).toContain('/shop'), 10_000);
    const listed = good(await owner.ask<{ siteImports: { id: string }[] }>('{ siteImports { id } }')).siteImports;
    expect(listed).toEqual([{ id }]);
    good(await owner.ask('mutation ($id: ID!) { cancelSiteImport(id: $id) { id } }', { id }));
    expect(await read(owner, id)).toMatchObject({ state: 'CANCELLED', website: null });
    await site.close();
  });
});

describe('what does not come over says why', () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>x</title><body>${body}</body></html>`;
  const html = (body: string) => (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(body));

  it.each([
    ['empty without scripts', { '/': html('<div id="root"></div><script src="a.js"></script>') }, /made by scripts/],
    ['not there', {}, /nothing at that address/],
    [
      'no page',
      {
        '/': (_: unknown, to: ServerResponse) =>
          void to.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'),
      },
      /no web page.*home page/,
    ],
    [
      'behind a login',
      { '/': html('<form><input type="password"></form><p>Members of the club log in here, please.</p>') },
      /asks for a password/,
    ],
    [
      'on another website',
      { '/': (_: unknown, to: ServerResponse) => void to.writeHead(301, { Location: 'http://8.8.8.8:1/' }).end() },
      /port|usual/i,
    ],
    [
      'leading round and round',
      { '/': (_: unknown, to: ServerResponse) => void to.writeHead(302, { Location: '/' }).end() },
      /redirects again and again/,
    ],
    [
      'without an end',
      {
        '/': (_: unknown, to: ServerResponse) => {
          to.writeHead(200, { 'Content-Type': 'text/html' });
          const more = setInterval(() => to.write('<p>more</p>'), 20);
          to.on('close', () => clearInterval(more));
        },
      },
      /too long to answer/,
    ],
    [
      'packed small that is large',
      {
        '/': (_: unknown, to: ServerResponse) =>
          void to
            .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
            .end(gzipSync(Buffer.alloc(50_000_000))),
      },
      /larger than 5 MB/,
    ],
    [
      'closed to programs',
      {
        '/robots.txt': (_: unknown, to: ServerResponse) =>
          void to.writeHead(200, { 'Content-Type': 'text/plain' }).end('User-agent: *\nDisallow: /'),
        '/': html('<h1>Here are some words to read</h1>'),
      },
      /robots\.txt.*PagewrightBot/,
    ],
  ])('%s', async (_what, answers, sentence) => {
    const site = await startSiteServer({ origin: 'http://none.example', pages: {}, sheets: {} }, answers);
    const made = await bring(await api.person(), site.origin);
    await site.close();
    expect(made).toMatchObject({ state: 'FAILED', website: null });
    expect(made.note).toMatch(sentence);
  });

  it('a host that nobody has, a private network, no address, and what is not theirs', async () => {
    expect((await bring(await api.person(), 'no-such-host.example')).note).toMatch(/no website at that address/);
    expect((await bring(await api.person(), 'http://10.0.0.7/')).note).toMatch(/private network/);
    for (const address of ['', 'ftp://x.example', 'not an address', 'javascript:alert(1)'])
      expect(failure(await begin(owner, { address }))).toMatchObject({ code: 'INVALID' });
    expect(failure(await begin(owner, { address: 'x.example', isOwn: false }))).toMatchObject({ code: 'INVALID' });
    expect(failure(await begin(await visitorOf(api), { address: 'x.example' }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('a page with scripts and frames in it brings its words alone', async () => {
    const hostile = page(
      '<h1>Words for everybody to read here</h1><p onclick="x()">Plain <a href="javascript:alert(1)">words</a> stay.</p><iframe src="https://evil.example"></iframe><script>alert(1)</script><img src="x" onerror="alert(1)"><a class="btn" href="javascript:alert(2)">Press</a>',
    );
    const site = await startSiteServer({ origin: 'http://none.example', pages: { '/': hostile }, sheets: {} });
    const made = await bring(await api.person(), site.origin);
    await site.close();
    const text = JSON.stringify(made.website?.document);
    expect(text).toContain('Words for everybody');
    expect(text).not.toMatch(/javascript:|alert|onerror|evil/);
  });

  it('is told of for a day, until it is tried again or dismissed, to nobody else', async () => {
    const [person, other] = [await api.person(), await api.person()];
    const failed = async (asking: Asking) =>
      good(await asking.ask<{ failedSiteImport: { id: string } | null }>('{ failedSiteImport { id } }'))
        .failedSiteImport;
    const dismiss = (asking: Asking, id: string) =>
      asking.ask('mutation ($id: ID!) { dismissSiteImport(id: $id) { id } }', { id });
    const first = await bring(person, 'http://10.0.0.7/');
    api.pass(1);
    const second = await bring(person, 'http://10.0.0.8/');
    expect(await failed(person)).toEqual({ id: second.id });
    expect(await failed(other)).toBeNull();
    expect(failure(await dismiss(other, second.id))).toMatchObject({ code: 'NOT_FOUND' });
    good(await dismiss(person, second.id));
    expect(await failed(person)).toEqual({ id: first.id });
    api.pass(1);
    const again = await bring(person, 'http://10.0.0.7/');
    good(await dismiss(person, first.id));
    expect(await failed(person)).toEqual({ id: again.id });
    api.pass(24 * 60 * 60);
    expect(await failed(person)).toBeNull();
  });

  it('nothing is read while that is off', async () => {
    const admin = await api.person(['admin']);
    await decide(admin, 'switch.import-by-address', 'off');
    expect(failure(await begin(owner, { address: 'x.example' }))).toMatchObject({ code: 'UNAVAILABLE' });
    await leaveOpen(admin, 'switch.import-by-address');
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openHostDirectory } from '#backend/modules/hosts/host-directory.ts';
import { createSiteCache } from '#backend/modules/publishing/site-cache.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { addBlogFiles } from '#tests/support/blog-files.ts';
import { connectName, disconnectName } from '#tests/support/own-names.ts';
import { good, madeBy, read, restoreDeleted, run } from '#tests/support/website-steps.ts';
import { pageAt } from '#tests/support/visit.ts';

const SOON = { timeout: 10_000, interval: 10 };

/** Websites at names of their owners', told by the database alone: nobody calls the cache. */
export function hostsSuite(open: () => Promise<OpenedDatabase>) {
  let database: OpenedDatabase;
  let api: Api;
  beforeAll(async () => {
    database = await open();
    api = await openApi({ database });
  }, 120_000);
  afterAll(() => api?.close());

  const find = async (host: string) => api.backend.sites.find(host);
  const shown = async (host: string) => (await pageAt(api, host)) ?? null;
  const gone = async (host: string) => {
    await vi.waitFor(async () => expect(await find(host)).toBeNull(), SOON);
    await vi.waitFor(() => expect(api.backend.mayHaveCertificate(host)).toBe(false), SOON);
  };

  let count = 0;
  /** A published website that is shown at a name of its owner's. */
  async function named(owner?: TestPerson) {
    const person = owner ?? (await api.person());
    const website = await madeBy(person);
    good(await run(person, 'publishWebsite', website.id));
    const name = `rye-${(count += 1)}.example`;
    expect(await find(name)).toBeNull();
    const domain = await connectName(database, website, name, { primary: `www.${name}` });
    await vi.waitFor(async () => expect(await shown(`www.${name}`)).toContain('Bread every morning'), SOON);
    return { owner: person, website, name, primary: `www.${name}`, domain };
  }

  describe('names of people’s own', () => {
    it('show the website at the primary host; the other one and the subdomain lead there', async () => {
      const { website, name, primary } = await named();
      const origin = `http://${primary}:3540`;
      expect((await find(name))?.leadsTo).toBe(origin);
      await vi.waitFor(async () => expect((await find(`${website.subdomain}.localhost`))?.leadsTo).toBe(origin), SOON);
      for (const host of [name, primary]) expect(api.backend.mayHaveCertificate(host)).toBe(true);
      expect(api.backend.mayHaveCertificate(`${website.subdomain}.localhost`)).toBe(false);
    });

    it('stand in whatever is published from then on, and in the website’s address', async () => {
      const { owner, website, primary } = await named();
      good(await run(owner, 'publishWebsite', website.id));
      const files = (await find(primary))?.files;
      for (const path of ['/', '/robots.txt', '/sitemap.xml'])
        expect((await files?.read(path))?.identity.toString()).toContain(`http://${primary}:3540/`);
      expect(await shown(primary)).not.toContain(`${website.subdomain}.localhost`);
      expect((await read(owner, website.id)).address).toBe(`http://${primary}:3540`);
    });

    it('are silent at once when they are disconnected, and the subdomain shows the website again', async () => {
      const { website, name, primary, domain } = await named();
      await disconnectName(database, website.id, domain);
      for (const host of [name, primary]) await gone(host);
      await vi.waitFor(async () => expect(await shown(`${website.subdomain}.localhost`)).toContain('Bread'), SOON);
    });

    it('are silent at once when their domain, their website or their account is deleted', async () => {
      const [removed, deleted, left] = [await named(), await named(), await named()];
      await database.run('delete from domains where id = $1', [removed.domain]);
      good(await run(deleted.owner, 'deleteWebsite', deleted.website.id));
      const { viewer } = good(
        await left.owner.ask<{ viewer: { deletionWord: string } }>('{ viewer { deletionWord } }'),
      );
      good(
        await left.owner.ask('mutation ($word: String!) { deleteAccount(confirm: $word) }', {
          word: viewer.deletionWord,
        }),
      );
      for (const { name, primary } of [removed, deleted, left]) for (const host of [name, primary]) await gone(host);
    });

    it('show nothing while their website is not published', async () => {
      const { owner, website, primary } = await named();
      good(await run(owner, 'unpublishWebsite', website.id));
      expect(await find(primary)).toBeNull();
      good(await run(owner, 'publishWebsite', website.id));
      expect(await shown(primary)).toContain('Bread');
      good(await run(owner, 'deleteWebsite', website.id));
      expect(await find(primary)).toBeNull();
      good(await restoreDeleted(owner, website.id));
      good(await run(owner, 'publishWebsite', website.id));
      await vi.waitFor(async () => expect(await find(primary)).not.toBeNull(), SOON);
    });

    it('may have no certificate where the doctor sees something against it', async () => {
      const { website, name } = await named();
      await connectName(database, website, name, { mayHaveCertificate: false });
      await vi.waitFor(() => expect(api.backend.mayHaveCertificate(name)).toBe(false), SOON);
      expect(await shown(name)).toContain('Bread');
    });
  });

  it('a hundred thousand unknown hosts ask the database nothing and push nobody out', async () => {
    const { primary } = await named();
    const known = async () => vi.waitFor(() => expect(api.backend.sites.find(primary)).toHaveProperty('files'), SOON);
    await known();
    let asked = 0;
    for (let nth = 0; nth < 50_000; nth += 1)
      for (const host of [`nobody-${nth}.example`, `nobody-${nth}.localhost`])
        // Whatever needs the database comes as a promise.
        if (api.backend.sites.find(host) !== null) asked += 1;
    expect(asked).toBe(0);
    await known();
  });

  it('a start does not wait for all names, and knows each meanwhile', async () => {
    const { name } = await named();
    const parts = { settings: testSettings(), log: console, patienceMs: 0 };
    const started = await openHostDirectory(database, parts);
    expect(started.mayShow(name)).toBe(true);
    expect(await started.mayHaveCertificate(name)).toBe(true);
    expect(await started.mayHaveCertificate('nobody.example')).toBe(false);
    await vi.waitFor(() => expect(started.mayShow('nobody.example')).toBe(false), SOON);
    expect([started.mayShow(name), started.mayHaveCertificate(name)]).toEqual([true, true]);
    await started.close();
  });

  it('keeps in memory what people ask for, as much as there is room for, and shows that while the storage is away', async () => {
    const { website, primary } = await named();
    await addBlogFiles({ ...database, storage: api.storage }, website.id, { posts: 20, bytes: 150_000 });
    let isAway = false;
    const site = await createSiteCache({
      settings: testSettings(),
      db: database.db,
      storage: {
        get: async (key) => {
          if (isAway) throw new Error('The storage does not answer');
          return api.storage.get(key);
        },
      },
      clock: () => new Date(),
      log: console,
      hosts: { mayShow: () => true, learn: (subdomain) => subdomain, onNews: () => undefined },
      mostBytes: 1_000_000,
    }).find(primary);
    expect([...(site?.files.keys() ?? [])]).toEqual(expect.arrayContaining(['/', '/404', '/blog/post-19']));
    expect(site?.files.get('/blog/post-3')).toBeUndefined();
    const [one, same] = await Promise.all([site?.files.read('/blog/post-3'), site?.files.read('/blog/post-3')]);
    expect(one?.identity.toString()).toMatch(/^<h1>Post 3<\/h1>/);
    expect(same).toBe(one);
    expect(await site?.files.read('/blog/nothing')).toBeUndefined();
    isAway = true;
    expect(site?.files.get('/blog/post-3')).toBe(one);
    await expect(site?.files.read('/blog/post-4')).rejects.toThrow();
    isAway = false;
    for (const nth of [4, 5, 6]) expect(await site?.files.read(`/blog/post-${nth}`)).toBeDefined();
    expect(site?.files.get('/blog/post-3')).toBeUndefined();
    expect(site?.files.get('/blog/post-6')).toBeDefined();
    expect(site?.redirects.get('/blog/an-old-name')).toBe('/blog/post-1');
  });

  it('a site that is larger than the whole cache is still served', async () => {
    const { primary } = await named();
    const small = createSiteCache({
      settings: testSettings(),
      db: database.db,
      storage: api.storage,
      clock: () => new Date(),
      log: console,
      hosts: { mayShow: () => true, learn: (subdomain) => subdomain, onNews: () => undefined },
      mostBytes: 1000,
    });
    for (let time = 0; time < 2; time += 1)
      expect((await (await small.find(primary))?.files.read('/'))?.identity.length).toBeGreaterThan(1000);
    expect(small.find(primary)).not.toBeInstanceOf(Promise);
  });
}

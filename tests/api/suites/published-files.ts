import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { fileBodies, keptFiles, snapshotFiles, snapshots } from '#backend/db/schema.ts';
import type { Storage } from '#backend/integrations/storage/index.ts';
import { openJobQueue } from '#backend/jobs/queue.ts';
import { runMovePublishedFiles } from '#backend/modules/publishing/earlier/move-published-files.ts';
import { finishMove } from '#backend/modules/publishing/earlier/store.ts';
import { keepFiles } from '#backend/modules/publishing/kept/keep-files.ts';
import { drawnFile, siteFileKey } from '#backend/modules/publishing/kept/packed-file.ts';
import { removeUnusedFiles } from '#backend/modules/publishing/kept/remove-unused.ts';
import { claimFiles } from '#backend/modules/publishing/kept/store.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, onPost } from '#tests/support/blog-steps.ts';
import { publishedByEarlierRelease } from '#tests/support/earlier-publications.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { pageAt } from '#tests/support/visit.ts';
import { change, failure, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';
import type { WebsiteAnswer } from '#tests/support/website-steps.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Where the bytes of published pages lie, and what becomes of them. */
export function publishedFilesSuite(open: () => Promise<OpenedDatabase>) {
  let database: OpenedDatabase;
  let api: Api;
  /** Of the website that was published last. */
  let owner: TestPerson;
  /** What happens to the storage before it does what it is asked for. */
  const meanwhile: { put?: (key: string) => unknown; get?: () => unknown; remove?: (keys: string[]) => unknown } = {};
  const kept = memoryStorage();
  const storage: Storage = {
    ...kept,
    put: async (key, body, type) => (await meanwhile.put?.(key), kept.put(key, body, type)),
    get: async (key) => (await meanwhile.get?.(), kept.get(key)),
    remove: async (keys) => (await meanwhile.remove?.(keys), kept.remove(keys)),
  };
  const again = () => void Object.assign(meanwhile, { put: undefined, get: undefined, remove: undefined });
  beforeAll(async () => {
    database = await open();
    api = await openApi({ database, storage });
  }, 120_000);
  afterAll(() => api?.close());
  afterEach(again);

  const services = () => ({ db: database.db, storage, log, clock: () => api.time.now });
  const away = () => {
    throw new Error('The storage does not answer');
  };
  const filesOf = ({ id }: { id: string }) =>
    [...kept.files.keys()].filter((key) => key.startsWith(`websites/${id}/site/`));
  const home = ({ subdomain }: { subdomain: string }) => pageAt(api, `${subdomain}.localhost`);
  const removeUnused = () => removeUnusedFiles(services());

  async function published(heading?: string): Promise<WebsiteAnswer> {
    owner = await api.person();
    const website = await madeBy(owner);
    if (heading) good(await change(owner, website.id, 1, setHeading(heading)));
    good(await run(owner, 'publishWebsite', website.id));
    return website;
  }

  async function publishWith(website: WebsiteAnswer, heading: string) {
    api.pass(60);
    good(await change(owner, website.id, (await read(owner, website.id)).currentRevision, setHeading(heading)));
    return run(owner, 'publishWebsite', website.id);
  }

  describe('published files', () => {
    it('lie in the storage by their content, and what did not change is neither packed nor written again', async () => {
      const website = await published();
      const first = filesOf(website);
      for (const key of first) expect(key).toMatch(/\/site\/[0-9a-f]{40}$/);
      const written: string[] = [];
      meanwhile.put = (key) => written.push(key);
      good(await publishWith(website, 'Now with cake'));
      again();
      expect(written.length).toBeGreaterThan(0);
      expect(written.length).toBeLessThan(first.length);
      expect(written.filter((key) => first.includes(key))).toEqual([]);
      expect(await home(website)).toContain('Now with cake');
      const { db } = database;
      expect(await db.select().from(fileBodies).where(eq(fileBodies.websiteId, website.id))).toEqual([]);
    });

    it('that people have asked for are shown while the storage is away, and publishing is refused in words', async () => {
      const website = await published('Before');
      const before = await home(website);
      Object.assign(meanwhile, { put: away, get: away });
      const refused = await publishWith(website, 'Meanwhile');
      expect(failure(refused).code).toBe('UNAVAILABLE');
      expect(refused.errors?.[0]?.message).toContain('Nothing was published');
      expect(await home(website)).toBe(before);
      await expect(pageAt(api, `${website.subdomain}.localhost`, '/questions')).rejects.toThrow('does not answer');
      expect((await read(owner, website.id)).status).toBe('CHANGED');
      again();
      expect(await pageAt(api, `${website.subdomain}.localhost`, '/questions')).toContain('Do you bake');
      api.pass(60);
      good(await run(owner, 'publishWebsite', website.id));
      expect(await home(website)).toContain('Meanwhile');
    });

    it('that could not all be written are shown to nobody, and go after a day', async () => {
      const website = await published('Whole');
      const before = filesOf(website);
      let written = 0;
      meanwhile.put = () => ((written += 1) > 1 ? away() : undefined);
      good(await change(owner, website.id, 2, { type: 'setBrand', name: 'Half' }));
      expect(failure(await run(owner, 'publishWebsite', website.id)).code).toBe('UNAVAILABLE');
      again();
      expect(filesOf(website).length).toBeGreaterThan(before.length);
      expect(await home(website)).toContain('Whole');
      const found = await database.db.select().from(snapshots).where(eq(snapshots.websiteId, website.id));
      expect(found).toHaveLength(1);
      api.pass(23 * HOUR);
      await removeUnused();
      expect(filesOf(website).length).toBeGreaterThan(before.length);
      api.pass(2 * HOUR);
      await removeUnused();
      expect(filesOf(website).sort()).toEqual(before.sort());
    });

    it('of a process that died before it named them go after a day, and only those', async () => {
      const website = await published();
      const before = filesOf(website);
      const stray = drawnFile('/', 'text/html', Buffer.from('<h1>Never named</h1>'));
      await keepFiles(services(), website.id, [stray], { quality: 4, atOnce: 1 });
      // And of one that died while it wrote them.
      await claimFiles(database.db, website.id, ['"bm90aGluZyBoZXJl"'], api.time.now);
      await removeUnused();
      expect(filesOf(website)).toHaveLength(before.length + 1);
      api.pass(DAY + 1);
      expect(await removeUnused()).toBeGreaterThanOrEqual(2);
      expect(filesOf(website).sort()).toEqual(before.sort());
      expect(await database.db.select().from(keptFiles).where(eq(keptFiles.websiteId, website.id))).toHaveLength(
        before.length,
      );
    });

    /** A website whose first page was published once, and which nothing has named for a day; gives its page's key. */
    async function withUnused(): Promise<{ website: WebsiteAnswer; key: string }> {
      const website = await published('Once');
      const [first] = await database.db.select().from(snapshots).where(eq(snapshots.websiteId, website.id));
      const etag = first?.manifest?.find(({ path }) => path === '/')?.etag ?? '';
      for (let nth = 0; nth < 10; nth += 1) good(await publishWith(website, `Later ${nth}`));
      api.pass(23 * HOUR);
      await removeUnused();
      expect(kept.files.has(siteFileKey(website.id, etag))).toBe(true);
      api.pass(2 * HOUR);
      return { website, key: siteFileKey(website.id, etag) };
    }

    it('are written again when they are published while they are taken away', async () => {
      const { website, key } = await withUnused();
      let publishing: ReturnType<typeof publishWith> | undefined;
      meanwhile.remove = async (keys) => {
        if (!keys.includes(key)) return;
        publishing = publishWith(website, 'Once');
        // Time to get as far as it can: it waits for the file.
        await pause(300);
      };
      expect(await removeUnused()).toBeGreaterThan(0);
      again();
      expect(publishing).toBeDefined();
      good((await publishing) ?? (await publishWith(website, 'Once')));
      expect(kept.files.has(key)).toBe(true);
      expect(await home(website)).toContain('Once');
      api.pass(2 * DAY);
      await removeUnused();
      expect(kept.files.has(key)).toBe(true);
    });

    it('stay when somebody is about to name them again, and go when nobody does', async () => {
      const { website, key } = await withUnused();
      const rows = await database.db.select().from(keptFiles).where(eq(keptFiles.websiteId, website.id));
      const etag = rows.find((row) => siteFileKey(website.id, row.etag) === key)?.etag ?? '';
      expect(await claimFiles(database.db, website.id, [etag], api.time.now)).toEqual(new Set());
      await removeUnused();
      expect(kept.files.has(key)).toBe(true);
      api.pass(DAY + 1);
      await removeUnused();
      expect(kept.files.has(key)).toBe(false);
    });

    it('are still there when the storage did not let them go, and are not relied on', async () => {
      const { website, key } = await withUnused();
      meanwhile.remove = away;
      await expect(removeUnused()).rejects.toThrow('does not answer');
      again();
      const written: string[] = [];
      meanwhile.put = (name) => written.push(name);
      good(await publishWith(website, 'Once'));
      again();
      expect(written).toContain(key);
      expect(await home(website)).toContain('Once');
    });

    it('of posts that are replaced go after a day, and their other files stay', async () => {
      const website = await published();
      const post = await makePost(owner, website.id, { title: 'Rye' });
      good(await onPost(owner, 'publishBlogPost', post.id));
      const withPost = filesOf(website);
      expect(await pageAt(api, `${website.subdomain}.localhost`, '/blog/rye')).toContain('Rye');
      api.pass(60);
      good(await onPost(owner, 'unpublishBlogPost', post.id));
      api.pass(DAY + 1);
      await removeUnused();
      expect(filesOf(website).length).toBeLessThan(withPost.length);
      expect(await home(website)).toContain('Bread every morning');
      expect(await pageAt(api, `${website.subdomain}.localhost`, '/sitemap.xml')).toContain('<urlset');
    });
  });

  describe('what an earlier release published', () => {
    const startMove = async () => {
      const jobs = await openJobQueue(database, log, { isWorking: false });
      const move = runMovePublishedFiles({ ...services(), jobs });
      const { signal } = new AbortController();
      return () => move({ id: 'move', data: {}, isLastTry: false, signal }).finally(() => jobs.close());
    };

    async function allPages(website: WebsiteAnswer) {
      const site = await api.backend.sites.find(`${website.subdomain}.localhost`);
      const paths = [...(site?.files.keys() ?? [])].sort();
      return Promise.all(
        paths.map(async (path) => {
          const { identity, ...file } = (await site?.files.read(path)) ?? { identity: Buffer.alloc(0) };
          return { path, ...file, body: identity.toString('base64') };
        }),
      );
    }

    it('is shown, moves to the storage however often that ends half-way, and is the same to the byte', async () => {
      const website = await published();
      good(await publishWith(website, 'Second'));
      const post = await makePost(owner, website.id, { title: 'Rye' });
      good(await onPost(owner, 'publishBlogPost', post.id));
      await vi.waitFor(async () => expect((await allPages(website)).map(({ path }) => path)).toContain('/blog/rye'), {
        timeout: 20_000,
      });
      const before = await allPages(website);
      await publishedByEarlierRelease(database, storage, website.id);
      expect(filesOf(website)).toEqual([]);

      let written = 0;
      for (const most of [1, 5]) {
        meanwhile.put = () => ((written += 1) > most ? away() : undefined);
        await expect((await startMove())()).rejects.toThrow();
        expect(await allPages(website)).toEqual(before);
        written = 0;
      }
      again();
      await (
        await startMove()
      )();
      expect(await allPages(website)).toEqual(before);
      const { db } = database;
      expect(await db.select().from(fileBodies).where(eq(fileBodies.websiteId, website.id))).toEqual([]);
      const found = await db.select().from(snapshots).where(eq(snapshots.websiteId, website.id));
      expect(found.map(({ manifest }) => (manifest ?? []).length > 5)).toEqual([true, true]);
      api.pass(2 * DAY);
      await removeUnused();
      expect(await allPages(website)).toEqual(before);
    });

    it('is not taken for empty by a reader between whose two looks its names are moved', async ({ skip }) => {
      skip(database.isExclusive, 'It has one connection: nobody can be stopped between two looks.');
      const { db } = database;
      const website = await published('Moved meanwhile');
      const [snapshot] = await db.select().from(snapshots).where(eq(snapshots.websiteId, website.id));
      const { id: snapshotId = '', manifest } = snapshot ?? {};
      await db.delete(snapshotFiles).where(eq(snapshotFiles.snapshotId, snapshotId));
      await db.insert(snapshotFiles).values((manifest ?? []).map((file) => ({ ...file, snapshotId })));
      await db.update(snapshots).set({ manifest: null }).where(eq(snapshots.id, snapshotId));
      let shown: ReturnType<typeof home> | undefined;
      const waiting = async () => {
        const asked = `select 1 from pg_locks where not granted and relation = 'snapshot_files'::regclass`;
        return (await database.run(asked)).rows.length;
      };
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${snapshotFiles} in access exclusive mode`);
        shown = home(website);
        // It found no manifest, and waits to look where names were before.
        await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000, interval: 5 });
        await finishMove(tx, website.id);
      });
      expect(await shown).toContain('Moved meanwhile');
    });

    it('and what this one publishes meanwhile is read by both until a day is over', async () => {
      await database.run(`insert into moves values ('published-files', now() + interval '1 day')`);
      const website = await published('For both');
      const { db } = database;
      const rows = await db
        .select({ path: snapshotFiles.path, body: fileBodies.body })
        .from(snapshots)
        .innerJoin(snapshotFiles, eq(snapshotFiles.snapshotId, snapshots.id))
        .innerJoin(fileBodies, eq(fileBodies.etag, snapshotFiles.etag))
        .where(eq(fileBodies.websiteId, website.id));
      const text = Buffer.from(rows.find(({ path }) => path === '/')?.body ?? []).toString();
      expect(text).toBe(await home(website));
      await database.run('delete from moves');
      await (
        await startMove()
      )();
      expect(await db.select().from(fileBodies).where(eq(fileBodies.websiteId, website.id))).toEqual([]);
      expect(await home(website)).toBe(text);
    });
  });
}

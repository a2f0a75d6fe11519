import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import type { Certificate } from '#backend/integrations/edge-certificate.ts';
import { updateUser } from '#backend/modules/users/store.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import {
  addDomain,
  connect,
  look,
  onDomain,
  readDomain,
  recordsOf,
  someName,
  tryToRead,
} from '#tests/support/domain-steps.ts';
import type { DomainAnswer } from '#tests/support/domain-steps.ts';
import { eventsOf } from '#tests/support/events.ts';
import { deleteSeveral, failure, good, madeBy, restoreDeleted, run } from '#tests/support/website-steps.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How names are proved, watched, shown and lost; each test has its own people. */
export function domainsWatchingSuite(openDatabase: () => Promise<OpenedDatabase>) {
  let database: OpenedDatabase;
  let api: Api;
  let owner: TestPerson;

  const openWith = (others: Parameters<typeof openApi>[0] = {}) =>
    openApi({ database: { ...database, close: async () => undefined }, ...others });

  beforeAll(async () => {
    database = await openDatabase();
    api = await openWith();
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    owner = await somebody('business');
    api.mails.length = 0;
  });

  async function somebody(plan: string): Promise<TestPerson> {
    const person = await api.person();
    await setPlan(person, plan);
    return person;
  }
  async function setPlan(person: TestPerson, plan: string): Promise<void> {
    const { viewer } = good(await person.ask<{ viewer: { id: string } }>('{ viewer { id } }'));
    await updateUser(database.db, viewer.id, { plan, email: `${viewer.id}@example.test` });
  }
  const hosts = async (websiteId: string) => {
    const rows = await database.db.query.siteHosts.findMany({ where: (row, { eq }) => eq(row.websiteId, websiteId) });
    return rows.map(({ host, leadsTo, mayHaveCertificate: may }) => `${host} ${leadsTo ?? '='} ${may}`).sort();
  };
  const primaryHost = async (id: string) =>
    (await database.db.query.websites.findFirst({ where: (row, { eq }) => eq(row.id, id) }))?.primaryHost;
  const kinds = async (person: TestPerson, id: string) =>
    (await readDomain(person, id)).history.map(({ kind }) => kind).reverse();
  const subjects = async (count: number) => {
    await vi.waitFor(() => expect(api.mails.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });
    return api.mails.map(({ subject }) => subject).sort();
  };

  /** A website with a domain that leads to it. */
  async function liveWebsite(person = owner, name = someName()) {
    const website = await madeBy(person);
    good(await run(person, 'publishWebsite', website.id));
    const domain = await addDomain(person, name);
    good(await connect(person, domain.id, website.id));
    api.dns.zones.set(name, recordsOf(domain));
    expect((await look(api, person, domain.id)).state).toBe('POINTING');
    return { website, domain, name };
  }

  describe('a look', () => {
    it('proves a name, finds it leading here, and makes its website live on it', async () => {
      const website = await madeBy(owner);
      good(await run(owner, 'publishWebsite', website.id));
      const name = someName();
      const domain = await addDomain(owner, name);
      api.pass(1);
      good(await connect(owner, domain.id, website.id));
      expect(await hosts(website.id)).toEqual([]);

      expect(await look(api, owner, domain.id)).toMatchObject({ state: 'WAITING', isProved: false });
      expect(await hosts(website.id)).toEqual([]);
      api.dns.zones.set(name, { ...recordsOf(domain), a: [] });
      expect(await look(api, owner, domain.id)).toMatchObject({ state: 'PROVED', isProved: true });
      expect(await hosts(website.id)).toEqual([`${name} = false`, `www.${name} ${name} false`]);
      expect(await primaryHost(website.id)).toBeNull();

      api.dns.zones.set(name, recordsOf(domain));
      const live = await look(api, owner, domain.id);
      expect(live.state).toBe('POINTING');
      expect(live.records.map(({ state }) => state)).toEqual(['RIGHT', 'RIGHT', 'RIGHT']);
      expect(await primaryHost(website.id)).toBe(name);
      expect(await kinds(owner, domain.id)).toEqual(['added', 'connected', 'proved', 'pointing', 'live']);
      expect(await subjects(1)).toEqual([`Your website is live on ${name}`]);
    });

    it('has the published pages made again with the new address', async () => {
      const { website, name } = await liveWebsite();
      const canonical = async () => {
        const found = await database.db.query.websites.findFirst({ where: (row, { eq }) => eq(row.id, website.id) });
        const [page] = await database.db.query.snapshotFiles.findMany({
          where: (row, { and, eq }) => and(eq(row.snapshotId, found?.publishedSnapshotId ?? ''), eq(row.path, '/')),
        });
        return /rel="canonical" href="([^"]*)"/.exec(Buffer.from(page?.body ?? []).toString())?.[1];
      };
      await vi.waitFor(async () => expect(await canonical()).toContain(`http://${name}:3540`), { timeout: 20_000 });
    });

    it('by button waits a few seconds between two', async () => {
      const domain = await addDomain(owner, someName());
      const checked = await look(api, owner, domain.id);
      expect(checked.mayCheckAt).not.toBeNull();
      expect(failure(await onDomain(owner, 'checkDomain', domain.id))).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfter: 5,
      });
      api.pass(5);
      expect((await readDomain(owner, domain.id)).mayCheckAt).toBeNull();
      good(await onDomain(owner, 'checkDomain', domain.id));
    });

    it('is not taken by itself any more when nobody proved the name for 30 days', async () => {
      const domain = await addDomain(owner, someName());
      expect((await look(api, owner, domain.id)).nextCheckAt).not.toBeNull();
      api.pass(30 * DAY);
      expect(await look(api, owner, domain.id)).toMatchObject({ state: 'WAITING', nextCheckAt: null });
    });

    it('is told to who follows the domain, and to nobody else', async () => {
      const domain = await addDomain(owner, someName());
      const watch = async (person: TestPerson) =>
        eventsOf<{ domainUpdates: { stamp: string } }>(
          await api.post(
            { query: 'subscription ($id: ID!) { domainUpdates(id: $id) { stamp } }', variables: { id: domain.id } },
            { ...(await person.headers()), Accept: 'text/event-stream' },
          ),
        );
      const events = await watch(owner);
      expect((await events.next()).domainUpdates.stamp).toBe(domain.stamp);
      const checked = await look(api, owner, domain.id);
      await events.until(({ domainUpdates }) => domainUpdates.stamp === checked.stamp);
      await events.close();
      const other = await watch(await api.person());
      await expect(other.next()).rejects.toThrow('NOT_FOUND');
      await other.close();
    });
  });

  describe('a name that was live', () => {
    it('is broken after three failures over an hour, served on, and told when it is mended', async () => {
      const { website, domain, name } = await liveWebsite();
      await subjects(1);
      api.dns.zones.set(name, { ...recordsOf(domain), a: ['192.0.2.9'] });
      for (const minutes of [20, 20, 20]) {
        api.pass(minutes * MINUTE);
        expect((await look(api, owner, domain.id)).state).toBe('POINTING');
      }
      api.pass(20 * MINUTE);
      expect((await look(api, owner, domain.id)).state).toBe('BROKEN');
      expect(await primaryHost(website.id)).toBe(name);
      expect(await hosts(website.id)).toEqual([`${name} = true`, `www.${name} ${name} true`]);

      api.dns.zones.set(name, { isSilent: true });
      api.pass(DAY);
      expect((await look(api, owner, domain.id)).state).toBe('BROKEN');
      api.dns.zones.set(name, recordsOf(domain));
      expect((await look(api, owner, domain.id)).state).toBe('POINTING');
      expect(await subjects(3)).toEqual([
        `Your website is live on ${name}`,
        `${name} does not lead to your website any more`,
        `${name} leads to your website again`,
      ]);
    });

    it('is silent at once when it is disconnected, removed, or its website deleted', async () => {
      const { website, domain, name } = await liveWebsite();
      good(await run(owner, 'deleteWebsite', website.id));
      expect(await hosts(website.id)).toEqual([]);
      good(await restoreDeleted(owner, website.id));
      expect(await hosts(website.id)).toEqual([expect.stringContaining(`${name} =`), expect.stringContaining('www.')]);
      expect(await primaryHost(website.id)).toBe(name);

      good(await onDomain(owner, 'disconnectDomain', domain.id));
      expect([await hosts(website.id), await primaryHost(website.id)]).toEqual([[], null]);
      expect((await readDomain(owner, domain.id)).state).toBe('POINTING');
      expect(good(await connect(owner, domain.id, website.id, 'WWW')).connectDomain.state).toBe('POINTING');
      expect(await primaryHost(website.id)).toBe(`www.${name}`);

      good(await onDomain(owner, 'removeDomain', domain.id));
      expect([await hosts(website.id), await primaryHost(website.id)]).toEqual([[], null]);
    });

    it('is silent at once when its owner’s account is deleted', async () => {
      const { website, domain, name } = await liveWebsite();
      const { viewer } = good(await owner.ask<{ viewer: { deletionWord: string } }>('{ viewer { deletionWord } }'));
      good(
        await owner.ask('mutation ($word: String!) { deleteAccount(confirm: $word) }', { word: viewer.deletionWord }),
      );
      expect(await hosts(website.id)).toEqual([]);
      const left = await database.db.query.domains.findMany({ where: (row, { eq }) => eq(row.name, name) });
      expect(left.filter(({ id }) => id === domain.id)).toEqual([]);
    });

    it('moves to another website of its owner, and leaves the first on its subdomain', async () => {
      const { website, domain, name } = await liveWebsite();
      const other = await madeBy(owner);
      good(await connect(owner, domain.id, other.id));
      expect([await hosts(website.id), await primaryHost(website.id)]).toEqual([[], null]);
      expect(await hosts(other.id)).toHaveLength(2);
      await look(api, owner, domain.id);
      expect(await primaryHost(other.id)).toBe(name);
    });

    it('is the address of its website until its owner makes another one so', async () => {
      const { website, domain, name } = await liveWebsite();
      const second = await addDomain(owner, someName());
      api.dns.zones.set(second.name, recordsOf(second));
      good(await connect(owner, second.id, website.id));
      await look(api, owner, second.id);
      expect(await primaryHost(website.id)).toBe(name);
      expect(await hosts(website.id)).toContain(`${second.name} ${name} true`);
      good(await connect(owner, second.id, website.id));
      expect(await primaryHost(website.id)).toBe(second.name);
      good(await onDomain(owner, 'removeDomain', second.id));
      expect(await primaryHost(website.id)).toBe(name);
      expect((await readDomain(owner, domain.id)).website?.id).toBe(website.id);
    });
  });

  describe('a name that two accounts want', () => {
    it('stays with whoever has proved it, until their proof is gone', async () => {
      const { website, domain, name } = await liveWebsite();
      const rival = await somebody('business');
      const theirs = await addDomain(rival, name);
      api.dns.zones.set(name, {
        ...recordsOf(domain),
        txt: [...(recordsOf(domain).txt ?? []), ...(recordsOf(theirs).txt ?? [])],
      });
      const refused = await look(api, rival, theirs.id);
      expect(refused).toMatchObject({ state: 'WAITING', isProved: false });
      expect(refused.diagnoses[0]?.code).toBe('held-by-another');
      expect(await primaryHost(website.id)).toBe(name);

      api.dns.zones.set(name, recordsOf(theirs));
      api.mails.length = 0;
      expect(await look(api, rival, theirs.id)).toMatchObject({ isProved: true });
      expect([await hosts(website.id), await primaryHost(website.id)]).toEqual([[], null]);
      expect(await readDomain(owner, domain.id)).toMatchObject({ state: 'RELEASED', isProved: false, website: null });
      expect(await subjects(2)).toEqual([
        `${name} belongs to another account now`,
        expect.stringContaining(`${name} is yours in`),
      ]);
      expect(new Set(api.mails.map(({ to }) => to)).size).toBe(2);
      expect(failure(await connect(owner, domain.id, website.id)).code).toBe('INVALID');

      const again = await addDomain(owner, name);
      expect(again).toMatchObject({ id: domain.id, state: 'WAITING' });
      expect(again.records[0]?.expected).not.toBe(domain.records[0]?.expected);
    });

    it('is proved once when both are looked at in the same moment', async () => {
      const name = someName();
      const rival = await somebody('free');
      const [mine, theirs] = [await addDomain(owner, name), await addDomain(rival, name)];
      api.dns.zones.set(name, { txt: [mine, theirs].flatMap((one) => recordsOf(one).txt ?? []), a: [] });
      api.pass(10);
      const looks = await Promise.all([
        onDomain(owner, 'checkDomain', mine.id),
        onDomain(rival, 'checkDomain', theirs.id),
      ]);
      expect(looks.map((answer) => good(answer).checkDomain.state).sort()).toEqual(['PROVED', 'WAITING']);
    });
  });

  describe('beyond the plan', () => {
    it('nothing is connected, and what a downgrade leaves over rests, the newest first', async () => {
      const { website, domain, name } = await liveWebsite();
      api.pass(1);
      const { website: other, domain: newer, name: newerName } = await liveWebsite();
      await setPlan(owner, 'starter');
      await look(api, owner, newer.id);
      expect(await readDomain(owner, newer.id)).toMatchObject({ isResting: true, website: { id: other.id } });
      expect((await readDomain(owner, domain.id)).isResting).toBe(false);
      expect(await primaryHost(other.id)).toBeNull();
      expect((await hosts(other.id)).every((row) => row.includes(` ${other.subdomain}.localhost `))).toBe(true);
      expect(await primaryHost(website.id)).toBe(name);

      const third = await addDomain(owner, someName());
      expect(failure(await connect(owner, third.id, website.id))).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 'domains',
        plan: 'starter',
      });
      good(await deleteSeveral(owner, website.id));
      expect((await readDomain(owner, newer.id)).isResting).toBe(false);
      expect(await primaryHost(other.id)).toBe(newerName);
      good(await restoreDeleted(owner, website.id));
      expect(await primaryHost(website.id)).toBe(name);
      expect((await readDomain(owner, newer.id)).isResting).toBe(true);
      expect(await kinds(owner, newer.id)).toEqual(expect.arrayContaining(['rests', 'woken']));
    });
  });

  describe('where there are certificates', () => {
    const certificate = (name: string, days = 90): Certificate => ({
      issuer: 'Test CA',
      validFrom: api.time.now.toISOString(),
      validTo: new Date(api.time.now.getTime() + days * DAY * 1000).toISOString(),
      names: [name, `www.${name}`],
    });

    it('a name is live once our edge shows one for it', async () => {
      const shown = new Map<string, Certificate>();
      const asked: string[] = [];
      const edge = {
        readCertificate: async (host: string) => {
          asked.push(host);
          const certificate = shown.get(host);
          return certificate ? { certificate } : { problem: 'refused' as const };
        },
      };
      const secured = await openWith({ edge });
      secured.time.now = new Date(api.time.now);
      const person = await secured.person();
      await setPlan(person, 'business');
      const website = await madeBy(person);
      const name = someName();
      const domain = await addDomain(person, name);
      secured.pass(1);
      good(await connect(person, domain.id, website.id));
      secured.dns.zones.set(name, recordsOf(domain));
      expect((await look(secured, person, domain.id)).state).toBe('POINTING');
      expect(asked).toEqual([]);
      expect(await hosts(website.id)).toEqual([`${name} = true`, `www.${name} ${name} true`]);
      expect(await primaryHost(website.id)).toBeNull();
      expect((await look(secured, person, domain.id)).state).toBe('POINTING');
      shown.set(name, certificate(name));
      expect(await look(secured, person, domain.id)).toMatchObject({
        state: 'SECURE',
        certificate: { issuer: 'Test CA' },
      });
      expect(await primaryHost(website.id)).toBe(name);
      expect(await kinds(person, domain.id)).toEqual(['added', 'connected', 'proved', 'pointing', 'secure', 'live']);
      await secured.close();
    });
  });

  describe('by itself', () => {
    it('each name that is due is looked at once, whichever process does it', async () => {
      const person = await somebody('free');
      const added: DomainAnswer[] = [];
      for (let count = 0; count < 20; count += 1) added.push(await addDomain(person, someName()));
      const processes = [await openWith({ lookAtDomainsEveryMs: 5 }), await openWith({ lookAtDomainsEveryMs: 5 })];
      for (const one of processes) one.time.now = new Date(api.time.now);
      const asked = () =>
        processes
          .flatMap(({ dns }) => dns.asked)
          .filter((name) => added.some((domain) => domain.name === name))
          .sort();
      const checked = async () => {
        const all = await Promise.all(added.map(({ id }) => readDomain(person, id)));
        return all.filter(({ checkedAt }) => checkedAt !== null).length;
      };
      await vi.waitFor(async () => expect(await checked()).toBe(added.length), { timeout: 30_000 });
      await Promise.all(processes.map((one) => one.close()));
      expect(asked()).toEqual(added.map(({ name }) => name).sort());
    });
  });

  it('what is somebody else’s cannot be read, connected or let go', async () => {
    const { website, domain } = await liveWebsite();
    const other = await somebody('business');
    const theirs = await addDomain(other, someName());
    expect(failure(await tryToRead(other, domain.id)).code).toBe('NOT_FOUND');
    expect(failure(await onDomain(other, 'checkDomain', domain.id)).code).toBe('NOT_FOUND');
    expect(failure(await onDomain(other, 'removeDomain', domain.id)).code).toBe('NOT_FOUND');
    expect(failure(await connect(other, domain.id, (await madeBy(other)).id)).code).toBe('NOT_FOUND');
    expect(failure(await connect(other, theirs.id, website.id)).code).toBe('FORBIDDEN');
  });
}

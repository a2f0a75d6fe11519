import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { addBoughtDomain } from '#backend/modules/domains/add-bought-domain.ts';
import { testSettings } from '#tests/support/api.ts';
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
import { openNamedWebsites } from '#tests/support/named-websites.ts';
import type { NamedWebsites } from '#tests/support/named-websites.ts';
import { deleteSeveral, failure, good, madeBy, restoreDeleted } from '#tests/support/website-steps.ts';

/** Whose a name is: of two who want it, of who bought it, within the plan. */
export function domainsOwnedSuite(openDatabase: () => Promise<OpenedDatabase>) {
  let world: NamedWebsites;
  let api: Api;
  let owner: TestPerson;

  beforeAll(async () => {
    world = await openNamedWebsites(await openDatabase());
    api = world.api;
  }, 120_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    owner = await world.somebody('business');
    api.mails.length = 0;
  });

  describe('a name that two accounts want', () => {
    it('stays with whoever has proved it, until their proof is gone', async () => {
      const { website, domain, name } = await world.liveWebsite(owner);
      const rival = await world.somebody('business');
      const theirs = await addDomain(rival, name);
      api.dns.zones.set(name, {
        ...recordsOf(domain),
        txt: [...(recordsOf(domain).txt ?? []), ...(recordsOf(theirs).txt ?? [])],
      });
      const refused = await look(api, rival, theirs.id);
      expect(refused).toMatchObject({ state: 'WAITING', isProved: false });
      expect(refused.diagnoses[0]?.code).toBe('held-by-another');
      expect(await world.primaryHost(website.id)).toBe(name);

      // The mails of going live are on their way meanwhile.
      const live = `Your website is live on ${name}`;
      await vi.waitFor(() => expect(api.mails.map(({ subject }) => subject)).toContain(live), { timeout: 20_000 });
      api.dns.zones.set(name, recordsOf(theirs));
      api.mails.length = 0;
      expect(await look(api, rival, theirs.id)).toMatchObject({ isProved: true });
      expect([await world.hosts(website.id), await world.primaryHost(website.id)]).toEqual([[], null]);
      expect(await readDomain(owner, domain.id)).toMatchObject({ state: 'RELEASED', isProved: false, website: null });
      expect(await world.subjects(2)).toEqual([
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
      const rival = await world.somebody('free');
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
      const { website, domain, name } = await world.liveWebsite(owner);
      api.pass(1);
      const { website: other, domain: newer, name: newerName } = await world.liveWebsite(owner);
      await world.setPlan(owner, 'starter');
      await look(api, owner, newer.id);
      expect(await readDomain(owner, newer.id)).toMatchObject({ isResting: true, website: { id: other.id } });
      expect((await readDomain(owner, domain.id)).isResting).toBe(false);
      expect(await world.primaryHost(other.id)).toBeNull();
      expect((await world.hosts(other.id)).every((row) => row.includes(` ${other.subdomain}.localhost `))).toBe(true);
      expect(await world.primaryHost(website.id)).toBe(name);

      const third = await addDomain(owner, someName());
      expect(failure(await connect(owner, third.id, website.id))).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 'domains',
        plan: 'starter',
      });
      good(await deleteSeveral(owner, website.id));
      expect((await readDomain(owner, newer.id)).isResting).toBe(false);
      expect(await world.primaryHost(other.id)).toBe(newerName);
      good(await restoreDeleted(owner, website.id));
      expect(await world.primaryHost(website.id)).toBe(name);
      expect((await readDomain(owner, newer.id)).isResting).toBe(true);
      expect(await world.kinds(owner, newer.id)).toEqual(expect.arrayContaining(['rests', 'woken']));
    });
  });

  describe('a name that was bought here', () => {
    /** What buying has of the world. */
    const services = () => ({
      ...{ db: world.database.db, settings: testSettings(), edge: null, clock: () => new Date(api.time.now) },
      ids: () => randomBytes(10).toString('hex'),
      jobs: { add: async () => '', wake: () => undefined, work: async () => undefined, close: async () => undefined },
    });
    const idOf = async (person: TestPerson) =>
      good(await person.ask<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id;

    it('is its owner’s at once, connected, once however often it is said; whoever had it before has lost it', async () => {
      const { website: theirs, domain: lost, name } = await world.liveWebsite(await world.somebody('business'));
      const website = await madeBy(owner);
      const bought = { ownerId: await idOf(owner), name, websiteId: website.id };
      const { id } = await addBoughtDomain(services(), bought);
      expect((await addBoughtDomain(services(), bought)).id).toBe(id);
      expect(await readDomain(owner, id)).toMatchObject({
        method: 'REGISTERED',
        state: 'PROVED',
        isProved: true,
        website: { id: website.id },
      });
      expect((await world.kinds(owner, id)).sort()).toEqual(['bought', 'connected']);
      expect(await world.hosts(website.id)).toEqual([`${name} = false`, `www.${name} ${name} false`]);
      expect([await world.hosts(theirs.id), await world.primaryHost(theirs.id)]).toEqual([[], null]);
      const row = await world.database.db.query.domains.findFirst({ where: (one, { eq }) => eq(one.id, lost.id) });
      expect(row?.state).toBe('released');
      api.dns.zones.set(name, recordsOf(await readDomain(owner, id)));
      expect((await look(api, owner, id)).state).toBe('POINTING');
      expect(await world.primaryHost(website.id)).toBe(name);
    });

    it('turns one that waited for its proof; beyond the plan it stays unconnected', async () => {
      const person = await world.somebody('free');
      const website = await madeBy(person);
      const waiting = await addDomain(person, someName());
      const { id } = await addBoughtDomain(services(), {
        ownerId: await idOf(person),
        name: waiting.name,
        websiteId: website.id,
      });
      expect(id).toBe(waiting.id);
      expect(await readDomain(person, id)).toMatchObject({ method: 'REGISTERED', isProved: true, website: null });
    });
  });

  it('what is somebody else’s cannot be read, connected or let go', async () => {
    const { website, domain } = await world.liveWebsite(owner);
    const other = await world.somebody('business');
    const theirs = await addDomain(other, someName());
    expect(failure(await tryToRead(other, domain.id)).code).toBe('NOT_FOUND');
    expect(failure(await onDomain(other, 'checkDomain', domain.id)).code).toBe('NOT_FOUND');
    expect(failure(await onDomain(other, 'removeDomain', domain.id)).code).toBe('NOT_FOUND');
    expect(failure(await connect(other, domain.id, (await madeBy(other)).id)).code).toBe('NOT_FOUND');
    expect(failure(await connect(other, theirs.id, website.id)).code).toBe('FORBIDDEN');
  });
}

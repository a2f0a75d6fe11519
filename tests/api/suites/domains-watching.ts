import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import type { Certificate } from '#backend/integrations/edge-certificate.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { addDomain, connect, look, onDomain, readDomain, recordsOf, someName } from '#tests/support/domain-steps.ts';
import type { DomainAnswer } from '#tests/support/domain-steps.ts';
import { eventsOf } from '#tests/support/events.ts';
import { openNamedWebsites } from '#tests/support/named-websites.ts';
import type { NamedWebsites } from '#tests/support/named-websites.ts';
import { failure, good, madeBy, restoreDeleted, run } from '#tests/support/website-steps.ts';
import { pageAt } from '#tests/support/visit.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How names are looked at, shown, watched and silenced; each test has its own people. */
export function domainsWatchingSuite(openDatabase: () => Promise<OpenedDatabase>) {
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

  describe('a look', () => {
    it('proves a name, finds it leading here, and makes its website live on it', async () => {
      const website = await madeBy(owner);
      good(await run(owner, 'publishWebsite', website.id));
      const name = someName();
      const domain = await addDomain(owner, name);
      api.pass(1);
      good(await connect(owner, domain.id, website.id));
      expect(await world.hosts(website.id)).toEqual([]);

      expect(await look(api, owner, domain.id)).toMatchObject({ state: 'WAITING', isProved: false });
      expect(await world.hosts(website.id)).toEqual([]);
      api.dns.zones.set(name, { ...recordsOf(domain), a: [] });
      expect(await look(api, owner, domain.id)).toMatchObject({ state: 'PROVED', isProved: true });
      expect(await world.hosts(website.id)).toEqual([`${name} = false`, `www.${name} ${name} false`]);
      expect(await world.primaryHost(website.id)).toBeNull();

      api.dns.zones.set(name, recordsOf(domain));
      const live = await look(api, owner, domain.id);
      expect(live.state).toBe('POINTING');
      expect(live.records.map(({ state }) => state)).toEqual(['RIGHT', 'RIGHT', 'RIGHT']);
      expect(await world.primaryHost(website.id)).toBe(name);
      expect(await world.kinds(owner, domain.id)).toEqual(['added', 'connected', 'proved', 'pointing', 'live']);
      expect(await world.subjects(1)).toEqual([`Your website is live on ${name}`]);
    });

    it('sends no mail that a draft is live', async () => {
      const draft = await madeBy(owner);
      const domain = await addDomain(owner, someName());
      good(await connect(owner, domain.id, draft.id));
      api.dns.zones.set(domain.name, recordsOf(domain));
      expect((await look(api, owner, domain.id)).state).toBe('POINTING');
      expect(await world.kinds(owner, domain.id)).toContain('live');
      const { name } = await world.liveWebsite(owner);
      expect(await world.subjects(1)).toEqual([`Your website is live on ${name}`]);
    });

    it('has the published pages made again with the new address', async () => {
      const { name } = await world.liveWebsite(owner);
      const canonical = async () => {
        const page = await pageAt(api, name);
        return /rel="canonical" href="([^"]*)"/.exec(page ?? '')?.[1];
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
      const { website, domain, name } = await world.liveWebsite(owner);
      await world.subjects(1);
      api.dns.zones.set(name, { ...recordsOf(domain), a: ['192.0.2.9'] });
      for (const minutes of [20, 20, 20]) {
        api.pass(minutes * MINUTE);
        expect((await look(api, owner, domain.id)).state).toBe('POINTING');
      }
      api.pass(20 * MINUTE);
      expect((await look(api, owner, domain.id)).state).toBe('BROKEN');
      expect(await world.primaryHost(website.id)).toBe(name);
      expect(await world.hosts(website.id)).toEqual([`${name} = true`, `www.${name} ${name} true`]);

      api.dns.zones.set(name, { isSilent: true });
      api.pass(DAY);
      expect((await look(api, owner, domain.id)).state).toBe('BROKEN');
      api.dns.zones.set(name, recordsOf(domain));
      expect((await look(api, owner, domain.id)).state).toBe('POINTING');
      expect(await world.subjects(3)).toEqual([
        `Your website is live on ${name}`,
        `${name} leads to your website again`,
        `${name} no longer leads to your website`,
      ]);
    });

    it('is silent at once when it is disconnected, removed, or its website deleted', async () => {
      const { website, domain, name } = await world.liveWebsite(owner);
      good(await run(owner, 'deleteWebsite', website.id));
      expect(await world.hosts(website.id)).toEqual([]);
      good(await restoreDeleted(owner, website.id));
      expect(await world.hosts(website.id)).toEqual([
        expect.stringContaining(`${name} =`),
        expect.stringContaining('www.'),
      ]);
      expect(await world.primaryHost(website.id)).toBe(name);

      good(await onDomain(owner, 'disconnectDomain', domain.id));
      expect([await world.hosts(website.id), await world.primaryHost(website.id)]).toEqual([[], null]);
      expect((await readDomain(owner, domain.id)).state).toBe('POINTING');
      expect(good(await connect(owner, domain.id, website.id, 'WWW')).connectDomain.state).toBe('POINTING');
      expect(await world.primaryHost(website.id)).toBe(`www.${name}`);

      good(await onDomain(owner, 'removeDomain', domain.id));
      expect([await world.hosts(website.id), await world.primaryHost(website.id)]).toEqual([[], null]);
    });

    it('is silent at once when its owner’s account is deleted', async () => {
      const { website, domain, name } = await world.liveWebsite(owner);
      const { viewer } = good(await owner.ask<{ viewer: { deletionWord: string } }>('{ viewer { deletionWord } }'));
      good(
        await owner.ask('mutation ($word: String!) { deleteAccount(confirm: $word) }', { word: viewer.deletionWord }),
      );
      expect(await world.hosts(website.id)).toEqual([]);
      const left = await world.database.db.query.domains.findMany({ where: (row, { eq }) => eq(row.name, name) });
      expect(left.filter(({ id }) => id === domain.id)).toEqual([]);
    });

    it('moves to another website of its owner, and leaves the first on its subdomain', async () => {
      const { website, domain, name } = await world.liveWebsite(owner);
      const other = await madeBy(owner);
      good(await connect(owner, domain.id, other.id));
      expect([await world.hosts(website.id), await world.primaryHost(website.id)]).toEqual([[], null]);
      expect(await world.hosts(other.id)).toHaveLength(2);
      await look(api, owner, domain.id);
      expect(await world.primaryHost(other.id)).toBe(name);
    });

    it('is the address of its website until its owner makes another one so', async () => {
      const { website, domain, name } = await world.liveWebsite(owner);
      const second = await addDomain(owner, someName());
      api.dns.zones.set(second.name, recordsOf(second));
      good(await connect(owner, second.id, website.id));
      await look(api, owner, second.id);
      expect(await world.primaryHost(website.id)).toBe(name);
      expect(await world.hosts(website.id)).toContain(`${second.name} ${name} true`);
      good(await connect(owner, second.id, website.id));
      expect(await world.primaryHost(website.id)).toBe(second.name);
      good(await onDomain(owner, 'removeDomain', second.id));
      expect(await world.primaryHost(website.id)).toBe(name);
      expect((await readDomain(owner, domain.id)).website?.id).toBe(website.id);
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
      const secured = await world.openWith({ edge });
      secured.time.now = new Date(api.time.now);
      const person = await secured.person();
      await world.setPlan(person, 'business');
      const website = await madeBy(person);
      const name = someName();
      const domain = await addDomain(person, name);
      secured.pass(1);
      good(await connect(person, domain.id, website.id));
      secured.dns.zones.set(name, recordsOf(domain));
      expect((await look(secured, person, domain.id)).state).toBe('POINTING');
      expect(asked).toEqual([]);
      expect(await world.hosts(website.id)).toEqual([`${name} = true`, `www.${name} ${name} true`]);
      expect(await world.primaryHost(website.id)).toBeNull();
      expect((await look(secured, person, domain.id)).state).toBe('POINTING');
      shown.set(name, certificate(name));
      expect(await look(secured, person, domain.id)).toMatchObject({
        state: 'SECURE',
        certificate: { issuer: 'Test CA' },
      });
      expect(await world.primaryHost(website.id)).toBe(name);
      expect(await world.kinds(person, domain.id)).toEqual([
        'added',
        'connected',
        'proved',
        'pointing',
        'secure',
        'live',
      ]);
      await secured.close();
    });
  });

  describe('by itself', () => {
    it('nothing holds up the end of a process, be name servers and our edge ever so slow', async () => {
      const person = await world.somebody('business');
      const website = await madeBy(person);
      const { id, name, records } = await addDomain(person, someName());
      good(await connect(person, id, website.id));
      api.dns.zones.set(name, recordsOf({ records }));
      await look(api, person, id);
      const asked: string[] = [];
      const slow = await world.openWith({
        edge: { readCertificate: async (host) => new Promise(() => void asked.push(host)) },
        lookAtDomainsEveryMs: 5,
      });
      slow.time.now = new Date(api.time.now.getTime() + DAY * 1000);
      await vi.waitFor(() => expect(asked).toContain(name), { timeout: 20_000 });
      // Whoever waited for the edge would wait for ever.
      await slow.close();
      expect((await readDomain(person, id)).state).toBe('POINTING');
    });

    it('each name that is due is looked at once, whichever process does it', async () => {
      const person = await world.somebody('free');
      const added: DomainAnswer[] = [];
      for (let count = 0; count < 20; count += 1) added.push(await addDomain(person, someName()));
      const processes = [
        await world.openWith({ lookAtDomainsEveryMs: 5 }),
        await world.openWith({ lookAtDomainsEveryMs: 5 }),
      ];
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
}

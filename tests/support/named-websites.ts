import { expect, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import type { PlanId } from '#backend/modules/billing/plans.ts';
import { updateUser } from '#backend/modules/users/store.ts';
import { openApi } from './api.ts';
import type { Api, TestPerson } from './api.ts';
import { addDomain, connect, look, readDomain, recordsOf, someName } from './domain-steps.ts';
import { grantTo } from './grant-to.ts';
import { good, madeBy, run } from './website-steps.ts';

export type NamedWebsites = Awaited<ReturnType<typeof openNamedWebsites>>;

/** An API with people of any plan, and what can be seen of websites at names of their own. */
export async function openNamedWebsites(database: OpenedDatabase) {
  /** One more process on the same database. */
  const openWith = (others: Parameters<typeof openApi>[0] = {}): Promise<Api> =>
    openApi({ database: { ...database, close: async () => undefined }, ...others });
  const api = await openWith();

  async function setPlan(person: TestPerson, plan: PlanId): Promise<void> {
    const { viewer } = good(await person.ask<{ viewer: { id: string } }>('{ viewer { id } }'));
    await updateUser(database.db, viewer.id, { email: `${viewer.id}@example.test` });
    await grantTo(database, viewer.id, plan, api.time.now);
  }

  return {
    database,
    api,
    openWith,
    setPlan,
    async somebody(plan: PlanId): Promise<TestPerson> {
      const person = await api.person();
      await setPlan(person, plan);
      return person;
    },
    /** Each host of a website: where it leads (`=`: it shows the website), and whether it may have a certificate. */
    async hosts(websiteId: string): Promise<string[]> {
      const rows = await database.db.query.siteHosts.findMany({ where: (row, { eq }) => eq(row.websiteId, websiteId) });
      return rows.map(({ host, leadsTo, mayHaveCertificate: may }) => `${host} ${leadsTo ?? '='} ${may}`).sort();
    },
    primaryHost: async (id: string) =>
      (await database.db.query.websites.findFirst({ where: (row, { eq }) => eq(row.id, id) }))?.primaryHost,
    /** What happened to a domain, the oldest first. */
    kinds: async (person: TestPerson, id: string) =>
      (await readDomain(person, id)).history.map(({ kind }) => kind).reverse(),
    /** The subjects of all mails, once there are so many. */
    async subjects(count: number): Promise<string[]> {
      await vi.waitFor(() => expect(api.mails.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });
      return api.mails.map(({ subject }) => subject).sort();
    },
    /** A website with a domain that leads to it. */
    async liveWebsite(person: TestPerson, name = someName()) {
      const website = await madeBy(person);
      good(await run(person, 'publishWebsite', website.id));
      const domain = await addDomain(person, name);
      good(await connect(person, domain.id, website.id));
      api.dns.zones.set(name, recordsOf(domain));
      expect((await look(api, person, domain.id)).state).toBe('POINTING');
      return { website, domain, name };
    },
    async close(): Promise<void> {
      await api.close();
      await database.close();
    },
  };
}

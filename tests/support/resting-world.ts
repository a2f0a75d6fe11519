import { expect, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openApi } from './api.ts';
import type { Api, TestPerson } from './api.ts';
import { memoryStorage } from './memory-storage.ts';
import { good, madeBy, run } from './website-steps.ts';
import type { WebsiteAnswer } from './website-steps.ts';

const DAY_SECONDS = 24 * 60 * 60;
const PATIENCE = { timeout: 30_000, interval: 40 };

export type Owner = TestPerson & { id: string };
export type Standing = Pick<WebsiteAnswer, 'id' | 'name' | 'subdomain' | 'status'>;

/** An API whose plans and notices are settled several times a second, with people who pay, do not pay, and go on. */
export async function openRestingWorld(database: OpenedDatabase) {
  const open = {
    settlePlansEveryMs: 100,
    database: { ...database, close: async () => undefined },
    storage: memoryStorage(),
  };
  const api = await openApi(open);
  const clock = () => new Date(api.time.now);
  /** One more process on the same database, storage and clock. */
  const openProcess = (others: Parameters<typeof openApi>[0] = {}): Promise<Api> =>
    openApi({ ...open, clock, ...others });
  const rows = async (text: string, values: unknown[]) => (await database.run(text, values)).rows;

  /** From now on somebody's only subscription stands so, and their plan is decided again. */
  async function subscription({ id }: Owner, plan: string, state: 'active' | 'past_due' | 'ended', since = clock()) {
    await rows('delete from subscriptions where user_id = $1', [id]);
    await rows(
      `insert into subscriptions (id, user_id, plan, state, amount, currency, period_end, past_due_since, started_at)
       values ($1, $2, $3, $4, 1200, 'usd', $5, $6, $5)`,
      [`sub-${id}`, id, plan, state, since, state === 'past_due' ? since : null],
    );
    await rows('update users set plan_until = $2 where id = $1', [id, clock()]);
    await vi.waitFor(async () => {
      const [found] = await rows('select plan, plan_until from users where id = $1', [id]);
      expect(found).toMatchObject({ plan: state === 'ended' ? 'free' : plan });
      expect(found).not.toMatchObject({ plan_until: clock() });
    }, PATIENCE);
  }

  return {
    api,
    database,
    rows,
    clock,
    openProcess,
    pays: (owner: Owner, plan: string) => subscription(owner, plan, 'active'),
    owes: (owner: Owner, plan: string) => subscription(owner, plan, 'past_due'),
    stops: (owner: Owner) => subscription(owner, 'free', 'ended'),
    /** Moves the clock of all processes. */
    pass: (days: number) => api.pass(days * DAY_SECONDS),
    async owner(plan: string): Promise<Owner> {
      const person = await api.person();
      const { viewer } = good(await person.ask<{ viewer: { id: string } }>('{ viewer { id } }'));
      const owner = { ...person, id: viewer.id };
      await rows('update users set email = $2 where id = $1', [owner.id, `${owner.id}@example.test`]);
      await subscription(owner, plan, 'active');
      return owner;
    },
    /** So many published websites, the later ones visited more. */
    async published(owner: Owner, count: number): Promise<Standing[]> {
      const made: Standing[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        const { id } = await madeBy(owner, { name: `Shop ${nth}` });
        made.push(good(await run(owner, 'publishWebsite', id)).publishWebsite);
        await rows('insert into visit_counts (website_id, day, visits) values ($1, $2, $3)', [
          id,
          clock().toISOString().slice(0, 10),
          nth * 10,
        ]);
      }
      return made;
    },
    /** The statuses of these websites, in this order. */
    async statuses(owner: Owner, websites: readonly { id: string }[]): Promise<string[]> {
      const { viewer } = good(
        await owner.ask<{ viewer: { websitesById: Standing[] } }>(
          'query ($ids: [ID!]!) { viewer { websitesById(ids: $ids) { id status } } }',
          { ids: websites.map(({ id }) => id) },
        ),
      );
      const found = new Map(viewer.websitesById.map((website) => [website.id, website.status]));
      return websites.map(({ id }) => found.get(id) ?? 'GONE');
    },
    /** What visitors of a website get: its first page, that it rests, or nothing. */
    async seen({ subdomain }: { subdomain: string }, at: Api = api): Promise<string> {
      const site = await at.backend.sites.find(`${subdomain}.localhost`);
      if (site?.rests) return 'rests';
      return (await site?.files.read('/'))?.identity.toString() ?? 'nothing';
    },
    /** The subjects of what somebody was sent by these processes, in the order in which it was sent. */
    mailsTo: (owner: Owner, ...processes: Api[]) =>
      [api, ...processes].flatMap(({ mails }) => mails.filter(({ to }) => to === `${owner.id}@example.test`)),
    until: (check: () => Promise<void> | void) => vi.waitFor(check, PATIENCE),
    async close(): Promise<void> {
      await api.close();
      await database.close();
    },
  };
}

export type RestingWorld = Awaited<ReturnType<typeof openRestingWorld>>;

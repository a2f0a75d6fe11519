import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openRestingWorld } from '#tests/support/resting-world.ts';
import type { RestingWorld } from '#tests/support/resting-world.ts';
import { change, deleteSeveral, failure, good, read, run, setHeading } from '#tests/support/website-steps.ts';
import { restingSeenSuite } from './resting-seen.ts';

/**
 * What happens when money stops, or a plan becomes smaller. `isSecond`: on a database beside the one where all of it is tried, nothing that
 * only visitors see.
 */
export function restingSuite(openDatabase: () => Promise<OpenedDatabase>, { isSecond = false } = {}) {
  let world: RestingWorld;
  beforeAll(async () => {
    world = await openRestingWorld(await openDatabase());
  }, 120_000);
  afterAll(() => world?.close());

  const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

  describe('a payment that is missing', () => {
    it('is told on days 0, 7 and 12, once each, and ends the plan on day 14', async () => {
      const owner = await world.owner('starter');
      await world.owes(owner, 'starter');
      const day0 = ['The payment for your Starter plan did not go through'];
      await world.until(() => expect(subjects(world.mailsTo(owner))).toEqual(day0));
      world.pass(6.9);
      const other = await world.openProcess();
      world.pass(0.1);
      const day7 = [...day0, 'A week left to pay for your Starter plan'].sort();
      await world.until(() => expect(subjects(world.mailsTo(owner, other)).sort()).toEqual(day7));
      world.pass(5);
      const day12 = [...day7, 'Two days left to pay for your Starter plan'].sort();
      await world.until(() => expect(subjects(world.mailsTo(owner, other)).sort()).toEqual(day12));
      const [first] = world.mailsTo(owner);
      expect(first?.text).toContain('5 December 2026');
      expect(first?.text).toContain('Free plan');
      world.pass(2);
      await world.until(async () =>
        expect(await world.rows('select plan from users where id = $1', [owner.id])).toEqual([{ plan: 'free' }]),
      );
      expect(subjects(world.mailsTo(owner, other)).sort()).toEqual(day12);
      await other.close();
    });

    it('is told no more once it is paid', async () => {
      const owner = await world.owner('starter');
      await world.owes(owner, 'starter');
      await world.until(() => expect(world.mailsTo(owner)).toHaveLength(1));
      await world.pays(owner, 'starter');
      world.pass(8);
      // Whoever owes now hears of it: by then nobody else did.
      const another = await world.owner('starter');
      await world.owes(another, 'starter');
      await world.until(() => expect(world.mailsTo(another)).toHaveLength(1));
      expect(world.mailsTo(owner)).toHaveLength(1);
    });
  });

  describe('websites beyond a smaller plan', () => {
    it('rest two weeks after it was told, the least visited; paying brings back what was published', async () => {
      const owner = await world.owner('starter');
      const websites = await world.published(owner, 5);
      const [least, second, third] = websites;
      if (!least || !second || !third) throw new Error('There are five');
      good(await change(owner, least.id, 1, setHeading('Only a draft')));
      await world.stops(owner);
      await world.until(() => expect(world.mailsTo(owner)).toHaveLength(1));
      const [told] = world.mailsTo(owner);
      expect(told?.subject).toMatch(/^2 of your websites will rest from \d+ \w+ 20\d\d$/);
      expect(told?.text).toContain('- Shop 0 (');
      expect(told?.text).toContain('- Shop 1 (');
      expect(told?.text).not.toContain('Shop 2');
      expect(await world.statuses(owner, websites)).not.toContain('RESTING');

      const more = await world.rows('select count(*)::int as all from websites where owner_id = $1', [owner.id]);
      expect(more).toEqual([{ all: 5 }]);
      good(await run(owner, 'unpublishWebsite', third.id));
      const refused = await run(owner, 'publishWebsite', third.id);
      expect(failure(refused)).toMatchObject({ code: 'LIMIT_REACHED', limit: 'websites', plan: 'free' });
      expect(refused.errors?.[0]?.message).toContain('Your Free plan shows 3 websites, and 4 others are published.');

      world.pass(12);
      await world.until(() => expect(world.mailsTo(owner)).toHaveLength(2));
      expect(world.mailsTo(owner)[1]?.subject).toBe('In two days 1 of your websites will rest');
      world.pass(2);
      await world.until(async () => expect((await world.statuses(owner, websites))[0]).toBe('RESTING'));
      expect(await world.statuses(owner, websites)).toEqual([
        'RESTING',
        'PUBLISHED',
        'DRAFT',
        'PUBLISHED',
        'PUBLISHED',
      ]);
      expect(await world.seen(least)).toBe('rests');
      expect(await world.seen(second)).toContain('<html');
      good(await change(owner, least.id, 2, setHeading('Still a draft')));
      expect((await read(owner, least.id)).status).toBe('RESTING');
      expect(failure(await run(owner, 'publishWebsite', least.id)).code).toBe('LIMIT_REACHED');

      await world.pays(owner, 'starter');
      await world.until(async () => expect((await read(owner, least.id)).status).toBe('CHANGED'));
      const page = await world.seen(least);
      expect(page).toContain('<html');
      expect(page).not.toContain('a draft');
      expect(world.mailsTo(owner)).toHaveLength(2);
    });

    it('come back one by one as others are unpublished or deleted', async () => {
      const owner = await world.owner('starter');
      const websites = await world.published(owner, 5);
      await world.stops(owner);
      await world.until(() => expect(world.mailsTo(owner)).toHaveLength(1));
      world.pass(14);
      const standing = (...statuses: string[]) =>
        world.until(async () => expect(await world.statuses(owner, websites)).toEqual(statuses));
      await standing('RESTING', 'RESTING', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED');
      const [least, second, , , most] = websites;
      good(await run(owner, 'unpublishWebsite', most?.id ?? ''));
      await standing('RESTING', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'DRAFT');
      good(await deleteSeveral(owner, second?.id ?? ''));
      await standing('PUBLISHED', 'GONE', 'PUBLISHED', 'PUBLISHED', 'DRAFT');
      expect(await world.seen(least ?? { subdomain: '' })).toContain('<html');
      const another = await world.openProcess();
      expect(await world.seen(least ?? { subdomain: '' }, another)).toContain('<html');
      await another.close();
    });

    it('are those that their owner chose, before the rest and after it', async () => {
      const owner = await world.owner('starter');
      const websites = await world.published(owner, 5);
      const ids = websites.map(({ id }) => id);
      const choose = (...chosen: (string | undefined)[]) =>
        owner.ask<{ chooseWebsitesShown: { restsAt: string | null; published: { name: string; status: string }[] } }>(
          'mutation ($ids: [ID!]!) { chooseWebsitesShown(ids: $ids) { restsAt published { name status visits isPreferred } } }',
          { ids: chosen },
        );
      await world.stops(owner);
      await world.until(() => expect(world.mailsTo(owner)).toHaveLength(1));
      expect(failure(await choose(...ids.slice(0, 4)))).toMatchObject({
        code: 'INVALID',
        fields: { ids: [expect.stringContaining('Choose 3 at most')] },
      });
      const stranger = (await world.published(await world.owner('starter'), 1))[0];
      expect(failure(await choose(stranger?.id)).code).toBe('FORBIDDEN');
      const { restsAt, published } = good(await choose(ids[0])).chooseWebsitesShown;
      expect(restsAt).toBe(new Date(world.clock().getTime() + 14 * 24 * 3600 * 1000).toISOString());
      expect(published.map(({ name }) => name)).toEqual(['Shop 0', 'Shop 4', 'Shop 3', 'Shop 2', 'Shop 1']);
      world.pass(14);
      const standing = (...statuses: string[]) =>
        world.until(async () => expect(await world.statuses(owner, websites)).toEqual(statuses));
      await standing('PUBLISHED', 'RESTING', 'RESTING', 'PUBLISHED', 'PUBLISHED');
      const chosen = good(await choose(ids[1], ids[2])).chooseWebsitesShown;
      expect(chosen.restsAt).toBeNull();
      await standing('RESTING', 'PUBLISHED', 'PUBLISHED', 'RESTING', 'PUBLISHED');
      const [entry] = await world.rows(
        "select count(*)::int as all from audit_entries where action = 'chooseWebsitesShown' and actor_id = $1",
        [owner.id],
      );
      expect(entry).toEqual({ all: 2 });
    });

    it('lose what the plan added, keep what protects, and have all of it back', async () => {
      const owner = await world.owner('starter');
      const [website] = await world.published(owner, 1);
      const { id = '' } = website ?? {};
      good(
        await owner.ask('mutation ($id: ID!, $code: String!) { setHeadCode(id: $id, headCode: $code) { id } }', {
          id,
          code: '<meta name="mine">',
        }),
      );
      good(
        await owner.ask('mutation ($id: ID!) { setSitePassword(id: $id, password: "open-sesame-1") { id } }', { id }),
      );
      const page = () => world.seen(website ?? { subdomain: '' });
      await world.until(async () => expect(await page()).toContain('name="mine"'));
      expect(await page()).not.toContain('Made with');
      const { viewer } = good(
        await owner.ask<{ viewer: { planChange: { rests: { kind: string; name: string }[] } } }>(
          '{ viewer { planChange(plan: "free") { rests { kind id name detail } } } }',
        ),
      );
      expect(viewer.planChange.rests.map(({ kind }) => kind)).toEqual(['head-code', 'badge']);
      await world.stops(owner);
      await world.until(async () => expect(await page()).toContain('Made with'));
      expect(await page()).not.toContain('name="mine"');
      const site = await world.api.backend.sites.find(`${website?.subdomain}.localhost`);
      expect(site?.passwordHash).not.toBeNull();
      await world.pays(owner, 'starter');
      await world.until(async () => expect(await page()).toContain('name="mine"'));
      expect(await page()).not.toContain('Made with');
    });

    it('may be taken out of their rest, and nobody finds them then', async () => {
      const owner = await world.owner('starter');
      const websites = await world.published(owner, 4);
      await world.stops(owner);
      await world.until(() => expect(world.mailsTo(owner)).toHaveLength(1));
      world.pass(14);
      await world.until(async () => expect((await world.statuses(owner, websites))[0]).toBe('RESTING'));
      const [least] = websites;
      const other = await world.openProcess();
      await world.until(async () => expect(await world.seen(least ?? { subdomain: '' }, other)).toBe('rests'));
      good(await run(owner, 'unpublishWebsite', least?.id ?? ''));
      await world.until(async () => expect(await world.seen(least ?? { subdomain: '' }, other)).toBe('nothing'));
      expect(await world.statuses(owner, websites)).toEqual(['DRAFT', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
      await other.close();
    });
  });

  if (!isSecond) restingSeenSuite(() => world);
}

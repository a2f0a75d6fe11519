import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { plans } from '#backend/modules/billing/plans.ts';
import type { PlanDefinition, PlanId } from '#backend/modules/billing/plans.ts';
import type { Operation } from '#site/operations/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Answer, Api } from '#tests/support/api.ts';
import { addDomain, connect, readDomain, someName } from '#tests/support/domain-steps.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { limitOf, planSteps } from '#tests/support/plan-steps.ts';
import type { Customer } from '#tests/support/plan-steps.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import {
  change,
  create,
  deleteSeveral,
  good,
  madeBy,
  messagesOf,
  read,
  restore,
  restoreDeleted,
  run,
  say,
  setHeading,
} from '#tests/support/website-steps.ts';

const PLANS = Object.keys(plans) as PlanId[];
const WAY_OUT = /[Uu]pgrade to (Starter|Business)|Delete|delete|Remove|Disconnect/;

const addPage = (name: string): Operation => ({
  type: 'addPage',
  page: { id: name, path: `/${name}`, title: name, sections: [{ id: `${name}-cta`, kind: 'cta' }] },
});

/** Limits × plans × verbs: just below, at and beyond. */
export function plansSuite(open: () => Promise<OpenedDatabase>) {
  let database: OpenedDatabase;
  let api: Api;
  let steps: ReturnType<typeof planSteps>;
  beforeAll(async () => {
    database = await open();
    api = await openApi({ database });
    steps = planSteps(api, database);
  });
  afterAll(() => api?.close());

  /** A refusal that names limit and plan, and says what to do. */
  function expectLimit(answer: Answer<unknown>, limit: string, plan: PlanDefinition) {
    const said = limitOf(answer);
    expect(said).toMatchObject({ limit, plan: plan.id });
    expect(said.words).toContain(plan.label);
    expect(said.words).toMatch(WAY_OUT);
  }

  /** Every verb that makes a website somebody's: what it needs, and doing it for the nth time. */
  const making: Record<string, (owner: Customer) => Promise<(nth: number) => Promise<Answer<unknown>>>> = {
    createWebsite: async (owner) => () => create(owner),
    async duplicateWebsite(owner) {
      const { id } = await madeBy(owner);
      return () => run(owner, 'duplicateWebsite', id);
    },
    async importWebsite(owner) {
      const { archive } = good(await exported(owner, (await madeBy(owner)).id)).exportWebsite;
      return () => imported(owner, archive);
    },
    async restoreWebsites(owner) {
      const ids = [(await madeBy(owner)).id, (await madeBy(owner)).id, (await madeBy(owner)).id];
      good(await deleteSeveral(owner, ...ids));
      return (nth) => restoreDeleted(owner, ids[nth] ?? '');
    },
    async claimWebsites(owner) {
      const visitor = await visitorOf(api);
      const ids = [(await visitor.make('One')).id, (await visitor.make('Two')).id, (await visitor.make('Three')).id];
      const claiming = await visitor.loggedIn(owner);
      return (nth) =>
        claiming.ask('mutation ($ids: [ID!]!) { claimWebsites(ids: $ids) { id } }', { ids: [ids[nth] ?? ''] });
    },
  };

  describe('websites', () => {
    for (const plan of PLANS)
      for (const [verb, prepare] of Object.entries(making))
        it(`${plan}: ${verb} makes the last one, and none at or beyond the limit`, async () => {
          const owner = await steps.somebody(plan);
          const attempt = await prepare(owner);
          const most = plans[plan].websites;
          await steps.setWebsiteCount(owner, most - 1);
          good(await attempt(0));
          const before = await steps.livingCount(owner);
          for (const [nth, count] of [most, most + 7].entries()) {
            await steps.setWebsiteCount(owner, count);
            expectLimit(await attempt(1 + nth), 'websites', plans[plan]);
          }
          expect(await steps.livingCount(owner)).toBe(before);
          await steps.setWebsiteCount(owner, most - 1);
          good(await attempt(1));
        });
  });

  describe('domains', () => {
    for (const plan of PLANS)
      it(`${plan}: connectDomain connects the last one, and another stays as it is`, async () => {
        const owner = await steps.somebody(plan);
        const { id: website } = await madeBy(owner);
        const most = plans[plan].domains;
        if (most > 0) {
          await steps.connectNames(owner, website, most - 1);
          good(await connect(owner, (await addDomain(owner, someName())).id, website));
        }
        const another = await addDomain(owner, someName());
        expectLimit(await connect(owner, another.id, website), 'domains', plans[plan]);
        await steps.connectNames(owner, (await madeBy(owner)).id, 2);
        expectLimit(await connect(owner, another.id, website), 'domains', plans[plan]);
        expect(await readDomain(owner, another.id)).toMatchObject({ state: 'WAITING', website: null });
      });
  });

  describe('assistant messages', () => {
    for (const plan of PLANS)
      it(`${plan}: the last one changes something, then editing goes on by hand until the next month`, async () => {
        const owner = await steps.somebody(plan);
        const { id } = await madeBy(owner);
        await steps.countMessages(owner, id, plans[plan].assistantMessages - 1);
        good(await say(owner, id, 'phone: 1'));
        const { currentRevision } = await read(owner, id);
        const regenerate = () =>
          owner.ask(
            'mutation ($id: ID!) { regenerateSection(websiteId: $id, sectionId: "hero-1") { message { id } } }',
            {
              id,
            },
          );
        const refused = [await say(owner, id, 'phone: 2'), await regenerate()];
        for (const answer of refused) {
          expect(limitOf(answer)).toMatchObject({ limit: 'assistantMessages', plan });
          expect(limitOf(answer).words).toMatch(/by hand until the next month/);
        }
        good(await change(owner, id, currentRevision, setHeading('By hand')));
        expect((await read(owner, id)).document.business.phone).toBe('1');
        const was = api.time.now;
        api.time.now = new Date('2026-12-01T00:00:00.000Z');
        good(await say(owner, id, 'phone: 2'));
        api.time.now = was;
      });
  });

  describe('pages', () => {
    for (const plan of PLANS)
      it(`${plan}: the last one is added, by hand and by chat none after it`, async () => {
        const owner = await steps.somebody(plan);
        const { pages } = plans[plan];
        const { id } = await madeBy(owner, { brief: `Wide Bakery. ${pages - 1} pages` });
        good(await change(owner, id, 1, addPage('last')));
        expectLimit(await change(owner, id, 2, addPage('more')), 'pages', plans[plan]);
        expect(good(await say(owner, id, 'page: more')).sendChatMessage.message.state).toBe('FAILED');
        expect((await messagesOf(owner, id)).at(-1)?.text).toContain(`room for ${pages} pages`);
        expect((await read(owner, id)).document.pages).toHaveLength(pages);
      });

    for (const [from, to] of [
      ['starter', 'free'],
      ['business', 'starter'],
    ] as const)
      it(`beyond ${to} after ${from}: all stays editable and exportable, no verb adds, and nothing is lost`, async () => {
        const owner = await steps.somebody(from);
        const most = plans[to].pages;
        const { id, document } = await madeBy(owner, { brief: `Wide Bakery. ${most + 2} pages` });
        const { archive } = good(await exported(owner, id)).exportWebsite;
        await steps.grant(owner, to);

        good(await change(owner, id, 1, setHeading('Still mine')));
        good(await say(owner, id, 'phone: 7'));
        good(await run(owner, 'publishWebsite', id));
        good(await exported(owner, id));
        const refused = [
          await change(owner, id, 3, addPage('more')),
          await run(owner, 'duplicateWebsite', id),
          await imported(owner, archive),
        ];
        for (const answer of refused) expectLimit(answer, 'pages', plans[to]);

        good(await change(owner, id, 3, { type: 'removePage', pageId: document.pages.at(-1)?.id ?? '' }));
        expectLimit(await run(owner, 'undoChange', id), 'pages', plans[to]);
        expectLimit(await restore(owner, id, 1), 'pages', plans[to]);
        good(await change(owner, id, 4, setHeading('Shorter')));
        expect((await read(owner, id)).document.pages).toHaveLength(most + 1);

        await steps.grant(owner, from);
        good(await restore(owner, id, 1));
        expect((await read(owner, id)).document.pages).toHaveLength(most + 2);
      });
  });

  describe('pictures', () => {
    for (const plan of PLANS)
      it(`${plan}: the last byte fits, and not one more comes in or back`, async () => {
        const owner = await steps.somebody(plan);
        const { id } = await madeBy(owner);
        const [kept, last, more] = [await somePhoto(41), await somePhoto(42), await somePhoto(43)];
        const spare = good(await upload(api, owner, id, kept)).uploadAsset;
        const onAsset = (verb: 'removeAsset' | 'restoreAsset') =>
          owner.ask(`mutation ($w: ID!, $id: ID!) { ${verb}(websiteId: $w, id: $id) { id } }`, { w: id, id: spare.id });
        good(await onAsset('removeAsset'));
        await steps.fillLibrary(id, plans[plan].mediaBytes - last.length);
        good(await upload(api, owner, id, last));
        expectLimit(await upload(api, owner, id, more), 'mediaBytes', plans[plan]);
        expectLimit(await onAsset('restoreAsset'), 'mediaBytes', plans[plan]);
        good(await change(owner, id, 1, setHeading('Full of pictures')));
      });
  });

  describe('what a plan has or has not', () => {
    for (const plan of PLANS)
      it(`${plan}: a password and code for the head, and as many entries of a waiting list`, async () => {
        const owner = await steps.somebody(plan);
        const { id } = await madeBy(owner);
        const set = [
          await owner.ask('mutation ($id: ID!) { setSitePassword(id: $id, password: "let me in") { id } }', { id }),
          await owner.ask('mutation ($id: ID!) { setHeadCode(id: $id, headCode: "<meta name=x content=y>") { id } }', {
            id,
          }),
        ];
        for (const [at, limit] of (['sitePassword', 'codeForHead'] as const).entries()) {
          const answer = set[at];
          if (!answer) throw new Error('Nothing was asked');
          if (plans[plan][limit]) good(answer);
          else expectLimit(answer, limit, plans[plan]);
        }
        const { website } = good(
          await owner.ask<{ website: { waitlist: { kept: number | null } } }>(
            'query ($id: ID!) { website(id: $id) { waitlist { kept } } }',
            { id },
          ),
        );
        expect(website.waitlist.kept).toBe(plans[plan].waitlistEntries);
      });

    it('a password that was set goes on locking on a smaller plan, and can be taken away', async () => {
      const owner = await steps.somebody('starter');
      const { id } = await madeBy(owner);
      good(await owner.ask('mutation ($id: ID!) { setSitePassword(id: $id, password: "let me in") { id } }', { id }));
      await steps.grant(owner, 'free');
      const locked = async () =>
        good(
          await owner.ask<{ website: { settings: { hasPassword: boolean } } }>(
            'query ($id: ID!) { website(id: $id) { settings { hasPassword } } }',
            { id },
          ),
        ).website.settings.hasPassword;
      expect(await locked()).toBe(true);
      good(await owner.ask('mutation ($id: ID!) { setSitePassword(id: $id) { id } }', { id }));
      expect(await locked()).toBe(false);
    });
  });
}

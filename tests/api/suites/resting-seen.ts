import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFront, createPeerReader } from '#hosting/index.ts';
import { wordsOf } from '#site/render/words/index.ts';
import { testSettings } from '#tests/support/api.ts';
import { askHost } from '#tests/support/hosted-sites.ts';
import { makePost, onPost } from '#tests/support/blog-steps.ts';
import { connectName } from '#tests/support/own-names.ts';
import { planSteps } from '#tests/support/plan-steps.ts';
import { listening } from '#tests/support/raw-request.ts';
import type { RestingWorld } from '#tests/support/resting-world.ts';
import { change, good, run } from '#tests/support/website-steps.ts';

type Rested = { kind: string; name: string; detail: string };

/** What visitors see of what a plan has no room for, and what its owner is told before. */
export function restingSeenSuite(world: () => RestingWorld) {
  describe('what visitors see', () => {
    let server: Awaited<ReturnType<typeof listening>>;
    beforeAll(async () => {
      const parts = { settings: testSettings(), sites: world().api.backend.sites, peerOf: createPeerReader([]) };
      server = await listening(createFront(parts, (_request, response) => void response.end('the app')));
    });
    afterAll(() => server?.close());
    const visit = (host: string, path = '/') => askHost(server.port, path, host);

    it('of a website at rest is 503 in its language, at names of its own too, until there is room again', async () => {
      const { rows, database } = world();
      const owner = await world().owner('business');
      const websites = await world().published(owner, 16);
      const [german, other] = websites;
      if (!german || !other) throw new Error('There are many');
      const name = `ruht-${german.subdomain}.example`;
      good(await change(owner, german.id, 1, { type: 'setLanguage', language: 'de' }));
      good(await run(owner, 'publishWebsite', german.id));
      const post = await makePost(owner, german.id, { title: 'Roggen', slug: 'roggen', body: 'Dunkel.' });
      good(await onPost(owner, 'publishBlogPost', post.id));
      const ofBlog = ['/blog', '/blog/roggen', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
      await connectName(database, german, name);
      const hosts = { subdomain: `${german.subdomain}.localhost`, other: `${other.subdomain}.localhost` };
      // Who answers visitors hears of a name a moment after it is kept.
      await world().until(async () => expect((await visit(name)).status).toBe(200));
      for (const path of ofBlog) expect([path, (await visit(name, path)).status]).toEqual([path, 200]);

      // Sixteen websites, ten places, and then three: of two changes the later one stands.
      const told = (mails: number) => world().until(() => expect(world().mailsTo(owner)).toHaveLength(mails));
      await world().pays(owner, 'starter');
      await told(1);
      world().pass(14);
      const restingIds = async () =>
        (await rows('select id from websites where owner_id = $1 and rests_since is not null', [owner.id])).length;
      await world().until(async () => expect(await restingIds()).toBe(6));
      // What the database holds is known to those who answer visitors a moment later.
      const statuses = () =>
        Promise.all([name, ...Object.values(hosts)].map(async (host) => (await visit(host)).status));
      await world().until(async () => expect(await statuses()).toEqual([503, 503, 503]));
      for (const path of ['/', '/menu', '/robots.txt', ...ofBlog]) {
        const answer = await visit(name, path);
        expect([path, answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
          path,
          503,
          '86400',
          'no-store',
        ]);
        expect(answer.body.toString()).toContain(wordsOf('de').rests);
        expect(answer.body.toString()).toContain('lang="de"');
      }
      expect((await visit(hosts.subdomain)).status).toBe(503);
      const english = await visit(hosts.other);
      expect([english.status, english.body.toString().includes(wordsOf('en').rests)]).toEqual([503, true]);

      await world().stops(owner);
      await told(2);
      world().pass(14);
      await world().until(async () => expect(await restingIds()).toBe(13));
      await world().pays(owner, 'business');
      await world().until(async () => expect(await restingIds()).toBe(0));
      await world().until(async () => expect((await visit(name)).status).toBe(200));
      for (const path of ofBlog) expect([path, (await visit(name, path)).status]).toEqual([path, 200]);
      expect((await visit(name, '/blog/roggen')).body.toString()).toContain('Dunkel.');
    });

    it('of many websites carries the badge or not as the last of several changes says', async () => {
      const owner = await world().owner('starter');
      const websites = await world().published(owner, 7);
      const badges = async () =>
        Promise.all(
          websites.map(async (one) => (await visit(`${one.subdomain}.localhost`)).body.includes('Made with')),
        );
      for (const step of [world().stops, () => world().pays(owner, 'business'), world().stops]) await step(owner);
      await world().until(async () => expect(await badges()).toEqual(websites.map(() => true)));
      await world().pays(owner, 'starter');
      await world().stops(owner);
      await world().pays(owner, 'business');
      await world().until(async () => expect(await badges()).toEqual(websites.map(() => false)));
    });

    it('of pages that lost their code for the head may load nothing from elsewhere any more', async () => {
      const owner = await world().owner('starter');
      const [website] = await world().published(owner, 1);
      const { id = '', subdomain = '' } = website ?? {};
      const policy = async () =>
        String((await visit(`${subdomain}.localhost`)).headers['content-security-policy'] ?? 'none');
      const tight = await policy();
      good(
        await owner.ask('mutation ($id: ID!, $code: String!) { setHeadCode(id: $id, headCode: $code) { id } }', {
          id,
          code: '<script src="https://count.example/x.js"></script>',
        }),
      );
      await world().until(async () => expect(await policy()).not.toBe(tight));
      await world().stops(owner);
      await world().until(async () => expect(await policy()).toBe(tight));
      await world().pays(owner, 'starter');
      await world().until(async () => expect(await policy()).not.toBe(tight));
    });
  });

  it('names before a smaller plan everything that changes with it', async () => {
    const { rows, database } = world();
    const owner = await world().owner('business');
    const restsWith = async (plan: string): Promise<Rested[]> =>
      good(
        await owner.ask<{ viewer: { planChange: { rests: Rested[] } } }>(
          'query ($plan: ID!) { viewer { planChange(plan: $plan) { rests { kind name detail } } } }',
          { plan },
        ),
      ).viewer.planChange.rests;
    expect(await restsWith('free')).toEqual([]);
    const websites = await world().published(owner, 4);
    const [least, , , most] = websites;
    const id = most?.id ?? '';
    expect((await restsWith('free')).map(({ kind, name }) => [kind, name])).toEqual([
      ['website', 'Shop 0'],
      ['badge', 'Made with Pagewright'],
    ]);
    await connectName(database, { id }, `names-${id}.example`);
    await connectName(database, { id: least?.id ?? '' }, `names-${least?.id}.example`);
    await rows('update websites set page_count = 6 where id = $1', [id]);
    good(await owner.ask('mutation ($id: ID!) { setHeadCode(id: $id, headCode: "<meta name=x>") { id } }', { id }));
    await addEntries(world(), id, 101);
    await planSteps(world().api, database).countMessages(owner, id, 30);
    expect(await restsWith('starter')).toEqual([
      {
        kind: 'domain',
        name: expect.stringMatching(/^names-\w+\.example$/),
        detail: 'leads to the website’s address with us, and stays yours',
      },
    ]);
    const free = await restsWith('free');
    expect(free.map(({ kind }) => kind)).toEqual([
      'website',
      'domain',
      'domain',
      'page-limit',
      'head-code',
      'waitlist',
      'badge',
      'messages',
    ]);
    expect(free.find(({ kind }) => kind === 'page-limit')?.detail).toContain('keeps its 6 pages');
    expect(free.find(({ kind }) => kind === 'waitlist')?.detail).toContain('hides 1 entry');
    expect(free.find(({ kind }) => kind === 'messages')?.detail).toContain('you used 30');
  });
}

const addEntries = ({ rows, clock }: RestingWorld, websiteId: string, count: number) =>
  rows(
    `insert into form_submissions (id, website_id, kind, email, created_at)
     select $1 || '-' || nth, $1, 'waitlist', nth || '@example.test', $2 from generate_series(1, $3::int) as nth`,
    [websiteId, clock(), count],
  );

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { FetchRefused } from '#backend/integrations/safe-fetch/index.ts';
import type { SafeFetch } from '#backend/integrations/safe-fetch/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { askBlog, makePost, onPost, readPost, savePost } from '#tests/support/blog-steps.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { moment } from '#tests/support/moment.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { bringPictures, cancelTask, taskEnded } from '#tests/support/task-steps.ts';
import { somePhoto } from '#tests/support/upload-steps.ts';
import { failure, good, madeBy, run } from '#tests/support/website-steps.ts';

// Databases take their time on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OVEN = 'https://old.example/oven.jpg';
const missing = () => Promise.reject(new FetchRefused('STATUS', 'There is nothing at that address.'));

/** What the web answers next, and what it was asked for. */
let picture: SafeFetch['picture'] = missing;
let asked: string[] = [];
const photo = async (seed: number) => ({ url: OVEN, bytes: await somePhoto(seed, 64, 40), kind: 'jpeg' as const });

let database: OpenedDatabase;
let api: Api;
let owner: TestPerson;
const safeFetch: SafeFetch = {
  page: missing,
  sheet: missing,
  picture: (address, signal) => {
    asked.push(address);
    return picture(address, signal);
  },
};
const openWith = (others: Partial<Parameters<typeof openApi>[0]> = {}) =>
  openApi({ database: { ...database, close: async () => undefined }, safeFetch, ...others });
beforeAll(async () => {
  database = await openInMemory();
  api = await openWith();
});
beforeEach(async () => {
  owner = await api.person();
});
afterAll(async () => {
  await api.close();
  await database.close();
});
afterEach(() => {
  picture = missing;
  asked = [];
});

const made = async () => (await madeBy(owner, { brief: 'Rye Bakery' })).id;
const bodyOf = async (website: string, post: string) => (await readPost(owner, website, post))?.body;
const begun = async (website: string, post?: string) =>
  good(await bringPictures(owner, website, post ?? null)).bringBlogPictures.id;
const brought = async (website: string, post?: string) => taskEnded(api, owner, website, await begun(website, post));
const said = ({ items }: Awaited<ReturnType<typeof brought>>) =>
  items.items.map(({ name, outcome }) => `${new URL(name).pathname} ${outcome}`);

it('pictures of a post come into the library, and what cannot be had stays a link and says why', async () => {
  const website = await made();
  picture = (address) => (address === OVEN ? photo(1) : missing());
  const body = `Our oven:\n\n![The oven](${OVEN})\n\n![Lost](https://old.example/lost.png)`;
  const post = await makePost(owner, website, { body });
  expect(await askBlog(owner, website, `post(id: "${post.id}") { picturesElsewhere }`)).toEqual({
    post: { picturesElsewhere: 2 },
  });
  const task = await brought(website, post.id);
  expect(task).toMatchObject({ state: 'DONE', about: post.id, done: 2, total: 2, isCounted: false });
  expect(said(task)).toEqual(['/oven.jpg CREATED', '/lost.png REFUSED']);
  expect(task.items.items[1]?.problem).toBe('There is nothing at that address.');
  expect(await bodyOf(website, post.id)).toMatch(
    /^Our oven:\n\n!\[The oven\]\(asset:[0-9a-f]{32}\)\n\n!\[Lost\]\(https:\/\/old\.example\/lost\.png\)$/,
  );
  const { website: shown } = good(
    await owner.ask<{ website: { assets: { edges: { node: { name: string; alt: string } }[] } } }>(
      'query ($id: ID!) { website(id: $id) { assets { edges { node { name alt } } } } }',
      { id: website },
    ),
  );
  expect(shown.assets.edges).toEqual([{ node: { name: 'oven.jpg', alt: 'The oven' } }]);
});

it('readers of a published post get the picture as well, and none of what is not published', async () => {
  const website = await made();
  good(await run(owner, 'publishWebsite', website));
  const post = await makePost(owner, website, { slug: 'oven', body: `![The oven](${OVEN})` });
  good(await onPost(owner, 'publishBlogPost', post.id));
  const { version = 0 } = (await readPost(owner, website, post.id)) ?? {};
  good(await savePost(owner, post.id, version, { body: `Not yet.\n\n![The oven](${OVEN})` }));
  picture = () => photo(2);
  await brought(website, post.id);
  const { subdomain } = good(
    await owner.ask<{ website: { subdomain: string } }>('query ($id: ID!) { website(id: $id) { subdomain } }', {
      id: website,
    }),
  ).website;
  const site = await api.backend.sites.find(`${subdomain}.localhost`);
  const page = (await site?.files.read('/blog/oven'))?.identity.toString() ?? '';
  expect(page).toMatch(/<img[^>]+alt="The oven"/);
  expect(page).not.toContain('old.example');
  expect(page).not.toContain('Not yet.');
  expect(await readPost(owner, website, post.id)).toMatchObject({ isChanged: true });
});

it('all posts are looked through, and a picture of several is fetched once', async () => {
  const website = await made();
  picture = () => photo(3);
  const posts = [
    await makePost(owner, website, { title: 'One', body: `![Oven](${OVEN})` }),
    await makePost(owner, website, { title: 'Two', body: `![Same](${OVEN})` }),
    await makePost(owner, website, { title: 'Three', body: 'A [link](https://old.example/) alone.' }),
  ];
  expect(await askBlog(owner, website, 'postsWithPicturesElsewhere')).toEqual({ postsWithPicturesElsewhere: 2 });
  expect(said(await brought(website))).toEqual(['/oven.jpg CREATED']);
  expect(asked).toEqual([OVEN]);
  const bodies = await Promise.all(posts.map(({ id }) => bodyOf(website, id)));
  expect(bodies.map((body) => body?.includes('asset:'))).toEqual([true, true, false]);
  expect(await askBlog(owner, website, 'postsWithPicturesElsewhere')).toEqual({ postsWithPicturesElsewhere: 0 });
  expect(await brought(website)).toMatchObject({ state: 'NOTHING', total: 0 });
});

it('what somebody types meanwhile stays', async () => {
  const website = await made();
  const post = await makePost(owner, website, { body: `![Oven](${OVEN})` });
  picture = async () => {
    good(await savePost(owner, post.id, post.version, { body: `Typed.\n\n![Oven](${OVEN})` }));
    return photo(4);
  };
  await brought(website, post.id);
  expect(await bodyOf(website, post.id)).toMatch(/^Typed\.\n\n!\[Oven\]\(asset:[0-9a-f]{32}\)$/);
});

it('a website that does not answer is not asked for all of its pictures', async () => {
  const website = await made();
  picture = () => Promise.reject(new FetchRefused('TOO_SLOW', 'That website took too long to answer.'));
  const addresses = [1, 2, 3, 4, 5].map((nth) => `![](https://slow.example/${nth}.png)`);
  const post = await makePost(owner, website, { body: addresses.join('\n\n') });
  const { items } = await brought(website, post.id);
  expect(asked).toHaveLength(3);
  expect(items.items.map(({ problem }) => problem).slice(2)).toEqual([
    'That website took too long to answer.',
    ...Array(2).fill('slow.example did not answer for other pictures, so it was not asked for this one.'),
  ]);
});

it('a library without room says so, and keeps what came in before', async () => {
  const website = await made();
  const admin = await api.person(['admin']);
  const first = await photo(5);
  const plan = { mediaBytes: first.bytes.length + 10 };
  await decide(admin, 'limits.plans', { free: plan, starter: plan, business: plan });
  let seed = 4;
  picture = () => photo((seed += 1));
  const post = await makePost(owner, website, {
    body: `![One](${OVEN})\n\n![Two](https://old.example/two.jpg)`,
  });
  const task = await brought(website, post.id);
  await leaveOpen(admin, 'limits.plans');
  expect(task.state).toBe('FAILED');
  expect(task.note).toMatch(/pictures|media|room/i);
  expect(said(task)).toEqual(['/oven.jpg CREATED']);
  expect(await bodyOf(website, post.id)).toMatch(/^!\[One\]\(asset:[0-9a-f]{32}\)\n\n!\[Two\]\(https:/);
});

it('is begun once at a time, can be cancelled, and goes on in the next process', async () => {
  const website = await made();
  const post = await makePost(owner, website, { body: `![Oven](${OVEN})` });
  const waiting = moment();
  picture = (_address, signal) => {
    waiting.happen();
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const first = await begun(website, post.id);
  await waiting.happened;
  expect((await bringPictures(owner, website, post.id)).errors?.[0]?.message).toContain('already');
  const cancelled = good(await cancelTask(owner, first)).cancelBlogTask;
  expect(cancelled).toMatchObject({
    state: 'CANCELLED',
    note: 'Cancelled. The pictures that had come in by then stay.',
  });
  expect(await bodyOf(website, post.id)).toBe(`![Oven](${OVEN})`);

  const again = moment();
  // The process that hangs is not gone, and may be the one that takes the task up again.
  picture = () => {
    again.happen();
    picture = () => photo(9);
    return new Promise(() => undefined);
  };
  const second = await begun(website, post.id);
  await again.happened;
  const next = await openWith({
    storage: api.storage,
    safeFetch: { page: missing, picture: () => photo(9), sheet: missing },
  });
  expect(said(await taskEnded(api, owner, website, second))).toEqual(['/oven.jpg CREATED']);
  await next.close();
});

it('is refused in words while staff have switched it off, and for a post of somebody else', async () => {
  const website = await made();
  const admin = await api.person(['admin']);
  await decide(admin, 'switch.import-by-address', 'off');
  expect(failure(await bringPictures(owner, website))).toMatchObject({ code: 'UNAVAILABLE' });
  await leaveOpen(admin, 'switch.import-by-address');
  const elsewhere = await makePost(owner, await made(), { body: `![Oven](${OVEN})` });
  expect(failure(await bringPictures(owner, website, elsewhere.id))).toMatchObject({ code: 'NOT_FOUND' });
});

import { createServer } from 'node:http';
import { once } from 'node:events';
import { openDatabase } from '#backend/db/index.ts';
import { posts, postSlugs } from '#backend/db/schema.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { createSiteCache } from '#backend/modules/publishing/site-cache.ts';
import { createFront, createPeerReader } from '#hosting/index.ts';
import { openApi, PAYER, testSettings } from '#tests/support/api.ts';
import { makePost, onPost } from '#tests/support/blog-steps.ts';
import { blogPost } from '#tests/support/blog-files.ts';
import { change, good, madeBy, read, run } from '#tests/support/website-steps.ts';
import { gentleEnd } from '../../shutdown.ts';

// What answers visitors, with blogs of few and of many posts on the database of a real start. The measure asks it for work by
// addresses: `/publish?few` publishes one more post, `/whole` the whole website with the job behind it, `/memory?few` says what its site takes.
const folder = process.argv[2] ?? '';
const settings = testSettings({ DATA_DIR: folder });
const database = await openDatabase(settings, () => undefined);
const storage = openStorage(settings);
const api = await openApi({ database, settings, storage });
const owner = await api.person([], PAYER);

async function blogOf(count: number) {
  const website = await madeBy(owner);
  good(await run(owner, 'publishWebsite', website.id));
  const rows = Array.from({ length: count }, (_, nth) => blogPost(website.id, nth, api.time.now));
  for (let at = 0; at < rows.length; at += 100) {
    await database.db.insert(posts).values(rows.slice(at, at + 100));
    await database.db
      .insert(postSlugs)
      .values(rows.slice(at, at + 100).map(({ id, live }) => ({ websiteId: website.id, postId: id, slug: live.slug })));
  }
  await publishPost(website.id, 'The first by hand');
  return { ...website, host: `${website.subdomain}.localhost` };
}

/** Gives the milliseconds until readers find it. */
async function publishPost(websiteId: string, title: string): Promise<number> {
  const { id } = await makePost(owner, websiteId, {
    title,
    body: blogPost(websiteId, 1, api.time.now).live.body,
    tags: ['Bread'],
  });
  api.pass(60);
  const begun = performance.now();
  good(await onPost(owner, 'publishBlogPost', id));
  return performance.now() - begun;
}

const file = async (host: string, path: string) =>
  (await (await api.backend.sites.find(host))?.files.read(path))?.identity.toString() ?? '';

/** Waits until a job has made what is asked for. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
}

const blogs = { few: await blogOf(10), many: await blogOf(Number(process.env['BENCH_POSTS'] ?? 1000)) };
const oldest = '/blog/post-0';
for (const { host } of Object.values(blogs)) await until(async () => (await file(host, oldest)) !== '');

/** Publishes the website with another name, and waits until its oldest post has it. */
async function publishWhole(): Promise<number> {
  const { id, host } = blogs.many;
  const name = `Bakery ${performance.now().toFixed(0)}`;
  good(await change(owner, id, (await read(owner, id)).currentRevision, { type: 'setBrand', name }));
  const begun = performance.now();
  good(await run(owner, 'publishWebsite', id));
  await until(async () => (await file(host, oldest)).includes(name));
  return performance.now() - begun;
}

const inUse = () => {
  // What the first time sets free is only taken away by the next.
  for (let time = 0; time < 3; time += 1) global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** So many memories of one site: what else comes and goes in the process weighs little beside them. */
const COPIES = 20;

/** Bytes of a memory of sites that knows this one, of which five posts were read, and nothing else; of an empty one for no host. */
async function memoryOf(host: string | null): Promise<number> {
  const hosts = { mayShow: () => true, learn: (name: string) => name, onNews: () => undefined };
  const read = async () => {
    const cache = createSiteCache({ settings, db: database.db, storage, clock: () => new Date(), log: console, hosts });
    const site = host === null ? null : await cache.find(host);
    for (let which = 0; which < 5; which += 1) await site?.files.read(`/blog/post-${which}`);
    return cache;
  };
  const kept = [await read()];
  const before = inUse();
  for (let copy = 0; copy < COPIES; copy += 1) kept.push(await read());
  const taken = (inUse() - before) / COPIES;
  if (host !== null && kept.some((cache) => !cache.find(host))) throw new Error(`${host} is not known`);
  return taken;
}

let nth = 0;
const work: Record<string, () => Promise<number>> = {
  '/publish?few': () => publishPost(blogs.few.id, `Another ${(nth += 1)}`),
  '/publish?many': () => publishPost(blogs.many.id, `Another ${(nth += 1)}`),
  '/whole': publishWhole,
  '/memory?none': () => memoryOf(null),
  '/memory?few': () => memoryOf(blogs.few.host),
  '/memory?many': () => memoryOf(blogs.many.host),
};

const front = createFront(
  { settings, sites: api.backend.sites, peerOf: createPeerReader(settings.trustedProxies) },
  ({ url = '' }, response) =>
    void (work[url]?.() ?? Promise.reject(new Error(`Nobody does ${url}`))).then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    ),
);
const server = createServer(front);
gentleEnd(server, () => undefined);
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
console.info(JSON.stringify({ port, few: blogs.few.host, many: blogs.many.host }));

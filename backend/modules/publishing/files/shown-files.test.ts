import { expect, it } from 'vitest';
import { openApi, testSettings } from '#tests/support/api.ts';
import { makePost, onPost } from '#tests/support/blog-steps.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';
import { loadSite } from '../load-site.ts';
import { createFileReader } from './read-files.ts';

it('a site that is known is brought up to date by what changed on its blog, and is the same as one read anew', async () => {
  const database = await openInMemory();
  const { db } = database;
  const api = await openApi({ database });
  const owner = await api.person();
  const { id, subdomain } = await madeBy(owner);
  good(await run(owner, 'publishWebsite', id));
  const [first, second] = [
    await makePost(owner, id, { title: 'First' }),
    await makePost(owner, id, { title: 'Second' }),
  ];
  const files = createFileReader({ db, storage: api.storage, mostBytes: 1_000_000 });
  const sources = { settings: testSettings(), db, clock: () => api.time.now, files };
  const load = (before?: Awaited<ReturnType<typeof loadSite>>) => loadSite(sources, `${subdomain}.localhost`, before);
  const shownBy = async (loaded: Awaited<ReturnType<typeof load>>) => {
    const paths = [...(loaded?.site.files.keys() ?? [])].sort();
    const bytes = await Promise.all(paths.map(async (path) => [path, await loaded?.site.files.read(path)]));
    return { bytes, media: loaded?.site.media, redirects: loaded?.site.redirects };
  };
  let known = await load();
  const pathsAfter = async () => {
    known = await load(known);
    expect(await shownBy(known)).toEqual(await shownBy(await load()));
    return [...(known?.site.files.keys() ?? [])].filter((path) => path.startsWith('/blog')).sort();
  };
  const feeds = ['/blog/atom.xml', '/blog/feed.json', '/blog/rss.xml'];

  good(await onPost(owner, 'publishBlogPost', first.id));
  expect(await pathsAfter()).toEqual(['/blog', ...feeds, '/blog/first'].sort());
  good(await onPost(owner, 'publishBlogPost', second.id));
  expect(await pathsAfter()).toEqual(['/blog', ...feeds, '/blog/first', '/blog/second'].sort());
  good(await onPost(owner, 'unpublishBlogPost', first.id));
  expect(await pathsAfter()).toEqual(['/blog', ...feeds, '/blog/second'].sort());
  good(await run(owner, 'publishWebsite', id));
  good(await onPost(owner, 'unpublishBlogPost', second.id));
  expect(await pathsAfter()).toEqual([]);
  expect(known?.site.files.has('/sitemap.xml')).toBe(true);
  await api.close();
}, 120_000);

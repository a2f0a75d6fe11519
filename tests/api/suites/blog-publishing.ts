import { describe, expect, it, vi } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, onPost, readPost, savePost } from '#tests/support/blog-steps.ts';
import type { PostChange } from '#tests/support/blog-steps.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { change, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';

const WAITING = { heading: 'Soon', intro: '', when: '', askName: false, button: '', thanks: '' };
const saveWaitlist = (owner: TestPerson, id: string, on: boolean) =>
  owner.ask<{ saveWaitlist: { id: string } }>(
    'mutation ($id: ID!, $input: WaitlistInput!) { saveWaitlist(id: $id, input: $input) { id } }',
    { id, input: { ...WAITING, on } },
  );
const SOON = { timeout: 20_000, interval: 25 };

/** Posts as readers find them. */
export function blogPublishingSuite(api: () => Api) {
  async function published() {
    const owner = await api().person();
    const { id, subdomain } = await madeBy(owner, { brief: 'Rye Bakery' });
    good(await run(owner, 'publishWebsite', id));
    const site = async () => api().backend.sites.find(`${subdomain}.localhost`);
    const page = async (path: string) => (await (await site())?.files.read(path))?.identity.toString();
    return { owner, id, site, page };
  }
  async function post(owner: TestPerson, website: string, input: PostChange) {
    const made = await makePost(owner, website, { body: 'Words.', ...input });
    return good(await onPost(owner, 'publishBlogPost', made.id)).publishBlogPost;
  }
  const update = async (owner: TestPerson, website: string, id: string, input: PostChange) => {
    const { version = 0 } = (await readPost(owner, website, id)) ?? {};
    good(await savePost(owner, id, version, input));
    good(await onPost(owner, 'publishBlogPost', id));
  };

  describe('published posts', () => {
    it('have a page, stand in lists, feeds and the sitemap, and are gone from all of them at once', async () => {
      const { owner, id, page } = await published();
      const before = await page('/sitemap.xml');
      const { id: postId } = await post(owner, id, {
        title: 'Rye bread',
        slug: 'rye',
        body: '# Flour\n\nIt is *dark*.',
        tags: ['Grain'],
      });
      expect(await page('/blog/rye')).toContain('<h2 id="post-flour">Flour</h2>');
      expect(await page('/blog/rye')).toContain('It is <em>dark</em>.');
      const everywhere = [
        '/blog',
        '/blog/tag/grain',
        '/blog/rss.xml',
        '/blog/atom.xml',
        '/blog/feed.json',
        '/sitemap.xml',
      ];
      for (const path of everywhere)
        expect([path, await page(path)]).toEqual([path, expect.stringContaining('/blog/rye')]);
      good(await onPost(owner, 'unpublishBlogPost', postId));
      for (const path of [...everywhere.slice(0, -1), '/blog/rye'])
        expect([path, await page(path)]).toEqual([path, undefined]);
      expect(await page('/sitemap.xml')).toBe(before);
    });

    it('show no gaps, on pages and in feeds', async () => {
      const { owner, id, page } = await published();
      await post(owner, id, {
        title: 'Rye [[how]]',
        slug: 'rye',
        excerpt: '[[why]]',
        body: 'Dark. It bakes [[how long]].',
      });
      for (const path of ['/blog/rye', '/blog', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'])
        expect([path, await page(path)]).toEqual([path, expect.not.stringContaining('[[')]);
      expect(await page('/blog/rye')).toContain('Dark.');
      expect(await page('/blog/rye')).not.toContain('how long');
    });

    it('do not show what was written since, nor what of the website was not published', async () => {
      const { owner, id, page } = await published();
      const { id: postId } = await post(owner, id, { title: 'Rye bread', slug: 'rye', body: 'Dark.' });
      good(await change(owner, id, (await read(owner, id)).currentRevision, setHeading('Not yet')));
      good(await savePost(owner, postId, 1, { body: 'Darker.' }));
      await post(owner, id, { title: 'Wheat', slug: 'wheat' });
      expect(await page('/blog/rye')).toContain('Dark.');
      expect(await page('/blog/rye')).not.toContain('Darker.');
      expect(await page('/')).not.toContain('Not yet');
      await update(owner, id, postId, {});
      expect(await page('/blog/rye')).toContain('Darker.');
    });

    it('are found at addresses that they had, in one step', async () => {
      const { owner, id, page, site } = await published();
      const { id: postId } = await post(owner, id, { title: 'Rye', slug: 'rye' });
      for (const slug of ['rye-bread', 'dark-bread']) await update(owner, id, postId, { slug });
      expect(await page('/blog/rye')).toBeUndefined();
      const { redirects } = (await site()) ?? {};
      for (const old of ['rye', 'rye-bread']) expect(redirects?.get(`/blog/${old}`)).toBe('/blog/dark-bread');
      expect(redirects?.has('/blog/dark-bread')).toBe(false);
    });

    it('are found, with lists and feeds, where the blog was before it moved', async () => {
      const { owner, id, page, site } = await published();
      await post(owner, id, { title: 'Rye', slug: 'rye' });
      const { currentRevision } = await read(owner, id);
      good(await change(owner, id, currentRevision, { type: 'setBlog', path: '/journal' }));
      good(await run(owner, 'publishWebsite', id));
      await vi.waitFor(async () => expect(await page('/journal/rye')).toContain('Words.'), SOON);
      const { redirects } = (await site()) ?? {};
      for (const path of ['', '/rye', '/rss.xml']) expect(redirects?.get(`/blog${path}`)).toBe(`/journal${path}`);
    });

    it('stay while the website is published again, and take on what is new of it', async () => {
      const { owner, id, page } = await published();
      await post(owner, id, { title: 'Rye', slug: 'rye' });
      good(await change(owner, id, (await read(owner, id)).currentRevision, { type: 'setBrand', name: 'Wheat & Co' }));
      good(await run(owner, 'publishWebsite', id));
      expect(await page('/')).toContain('Wheat &amp; Co');
      expect(await page('/blog/rye')).toContain('Words.');
      await vi.waitFor(async () => expect(await page('/blog/rye')).toContain('Wheat &amp; Co'), SOON);
    });

    it('are not to be seen while the website waits, rests or is not published', async () => {
      const { owner, id, page, site } = await published();
      await post(owner, id, { title: 'Rye', slug: 'rye' });
      good(await saveWaitlist(owner, id, true));
      for (const path of ['/blog/rye', '/blog/rss.xml']) expect(await page(path)).toBeUndefined();
      good(await saveWaitlist(owner, id, false));
      expect(await page('/blog/rye')).toContain('Words.');
      good(await run(owner, 'unpublishWebsite', id));
      expect(await site()).toBeNull();
      good(await run(owner, 'publishWebsite', id));
      await vi.waitFor(async () => expect(await page('/blog/rye')).toContain('Words.'), SOON);
    });

    it('bring their pictures along', async () => {
      const { owner, id, page, site } = await published();
      const { id: picture } = good(await upload(api(), owner, id, await somePhoto())).uploadAsset;
      await post(owner, id, { title: 'Rye', slug: 'rye', body: `![Our oven](asset:${picture})` });
      const html = (await page('/blog/rye')) ?? '';
      const [, file = ''] = /<img src="\/-\/media\/([^"]+)" alt="Our oven" width="320" height="200"/.exec(html) ?? [];
      expect((await site())?.media.has(file)).toBe(true);
      expect(html).toMatch(/<source type="image\/avif" srcset="\/-\/media\//);
    });

    it('are the same bytes whether they came one after the other or were all made anew', async () => {
      const { owner, id, page, site } = await published();
      const files = async () => {
        const paths = [...((await site())?.files.keys() ?? [])].filter((path) => /^\/(blog|sitemap)/.test(path)).sort();
        return Promise.all(paths.map(async (path) => [path, await page(path)]));
      };
      const rename = async (name: string) => {
        good(await change(owner, id, (await read(owner, id)).currentRevision, { type: 'setBrand', name }));
        good(await run(owner, 'publishWebsite', id));
      };
      await rename('Rye Bakery');
      const { id: first } = await post(owner, id, { title: 'Rye', slug: 'rye', tags: ['Bread', 'Grain'] });
      for (const nth of [1, 2, 3, 4]) {
        api().pass(3600);
        await post(owner, id, { title: `Loaf ${nth}`, tags: nth % 2 ? ['Bread'] : ['Grain', 'News'] });
      }
      const { id: gone } = await post(owner, id, { title: 'Wheat', tags: ['Bread'] });
      await update(owner, id, first, { title: 'Dark rye', slug: 'dark-rye', body: 'Other words.' });
      good(await onPost(owner, 'unpublishBlogPost', gone));
      const step = await files();
      expect(step.map(([path]) => path)).toContain('/blog/dark-rye');
      await rename('Wheat Bakery');
      const isPage = (path = '') => !/\.(xml|json)$/.test(path);
      await vi.waitFor(async () => {
        for (const [path, text] of await files()) if (isPage(path)) expect(text).toContain('Wheat Bakery');
      }, SOON);
      await rename('Rye Bakery');
      await vi.waitFor(async () => expect(await files()).toEqual(step), SOON);
    });

    it('are all made by one try, whoever publishes at the same moment', async () => {
      const { owner, id, page } = await published();
      const slugs = ['one', 'two', 'three', 'four', 'five'];
      await Promise.all(slugs.map((slug) => post(owner, id, { title: slug, slug })));
      await vi.waitFor(async () => {
        const index = await page('/blog');
        for (const slug of slugs) expect(index).toContain(`/blog/${slug}`);
      }, SOON);
      for (const slug of slugs) expect(await page(`/blog/${slug}`)).toContain('Words.');
    });
  });
}

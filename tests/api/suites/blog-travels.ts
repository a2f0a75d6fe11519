import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Image } from '#site/model/fields.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import {
  addTopic,
  askBlog,
  listedPosts,
  makePost,
  onPost,
  onPosts,
  savePost,
  schedulePost,
  setZone,
} from '#tests/support/blog-steps.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import type { AssetAnswer } from '#tests/support/upload-steps.ts';
import { failure, good, madeBy, run } from '#tests/support/website-steps.ts';

const asCover = ({ id, width, height }: AssetAnswer): Image => ({ source: 'asset', id, alt: 'A loaf', width, height });
const unzip = (archive: string) => unzipSync(Buffer.from(archive, 'base64'));

/** Posts go wherever their website goes. */
export function blogTravelsSuite(api: () => Api) {
  /** One post of each state, with pictures as cover and in a text. */
  async function blog() {
    const owner = await api().person();
    const website = (await madeBy(owner, { brief: 'Travelling Blog' })).id;
    good(await setZone(owner, website, 'Europe/Vienna'));
    const cover = good(await upload(api(), owner, website, await somePhoto(31, 64, 40))).uploadAsset;
    const inText = good(await upload(api(), owner, website, await somePhoto(32, 64, 40))).uploadAsset;
    const shown = await makePost(owner, website, {
      title: 'Shown',
      tags: ['Bread'],
      cover: asCover(cover),
      slug: 'first-name',
    });
    good(await onPost(owner, 'publishBlogPost', shown.id));
    good(await savePost(owner, shown.id, 1, { slug: 'shown', body: `![A crumb](asset:${inText.id})\n` }));
    const { version } = good(await onPost(owner, 'publishBlogPost', shown.id)).publishBlogPost;
    good(await savePost(owner, shown.id, version, { excerpt: 'Changed since' }));
    const waiting = await makePost(owner, website, { title: 'Waiting' });
    good(await schedulePost(owner, waiting.id, `${api().time.now.getUTCFullYear() + 1}-07-05T09:00`));
    await makePost(owner, website, { title: 'Draft', body: '---\nlines\n---' });
    await makePost(owner, website, { title: 'Draft' });
    const deleted = await makePost(owner, website, { title: 'Deleted' });
    good(await onPosts(owner, 'deleteBlogPosts', deleted.id));
    await addTopic(owner, website, 'Why rye?');
    return { owner, website, cover, inText };
  }
  const titles = async (person: TestPerson, website: string) =>
    (await listedPosts(person, website)).map(({ title, state, slug }) => [title, state, slug]).sort();
  const pictures = async (person: TestPerson, website: string) =>
    good(
      await person.ask<{ website: { assets: { edges: { node: { id: string } }[] } } }>(
        'query ($id: ID!) { website(id: $id) { assets { edges { node { id } } } } }',
        { id: website },
      ),
    ).website.assets.edges.map(({ node }) => node.id);

  describe('posts and the ZIP of a website', () => {
    it('lose nothing: exported, imported by somebody else and exported again it is the same ZIP', async () => {
      const { owner, website, cover, inText } = await blog();
      const other = await api().person();
      const { archive } = good(await exported(owner, website)).exportWebsite;
      const files = unzip(archive);
      expect(Object.keys(files).filter((path) => path.startsWith('posts/'))).toEqual([
        'posts/draft.md',
        'posts/draft_2.md',
        'posts/shown.md',
        'posts/shown.published.md',
        'posts/waiting.md',
      ]);
      expect(strFromU8(files['posts/shown.md'] ?? new Uint8Array())).toContain('excerpt: Changed since');
      expect(strFromU8(files['posts/shown.published.md'] ?? new Uint8Array())).not.toContain('Changed since');
      const { importWebsite } = good(await imported(other, archive));
      expect(await titles(other, importWebsite.id)).toEqual(await titles(owner, website));
      expect((await pictures(other, importWebsite.id)).sort()).toEqual([cover.id, inText.id].sort());
      expect(await askBlog(other, importWebsite.id, 'timeZone')).toEqual({ timeZone: 'Europe/Vienna' });
      expect(good(await exported(other, importWebsite.id)).exportWebsite.archive === archive).toBe(true);
    });

    it('have their pages in it, with lists and links that work in any folder, and no word that readers may not see', async () => {
      const { owner, website } = await blog();
      const files = unzip(good(await exported(owner, website)).exportWebsite.archive);
      const page = (path: string) => strFromU8(files[path] ?? new Uint8Array());
      const post = page('blog/shown/index.html');
      const [, picture = ''] = /<img src="\.\.\/\.\.\/(-\/media\/[^"]+)" alt="A crumb"/.exec(post) ?? [];
      expect(Object.keys(files)).toContain(picture);
      expect(post).toContain('href="../../blog/index.html"');
      for (const list of ['blog/index.html', 'blog/tag/bread/index.html']) {
        expect(page(list)).toContain('blog/shown/index.html');
        expect(page(list)).not.toMatch(/Draft|Waiting|Changed since/);
      }
      expect(page('blog/first-name/index.html')).toContain('url=../../blog/shown/index.html');
      expect(
        Object.keys(files)
          .filter((path) => path.startsWith('blog/'))
          .sort(),
      ).toEqual([
        'blog/atom.xml',
        'blog/first-name/index.html',
        'blog/index.html',
        'blog/shown/index.html',
        'blog/tag/bread/index.html',
      ]);
    });

    it('are refused in words when somebody broke one', async () => {
      const { owner, website } = await blog();
      const files = unzip(good(await exported(owner, website)).exportWebsite.archive);
      const broken = zipSync({ ...files, 'posts/draft.md': Buffer.from('---\ntitle: "x\n---\n') });
      expect(failure(await imported(owner, Buffer.from(broken).toString('base64')))).toMatchObject({
        code: 'INVALID',
        fields: { archive: [expect.stringContaining('posts/draft.md cannot be read')] },
      });
    });
  });

  describe('posts of a copied website', () => {
    it('are drafts with their pictures, and topics come along', async () => {
      const { owner, website, cover, inText } = await blog();
      const { duplicateWebsite } = good(await run(owner, 'duplicateWebsite', website));
      expect(await titles(owner, duplicateWebsite.id)).toEqual([
        ['Draft', 'DRAFT', ''],
        ['Draft', 'DRAFT', ''],
        ['Shown', 'DRAFT', 'shown'],
        ['Waiting', 'DRAFT', 'waiting'],
      ]);
      expect((await pictures(owner, duplicateWebsite.id)).sort()).toEqual([cover.id, inText.id].sort());
      expect(await askBlog(owner, duplicateWebsite.id, 'timeZone topics { title }')).toEqual({
        timeZone: 'Europe/Vienna',
        topics: [{ title: 'Why rye?' }],
      });
    });
  });

  it('pictures of posts, as covers or in texts, stay in the library while a post shows them', async () => {
    const { owner, website, cover, inText } = await blog();
    const remove = (id: string) =>
      owner.ask('mutation ($websiteId: ID!, $id: ID!) { removeAsset(websiteId: $websiteId, id: $id) { id } }', {
        websiteId: website,
        id,
      });
    for (const { id } of [cover, inText]) expect(failure(await remove(id))).toMatchObject({ code: 'INVALID' });
    const spare = good(await upload(api(), owner, website, await somePhoto(33, 64, 40))).uploadAsset;
    good(await remove(spare.id));
  });

  it('posts and topics are among what an account takes away, deleted posts too', async () => {
    const { owner, website } = await blog();
    const { records } = good(
      await owner.ask<{
        website: { records: { posts: { name: string; text: string }[]; topics: { title: string }[] } };
      }>('query ($id: ID!) { website(id: $id) { records } }', { id: website }),
    ).website;
    expect(records.posts.map(({ name }) => name)).toEqual(['deleted', 'draft', 'draft_2', 'shown', 'waiting']);
    expect(records.posts[0]?.text).toContain('deleted: 2026');
    expect(records.topics).toEqual([expect.objectContaining({ title: 'Why rye?' })]);
  });
}

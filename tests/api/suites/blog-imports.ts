import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { listedPosts, makePost, onPost, onPosts, savePost } from '#tests/support/blog-steps.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

type Item = { name: string; outcome: string; problem: string; postId: string | null };

const exportPosts = async (person: TestPerson, websiteId: string) =>
  good(
    await person.ask<{ exportBlogPosts: { archive: string } }>(
      'mutation ($id: ID!) { exportBlogPosts(websiteId: $id) { archive } }',
      { id: websiteId },
    ),
  ).exportBlogPosts.archive;
const importPosts = (person: TestPerson, websiteId: string, archive: string | Uint8Array) =>
  person.ask<{ importBlogPosts: Item[] }>(
    'mutation ($id: ID!, $archive: String!) { importBlogPosts(websiteId: $id, archive: $archive) { name outcome problem postId } }',
    { id: websiteId, archive: typeof archive === 'string' ? archive : Buffer.from(archive).toString('base64') },
  );
const outcomes = async (...args: Parameters<typeof importPosts>) =>
  good(await importPosts(...args)).importBlogPosts.map(({ name, outcome }) => `${name} ${outcome}`);

const wordPress = (title: string, html: string) =>
  strToU8(
    `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>${title}</title><guid>https://old.example/?p=7</guid><wp:post_name>old-bread</wp:post_name><wp:post_type>post</wp:post_type><wp:status>draft</wp:status><content:encoded><![CDATA[${html}]]></content:encoded></item></channel></rss>`,
  );

/** Posts taken out as Markdown files and brought in from them, or from WordPress. */
export function blogImportsSuite(api: () => Api) {
  const blog = async () => {
    const owner = await api().person();
    return { owner, website: (await madeBy(owner, { brief: 'Imported Blog' })).id };
  };

  describe('posts as a ZIP of Markdown files', () => {
    it('are the same bytes after they were imported into another blog, pictures too, and nothing comes twice', async () => {
      const { owner, website } = await blog();
      const { id, width, height } = good(await upload(api(), owner, website, await somePhoto(41, 64, 40))).uploadAsset;
      const cover = { source: 'asset' as const, id, alt: 'A loaf', width, height };
      const shown = await makePost(owner, website, { title: 'Shown', cover, body: `![Crumb](asset:${id})\n\nText` });
      good(await onPost(owner, 'publishBlogPost', shown.id));
      api().pass(1);
      await makePost(owner, website, { title: 'Draft' });
      const archive = await exportPosts(owner, website);
      const files = unzipSync(Buffer.from(archive, 'base64'));
      expect(Object.keys(files)).toEqual(['draft.md', `pictures/${id}.jpeg`, 'shown.md']);
      expect(strFromU8(files['shown.md'] ?? new Uint8Array())).toContain(`![Crumb](pictures/${id}.jpeg)`);

      const other = await blog();
      expect(await outcomes(other.owner, other.website, archive)).toEqual(['draft.md CREATED', 'shown.md CREATED']);
      expect((await exportPosts(other.owner, other.website)) === archive).toBe(true);
      expect(await outcomes(owner, website, archive)).toEqual(['draft.md UNCHANGED', 'shown.md UNCHANGED']);
      expect(await listedPosts(other.owner, other.website, 'state: PUBLISHED')).toMatchObject([
        { title: 'Shown', slug: 'shown' },
      ]);
    });

    it('say of each file what became of it; a broken one does not keep the others', async () => {
      const { owner, website } = await blog();
      const known = await makePost(owner, website, { slug: 'rye', body: 'Before' });
      good(await onPost(owner, 'publishBlogPost', known.id));
      const archive = zipSync({
        'a/rye.md': strToU8('---\ntitle: Rye bread\nslug: rye\n---\nAfter\n'),
        'a/broken.md': strToU8('---\ntitle: "x\n---\n'),
        'notes.txt': strToU8('no post'),
        'plain.md': strToU8('Only text'),
      });
      const { importBlogPosts } = good(await importPosts(owner, website, archive));
      expect(importBlogPosts).toMatchObject([
        { name: 'a/broken.md', outcome: 'REFUSED', problem: expect.stringContaining('head') },
        { name: 'a/rye.md', outcome: 'CHANGED', postId: known.id },
        { name: 'plain.md', outcome: 'CREATED' },
      ]);
      const [changed] = await listedPosts(owner, website, 'state: PUBLISHED');
      expect(changed).toMatchObject({ body: 'After\n', isChanged: true, version: 2 });
    });

    it.each([
      ['no ZIP', strToU8('hello')],
      ['a ZIP without posts', zipSync({ 'a.txt': strToU8('x') })],
      ['a ZIP that leads out of itself', zipSync({ '../a.md': strToU8('x') })],
      ['a ZIP bomb', zipSync({ 'a.md': new Uint8Array(70_000_000) })],
    ])('are refused in words: %s', async (_what, archive) => {
      const { owner, website } = await blog();
      expect(failure(await importPosts(owner, website, archive))).toMatchObject({
        code: 'INVALID',
        fields: { archive: [expect.any(String)] },
      });
    });
  });

  it('posts of WordPress come once, are changed when they are imported again, and stay deleted', async () => {
    const { owner, website } = await blog();
    expect(await outcomes(owner, website, wordPress('Old bread', '<p>One</p>'))).toEqual(['Old bread CREATED']);
    const [post] = await listedPosts(owner, website);
    expect(post).toMatchObject({ title: 'Old bread', slug: 'old-bread', body: 'One\n', state: 'DRAFT' });
    expect(await outcomes(owner, website, wordPress('Old bread', '<p>One</p>'))).toEqual(['Old bread UNCHANGED']);
    good(await savePost(owner, post?.id ?? '', 1, { slug: 'other' }));
    expect(await outcomes(owner, website, wordPress('Older bread', '<p>Two</p>'))).toEqual(['Older bread CHANGED']);
    expect(await listedPosts(owner, website)).toMatchObject([{ title: 'Older bread', slug: 'other', body: 'Two\n' }]);
    good(await onPosts(owner, 'deleteBlogPosts', post?.id ?? ''));
    expect(await outcomes(owner, website, wordPress('Older bread', '<p>Two</p>'))).toEqual(['Older bread REFUSED']);
  });
}

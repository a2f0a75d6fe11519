import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { cancelTask, forgetTask, importPosts, taskEnded, tasksOf } from '#tests/support/task-steps.ts';
import type { TaskAnswer } from '#tests/support/task-steps.ts';
import { listedPosts, makePost, onPost, onPosts, savePost } from '#tests/support/blog-steps.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

const exportPosts = async (person: TestPerson, websiteId: string) =>
  good(
    await person.ask<{ exportBlogPosts: { archive: string } }>(
      'mutation ($id: ID!) { exportBlogPosts(websiteId: $id) { archive } }',
      { id: websiteId },
    ),
  ).exportBlogPosts.archive;

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
  /** Imports a file and waits for its report. */
  const imported = async (...args: Parameters<typeof importPosts>): Promise<TaskAnswer> => {
    const [owner, website] = args;
    const { id } = good(await importPosts(...args)).importBlogPosts;
    return taskEnded(api(), owner, website, id);
  };
  const outcomes = async (...args: Parameters<typeof importPosts>) =>
    (await imported(...args)).items.items.map(({ name, outcome }) => `${name} ${outcome}`);

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

    it('come in as drafts while staff have switched publishing off', async () => {
      const { owner, website } = await blog();
      good(await onPost(owner, 'publishBlogPost', (await makePost(owner, website, { title: 'Was shown' })).id));
      const archive = await exportPosts(owner, website);
      const [other, admin] = [await blog(), await api().person(['admin'])];
      await decide(admin, 'switch.publishing', 'off');
      expect(await outcomes(other.owner, other.website, archive)).toEqual(['was-shown.md CREATED']);
      await leaveOpen(admin, 'switch.publishing');
      expect(await listedPosts(other.owner, other.website)).toMatchObject([{ title: 'Was shown', state: 'DRAFT' }]);
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
      const { items, done, total } = await imported(owner, website, archive);
      expect([done, total]).toEqual([3, 3]);
      expect(items.items).toMatchObject([
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
      const report = await imported(owner, website, archive);
      expect(report).toMatchObject({ state: 'FAILED', items: { total: 0 } });
      expect(report.note).not.toBe('');
      expect(await listedPosts(owner, website)).toEqual([]);
    });

    it('leave a report that stays until it is put away, and the next one takes its place', async () => {
      const { owner, website } = await blog();
      const archive = zipSync({ 'a.md': strToU8('A'), 'b.md': strToU8('---\ntitle: "x\n---\n') });
      await imported(owner, website, archive);
      const { id: last } = await imported(owner, website, archive);
      const [report, ...others] = await tasksOf(owner, website, 'IMPORT');
      expect(others).toEqual([]);
      expect(report).toMatchObject({ id: last, state: 'DONE', endedAt: expect.any(String) });
      expect(report?.items.items.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'REFUSED']);
      good(await forgetTask(owner, last));
      expect(await tasksOf(owner, website, 'IMPORT')).toEqual([]);
    });

    it('can be cancelled: what came in by then stays, and is there already the next time', async () => {
      const { owner, website } = await blog();
      const archive = zipSync(
        Object.fromEntries(Array.from({ length: 200 }, (_, nth) => [`${nth + 100}.md`, strToU8(`Post ${nth}`)])),
      );
      const { id } = good(await importPosts(owner, website, archive)).importBlogPosts;
      expect(failure(await importPosts(owner, website, archive))).toMatchObject({
        code: 'INVALID',
        fields: { archive: [expect.stringContaining('still being imported')] },
      });
      expect(failure(await forgetTask(owner, id)).code).toBe('INVALID');
      good(await cancelTask(owner, id));
      const report = await taskEnded(api(), owner, website, id);
      expect(report.state).toBe('CANCELLED');
      expect(good(await cancelTask(owner, id)).cancelBlogTask.state).toBe('CANCELLED');
      const before = report.items.total;
      const again = await imported(owner, website, archive);
      const kept = (await tasksOf(owner, website, 'IMPORT', 'outcome: UNCHANGED'))[0]?.items.total;
      expect([again.items.total, kept]).toEqual([200, before]);
      expect([...api().storage.files.keys()].filter((key) => key.includes('/imports/'))).toEqual([]);
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

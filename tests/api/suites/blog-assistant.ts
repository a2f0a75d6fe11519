import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { addTopic, askBlog, listedPosts, makePost, readPost } from '#tests/support/blog-steps.ts';
import { askForPart, askForTopics, forgetTask, messagesUsed, tasksOf, writeOn } from '#tests/support/task-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

/** What the assistant writes for a blog. The designer of these tests gives fixed words. */
export function blogAssistantSuite(api: () => Api) {
  async function blog() {
    const owner = await api().person();
    return { owner, website: (await madeBy(owner, { brief: 'Rye Bakery' })).id };
  }

  describe('the assistant of a blog', () => {
    it('suggests topics that are kept, and writes a draft on one, once', async () => {
      const { owner, website } = await blog();
      const { texts, state } = good(await askForTopics(owner, website)).suggestBlogTopics;
      expect([state, texts]).toEqual(['DONE', ['What to ask first', 'How it began']]);
      const { topics } = await askBlog<{ topics: { id: string; title: string; source: string }[] }>(
        owner,
        website,
        'topics { id title source }',
      );
      expect(topics.map(({ source }) => source)).toEqual(['ASSISTANT', 'ASSISTANT']);
      const { id = '', title = '' } = topics[0] ?? {};
      expect(good(await writeOn(owner, id)).writeBlogPost).toMatchObject({ state: 'DONE', about: id, usage: null });
      expect(await listedPosts(owner, website)).toMatchObject([
        { title, body: `About ${title}. [[what happened]]`, state: 'DRAFT', gaps: 1 },
      ]);
      expect(failure(await writeOn(owner, id))).toMatchObject({ code: 'INVALID' });
      expect(good(await askForTopics(owner, website)).suggestBlogTopics).toMatchObject({ state: 'NOTHING', texts: [] });
    });

    it('offers words and changes nothing by itself', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website, { body: 'Rye.' });
      const titles = ['Rye bread', 'More on Rye bread'];
      expect(good(await askForPart(owner, post.id, 'TITLES', 'Rye.')).writeForPost.texts).toEqual(titles);
      const { id, texts } = good(await askForPart(owner, post.id, 'EXCERPT', 'Rye.')).writeForPost;
      expect(texts).toEqual(['In short']);
      expect(await tasksOf(owner, website, 'PART')).toMatchObject([{ id, part: 'EXCERPT', texts, about: post.id }]);
      good(await forgetTask(owner, id));
      expect(await tasksOf(owner, website, 'PART')).toEqual([]);
      expect(await readPost(owner, website, post.id)).toEqual(post);
    });

    it('says in words what it cannot take', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website);
      expect(failure(await askForPart(owner, post.id, 'IMPROVE', ' \n'))).toMatchObject({
        code: 'INVALID',
        fields: { text: ['Write something first.'] },
      });
      expect(failure(await askForPart(owner, post.id, 'SHORTEN', 'x'.repeat(201 * 1024)))).toMatchObject({
        code: 'INVALID',
      });
    });

    it('is counted like a message, and not when nothing comes of it', async () => {
      const { owner, website } = await blog();
      await askForTopics(owner, website);
      expect(await messagesUsed(owner)).toBe(1);
      const { id } = await addTopic(owner, website, 'explode: no words');
      expect(failure(await writeOn(owner, id)).code).toBe('INTERNAL');
      const post = await makePost(owner, website);
      expect(good(await askForPart(owner, post.id, 'IMPROVE', 'Better words')).writeForPost.texts).toEqual([]);
      expect(await messagesUsed(owner)).toBe(1);
    });
  });
}

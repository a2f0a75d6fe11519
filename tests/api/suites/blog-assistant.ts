import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { addTopic, makePost, POST, readPost } from '#tests/support/blog-steps.ts';
import type { PostAnswer } from '#tests/support/blog-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

type Topic = { id: string; title: string; source: string; postId: string | null };
type Part = { texts: string[]; note: string | null };

const suggest = (person: TestPerson, websiteId: string) =>
  person.ask<{ suggestBlogTopics: { topics: Topic[] } }>(
    'mutation ($websiteId: ID!) { suggestBlogTopics(websiteId: $websiteId) { topics { id title source postId } } }',
    { websiteId },
  );
const write = (person: TestPerson, topicId: string) =>
  person.ask<{ writeBlogPost: { post: PostAnswer } }>(
    `mutation ($topicId: ID!) { writeBlogPost(topicId: $topicId) { post { ${POST} } } }`,
    { topicId },
  );
const writePart = (person: TestPerson, id: string, kind: string, text: string) =>
  person.ask<{ writeForPost: Part }>(
    'mutation ($id: ID!, $kind: BlogPostPart!, $text: String!) { writeForPost(id: $id, kind: $kind, text: $text) { texts note } }',
    { id, kind, text },
  );
const used = async (person: TestPerson): Promise<number> =>
  good(
    await person.ask<{ viewer: { plan: { assistantMessagesUsed: number } } }>(
      '{ viewer { plan { assistantMessagesUsed } } }',
    ),
  ).viewer.plan.assistantMessagesUsed;

/** What the assistant writes for a blog. The designer of these tests gives fixed words. */
export function blogAssistantSuite(api: () => Api) {
  async function blog() {
    const owner = await api().person();
    return { owner, website: (await madeBy(owner, { brief: 'Rye Bakery' })).id };
  }

  describe('the assistant of a blog', () => {
    it('suggests topics that are kept, and writes a draft on one, once', async () => {
      const { owner, website } = await blog();
      const { topics } = good(await suggest(owner, website)).suggestBlogTopics;
      expect(topics.map(({ title, source }) => [title, source])).toEqual([
        ['What to ask first', 'ASSISTANT'],
        ['How it began', 'ASSISTANT'],
      ]);
      const { post } = good(await write(owner, topics[0]?.id ?? '')).writeBlogPost;
      expect(post).toMatchObject({
        title: 'What to ask first',
        body: 'About What to ask first. [[what happened]]',
        state: 'DRAFT',
        gaps: 1,
      });
      expect(good(await write(owner, topics[0]?.id ?? '')).writeBlogPost.post.id).toBe(post.id);
    });

    it('offers words and changes nothing by itself', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website, { body: 'Rye.' });
      expect(good(await writePart(owner, post.id, 'TITLES', 'Rye.')).writeForPost.texts).toEqual([
        'Rye bread',
        'More on Rye bread',
      ]);
      expect(good(await writePart(owner, post.id, 'EXCERPT', 'Rye.')).writeForPost.texts).toEqual(['In short']);
      expect(await readPost(owner, website, post.id)).toEqual(post);
    });

    it('says in words what it cannot take', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website);
      expect(failure(await writePart(owner, post.id, 'IMPROVE', ' \n'))).toMatchObject({
        code: 'INVALID',
        fields: { text: ['Write something first.'] },
      });
      expect(failure(await writePart(owner, post.id, 'SHORTEN', 'x'.repeat(201 * 1024)))).toMatchObject({
        code: 'INVALID',
      });
    });

    it('is counted like a message, and not when nothing comes of it', async () => {
      const { owner, website } = await blog();
      await suggest(owner, website);
      expect(await used(owner)).toBe(1);
      const { id } = await addTopic(owner, website, 'explode: no words');
      expect(failure(await write(owner, id)).code).toBe('INTERNAL');
      const post = await makePost(owner, website);
      expect(good(await writePart(owner, post.id, 'IMPROVE', 'Better words')).writeForPost.texts).toEqual([]);
      expect(await used(owner)).toBe(1);
    });
  });
}

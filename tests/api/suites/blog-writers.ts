import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { askBlog, makePost, onPost, onPosts, POST, readPost, savePost } from '#tests/support/blog-steps.ts';
import type { PostAnswer } from '#tests/support/blog-steps.ts';
import { eventsOf } from '#tests/support/events.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

/** Two people, or two tabs, at one post. */
export function blogWritersSuite(api: () => Api) {
  async function post(input = {}) {
    const owner = await api().person();
    const website = (await madeBy(owner, { brief: 'Two Writers Bakery' })).id;
    return { owner, website, post: await makePost(owner, website, { body: 'One\n\nTwo\n\nThree', ...input }) };
  }
  const saved = async (...args: Parameters<typeof savePost>) => good(await savePost(...args)).saveBlogPost;

  describe('two writers of one post', () => {
    it('both keep what they wrote in different fields, and hear what the other changed', async () => {
      const { owner, post: made } = await post({ tags: ['a', 'b'] });
      await saved(owner, made.id, 1, { title: 'New title', tags: ['a', 'b', 'c'] });
      const second = await saved(owner, made.id, 1, { excerpt: 'In short', tags: ['b', 'd'] });
      expect(second.post).toMatchObject({ title: 'New title', excerpt: 'In short', tags: ['b', 'c', 'd'], version: 3 });
      expect([second.merged, second.conflicts]).toEqual([['title', 'tags'], []]);
    });

    it('both keep what they wrote in different paragraphs', async () => {
      const { owner, post: made } = await post();
      await saved(owner, made.id, 1, { body: 'One!\n\nTwo\n\nThree' });
      const second = await saved(owner, made.id, 1, { body: 'One\n\nTwo\n\nThree?\n\nFour' });
      expect(second.post).toMatchObject({ body: 'One!\n\nTwo\n\nThree?\n\nFour', hasTwoVersions: false });
      expect([second.merged, second.conflicts]).toEqual([['body'], []]);
    });

    it('have both paragraphs side by side where they wrote the same one; it is published when one is chosen', async () => {
      const { owner, post: made } = await post();
      await saved(owner, made.id, 1, { body: 'One\n\nTwo, theirs\n\nThree' });
      const second = await saved(owner, made.id, 1, { body: 'One\n\nTwo, mine\n\nThree' });
      expect(second.conflicts).toEqual([{ field: 'body', yours: 'Two, mine', theirs: 'Two, theirs' }]);
      expect(second.post.hasTwoVersions).toBe(true);
      expect(second.post.body).toContain('Two, theirs');
      expect(second.post.body).toContain('Two, mine');
      expect(failure(await onPost(owner, 'publishBlogPost', made.id))).toMatchObject({
        fields: { body: expect.anything() },
      });
      await saved(owner, made.id, second.post.version, { body: 'One\n\nTwo, mine\n\nThree' });
      good(await onPost(owner, 'publishBlogPost', made.id));
    });

    it('hear of each step of the other while they look', async () => {
      const { owner, website, post: made } = await post();
      const query = 'subscription ($id: ID!) { websiteUpdates(id: $id) { posts } }';
      const headers = { ...(await owner.headers()), Accept: 'text/event-stream' };
      const events = eventsOf<{ websiteUpdates: { posts: string } }>(
        await api().post({ query, variables: { id: website } }, headers),
      );
      let known = (await events.next()).websiteUpdates.posts;
      expect(await askBlog(owner, website, 'postsStamp')).toEqual({ postsStamp: known });
      const steps = [
        () => saved(owner, made.id, 1, { body: 'One!' }),
        () => onPost(owner, 'publishBlogPost', made.id),
        () => makePost(owner, website),
        () => onPosts(owner, 'deleteBlogPosts', made.id),
      ];
      for (const step of steps) {
        const before = known;
        await step();
        known = (await events.until(({ websiteUpdates }) => websiteUpdates.posts !== before)).websiteUpdates.posts;
      }
      await events.close();
    });

    it('hear of both titles when both wrote one, and find the one that gave way among the versions', async () => {
      const { owner, website, post: made } = await post();
      await saved(owner, made.id, 1, { title: 'Theirs' });
      const second = await saved(owner, made.id, 1, { title: 'Mine' });
      expect(second.post.title).toBe('Mine');
      expect(second.conflicts).toEqual([{ field: 'title', yours: 'Mine', theirs: 'Theirs' }]);
      const { versions } = (
        await askBlog<{ post: { versions: { number: number; title: string }[] } }>(
          owner,
          website,
          `post(id: "${made.id}") { versions { number title } }`,
        )
      ).post;
      expect(versions).toEqual([
        { number: 3, title: 'Mine' },
        { number: 2, title: 'Theirs' },
        { number: 1, title: 'Rye bread' },
      ]);
    });

    it('make no version when nothing is new, and none that is not there yet is worked on', async () => {
      const { owner, website, post: made } = await post();
      const again = await saved(owner, made.id, 1, { title: made.title, body: made.body });
      expect(again).toEqual({ post: made, merged: [], conflicts: [] });
      expect(failure(await savePost(owner, made.id, 2, { title: 'x' }))).toMatchObject({ code: 'INVALID' });
      expect(await readPost(owner, website, made.id)).toEqual(made);
    });

    it('lose no line when they save at the same moment', async () => {
      const { owner, website, post: made } = await post();
      const lines = Array.from({ length: 12 }, (_, at) => `Line ${at}.`);
      await Promise.all(lines.map((line) => saved(owner, made.id, 1, { body: `One\n\n${line}\n\nTwo\n\nThree` })));
      const body = (await readPost(owner, website, made.id))?.body ?? '';
      expect(lines.filter((line) => !body.includes(line))).toEqual([]);
    });

    it('lose no line, in whatever order they save', async () => {
      const { owner, website } = await post();
      const turn = fc.record({ writer: fc.nat(1), at: fc.nat(5), saves: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { minLength: 3, maxLength: 8 }), (turns) =>
          losesNothing(owner, website, turns),
        ),
        { numRuns: 12 },
      );
    });
  });

  async function losesNothing(
    owner: TestPerson,
    website: string,
    turns: { writer: number; at: number; saves: boolean }[],
  ) {
    const made = await makePost(owner, website, { body: 'w-one\n\nw-two' });
    const writers = [0, 1].map((which) => ({ which, version: 1, body: made.body }));
    const written: string[] = [];
    const save = async (writer: { version: number; body: string }) => {
      const answer = await saved(owner, made.id, writer.version, { body: writer.body });
      Object.assign(writer, { version: answer.post.version, body: answer.post.body });
    };
    for (const [number, { writer: which, at, saves }] of turns.entries()) {
      const writer = writers[which];
      if (!writer) continue;
      const parts = writer.body.split('\n\n');
      const word = `w-${which}-${number}-end`;
      written.push(word);
      const place = at % parts.length;
      if (at % 2 === 0 || parts[place]?.startsWith('<!--')) parts.splice(place, 0, word);
      else parts[place] += ` ${word}`;
      writer.body = parts.join('\n\n');
      if (saves) await save(writer);
    }
    for (const writer of writers) await save(writer);
    const body = (await readPost(owner, website, made.id))?.body ?? '';
    expect(written.filter((word) => !body.includes(word))).toEqual([]);
  }

  describe('versions of a post', () => {
    it('are read and made the newest again; what that replaces stays', async () => {
      const { owner, website, post: made } = await post({ slug: 'rye' });
      await saved(owner, made.id, 1, { body: 'Quite another text', slug: 'other' });
      await makePost(owner, website, { slug: 'rye' });
      const restored = good(
        await owner.ask<{ restoreBlogPostVersion: PostAnswer }>(
          `mutation ($id: ID!) { restoreBlogPostVersion(id: $id, number: 1) { ${POST} } }`,
          { id: made.id },
        ),
      ).restoreBlogPostVersion;
      expect(restored).toMatchObject({ body: made.body, version: 3, slug: 'rye-2' });
      const { versionAt } = (
        await askBlog<{ post: { versionAt: { body: string; slug: string } } }>(
          owner,
          website,
          `post(id: "${made.id}") { versionAt(number: 2) { body slug } }`,
        )
      ).post;
      expect(versionAt).toEqual({ body: 'Quite another text', slug: 'other' });
    });

    it('of hours ago are fewer than those of the last hour; what was typed on one that is gone is merged all the same', async () => {
      const { owner, website, post: made } = await post();
      for (let number = 1; number <= 8; number += 1) {
        api().pass(30);
        await saved(owner, made.id, number, { body: `One\n\nTwo ${number}\n\nThree` });
      }
      api().pass(2 * 3600);
      await saved(owner, made.id, 9, { title: 'Later' });
      const { versions } = (
        await askBlog<{ post: { versions: { number: number }[] } }>(
          owner,
          website,
          `post(id: "${made.id}") { versions { number } }`,
        )
      ).post;
      expect(versions.map(({ number }) => number)).toEqual([10, 9, 1]);
      const late = await saved(owner, made.id, 5, { body: 'One\n\nTwo 4\n\nThree\n\nFour' });
      expect(late.post.body).toContain('Four');
      expect(late.post.body).toContain('Two 8');
    });
  });
}

import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import {
  addTopic,
  askBlog,
  createPost,
  listedPosts,
  makePost,
  onPost,
  onPosts,
  readPost,
  savePost,
} from '#tests/support/blog-steps.ts';
import { failure, good, madeBy, run } from '#tests/support/website-steps.ts';

const DAY = 24 * 3600;

/** What owners do with posts; that readers see them is the business of publishing. */
export function blogSuite(api: () => Api) {
  async function blog() {
    const owner = await api().person();
    return { owner, website: (await madeBy(owner, { brief: 'Rye Bakery' })).id };
  }

  describe('a post', () => {
    it('begins as a draft with what is known of it, and is found again', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website, {
        title: ' Rye\nbread ',
        body: 'One two.\n\nThree\r\n',
        tags: ['Rye', 'rye', ''],
      });
      expect(post).toMatchObject({
        title: 'Rye bread',
        slug: '',
        body: 'One two.\n\nThree\n',
        tags: ['Rye'],
        state: 'DRAFT',
        version: 1,
        words: 3,
        isChanged: false,
        address: null,
        publishAt: null,
      });
      expect(await readPost(owner, website, post.id)).toEqual(post);
      expect(await listedPosts(owner, website)).toEqual([post]);
    });

    it('is read while it is typed for who may write it, and for nobody else', async () => {
      const { owner, website } = await blog();
      expect(await askBlog(owner, website, 'typed(body: "*Rye*<script>1</script>")')).toEqual({
        typed: '<p><em>Rye</em></p>',
      });
      const asked = async (person: Pick<Api, 'ask'>) =>
        person.ask<{ website: unknown }>(`{ website(id: "${website}") { blog { typed(body: "*Rye*") } } }`);
      expect(failure(await asked(await api().person(['admin'])))).toMatchObject({ code: 'FORBIDDEN' });
      for (const person of [api(), await api().person(), await api().person(['training'])])
        expect(good(await asked(person)).website).toBeNull();
    });

    it('says in words what of it is too long, and keeps what was there', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website);
      const said = async (input: Parameters<typeof savePost>[3]) =>
        failure(await savePost(owner, post.id, 1, input)) as { fields?: Record<string, string[]> };
      expect((await said({ title: 'x'.repeat(201) })).fields).toEqual({
        title: ['Keep the title to 200 characters or fewer.'],
      });
      expect((await said({ excerpt: 'x'.repeat(401) })).fields).toHaveProperty('excerpt');
      expect((await said({ body: 'ü'.repeat(100 * 1024 + 1) })).fields).toEqual({
        body: ['Keep a post to 200 KB of text, or split it into two.'],
      });
      expect((await said({ tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) })).fields).toHaveProperty('tags');
      expect(Object.keys((await said({ tags: ['x'.repeat(41)] })).fields ?? {})).toEqual(['tags.0']);
      expect((await said({ slug: 'no spaces' })).fields).toHaveProperty('slug');
      expect(await readPost(owner, website, post.id)).toEqual(post);
    });

    it('has an address that no other post of the website has or had, and says which one is free', async () => {
      const { owner, website } = await blog();
      const first = await makePost(owner, website, { slug: 'rye' });
      expect(failure(await createPost(owner, website, { slug: 'rye' }))).toMatchObject({
        code: 'INVALID',
        fields: { slug: ['Another post has this address, or had it. rye-2 is free.'] },
      });
      expect(failure(await createPost(owner, website, { slug: 'page' }))).toMatchObject({ code: 'INVALID' });
      good(await onPost(owner, 'publishBlogPost', first.id));
      good(await savePost(owner, first.id, 1, { slug: 'rye-bread' }));
      expect(failure(await createPost(owner, website, { slug: 'rye' }))).toMatchObject({ code: 'INVALID' });
      good(await onPost(owner, 'publishBlogPost', first.id));
      expect(failure(await createPost(owner, website, { slug: 'rye' }))).toMatchObject({ code: 'INVALID' });
      const elsewhere = await blog();
      good(await createPost(elsewhere.owner, elsewhere.website, { slug: 'rye' }));
    });

    it('gets its address from its title when it is published', async () => {
      const { owner, website } = await blog();
      const slugs = [];
      for (const title of ['Über Brot', 'Über Brot', '🍞', 'Tag']) {
        const { id } = await makePost(owner, website, { title });
        slugs.push(good(await onPost(owner, 'publishBlogPost', id)).publishBlogPost.slug);
      }
      expect(slugs).toEqual(['ueber-brot', 'ueber-brot-2', expect.stringMatching(/^post-[a-z2-7]{8}$/), 'the-tag']);
    });

    it('is published as it stands, changed since, and updated; without a title it is not', async () => {
      const { owner, website } = await blog();
      const { id } = await makePost(owner, website, { title: '' });
      expect(failure(await onPost(owner, 'publishBlogPost', id))).toMatchObject({
        code: 'INVALID',
        fields: { title: expect.anything() },
      });
      good(await savePost(owner, id, 1, { title: 'Rye' }));
      const { publishBlogPost: shown } = good(await onPost(owner, 'publishBlogPost', id));
      expect(shown).toMatchObject({ state: 'PUBLISHED', isChanged: false, publishAt: api().time.now.toISOString() });
      api().pass(60);
      const { post } = good(await savePost(owner, id, shown.version, { title: 'Rye, again' })).saveBlogPost;
      expect(post).toMatchObject({ state: 'PUBLISHED', isChanged: true });
      const { publishBlogPost: updated } = good(await onPost(owner, 'publishBlogPost', id));
      expect(updated).toMatchObject({ isChanged: false, publishAt: shown.publishAt, title: 'Rye, again' });
    });

    it('has an address for readers only while the website itself is published', async () => {
      const { owner, website } = await blog();
      const { id } = await makePost(owner, website);
      expect(good(await onPost(owner, 'publishBlogPost', id)).publishBlogPost.address).toBeNull();
      const { publishWebsite } = good(await run(owner, 'publishWebsite', website));
      expect((await readPost(owner, website, id))?.address).toBe(`${publishWebsite.address}/blog/rye-bread`);
      good(await onPost(owner, 'unpublishBlogPost', id));
      expect(await readPost(owner, website, id)).toMatchObject({ state: 'DRAFT', address: null, isChanged: false });
    });

    it('is offered to links within texts where readers find it, and no other is', async () => {
      const { owner, website } = await blog();
      const links = async () =>
        (await askBlog<{ links: { title: string; path: string }[] }>(owner, website, 'links { title path }')).links;
      await makePost(owner, website, { title: 'Draft' });
      const { id } = await makePost(owner, website, { title: 'Rye', slug: 'rye' });
      expect(await links()).toEqual([]);
      const { version } = good(await onPost(owner, 'publishBlogPost', id)).publishBlogPost;
      good(await savePost(owner, id, version, { title: 'Renamed', slug: 'renamed' }));
      expect(await links()).toEqual([{ title: 'Rye', path: '/blog/rye' }]);
      good(await onPosts(owner, 'deleteBlogPosts', id));
      expect(await links()).toEqual([]);
    });

    it('is copied as a draft with an address of its own', async () => {
      const { owner, website } = await blog();
      const { id } = await makePost(owner, website, { slug: 'rye', body: 'Text', tags: ['Bread'] });
      good(await onPost(owner, 'publishBlogPost', id));
      const { duplicateBlogPost: copy } = good(await onPost(owner, 'duplicateBlogPost', id));
      expect(copy).toMatchObject({
        title: 'Copy of Rye bread',
        slug: '',
        body: 'Text',
        tags: ['Bread'],
        state: 'DRAFT',
      });
      expect(copy.id).not.toBe(id);
    });

    it('counts the facts that only its owner can fill in', async () => {
      const { owner, website } = await blog();
      const post = await makePost(owner, website, {
        title: 'From [[your price]]',
        body: 'Since [[year]], in [[place]].',
      });
      expect(post.gaps).toBe(3);
    });
  });

  describe('deleted posts', () => {
    it('are gone from the list, come back as they were for 30 days, and not later', async () => {
      const { owner, website } = await blog();
      const [one, other] = [await makePost(owner, website), await makePost(owner, website, { title: 'Spelt' })];
      good(await onPost(owner, 'publishBlogPost', one.id));
      expect(good(await onPosts(owner, 'deleteBlogPosts', one.id, other.id)).deleteBlogPosts).toHaveLength(2);
      expect(await listedPosts(owner, website)).toEqual([]);
      expect(await readPost(owner, website, one.id)).toBeNull();
      expect(failure(await savePost(owner, one.id, 1, { title: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
      const { deletedPosts } = await askBlog<{ deletedPosts: { id: string }[] }>(owner, website, 'deletedPosts { id }');
      expect(deletedPosts.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
      good(await onPosts(owner, 'restoreBlogPosts', one.id));
      expect(await readPost(owner, website, one.id)).toMatchObject({ state: 'PUBLISHED', slug: 'rye-bread' });
      api().pass(30 * DAY);
      good(await onPosts(owner, 'restoreBlogPosts', other.id));
      expect(await readPost(owner, website, other.id)).toBeNull();
    });

    it('give way to a post that took their address', async () => {
      const { owner, website } = await blog();
      const { id } = await makePost(owner, website, { slug: 'rye' });
      good(await onPosts(owner, 'deleteBlogPosts', id));
      await makePost(owner, website, { slug: 'rye' });
      const [restored] = good(await onPosts(owner, 'restoreBlogPosts', id)).restoreBlogPosts;
      expect(restored?.slug).toBe('rye-2');
    });
  });

  describe('the list of posts', () => {
    it('is looked through by state, by tag and by words, in texts too', async () => {
      const { owner, website } = await blog();
      const rye = await makePost(owner, website, { title: 'Rye', tags: ['Bread'], body: 'A sour 100% dough.' });
      const cake = await makePost(owner, website, { title: 'Cake', tags: ['Sweet', 'bread'] });
      good(await onPost(owner, 'publishBlogPost', cake.id));
      const ids = async (filter: string) => (await listedPosts(owner, website, filter)).map(({ id }) => id).sort();
      expect(await ids('state: DRAFT')).toEqual([rye.id]);
      expect(await ids('state: PUBLISHED')).toEqual([cake.id]);
      expect(await ids('state: SCHEDULED')).toEqual([]);
      expect(await ids('tag: "BREAD"')).toEqual([rye.id, cake.id].sort());
      expect(await ids('search: "sour 100%"')).toEqual([rye.id]);
      expect(await ids('search: "%"')).toEqual([rye.id]);
      expect((await askBlog<{ tags: string[] }>(owner, website, 'tags')).tags).toEqual(['bread', 'Bread', 'Sweet']);
    });

    it('has pages of twenty, the last changed first', async () => {
      const { owner, website } = await blog();
      for (let at = 0; at < 21; at += 1) {
        api().pass(1);
        await makePost(owner, website, { title: `Post ${at}` });
      }
      const page = (number: number) =>
        askBlog<{ posts: { posts: { title: string }[]; total: number; pages: number } }>(
          owner,
          website,
          `posts(page: ${number}) { posts { title } total pages }`,
        );
      const { posts } = await page(1);
      expect([posts.posts.length, posts.posts[0]?.title, posts.total, posts.pages]).toEqual([20, 'Post 20', 21, 2]);
      expect((await page(2)).posts.posts).toEqual([{ title: 'Post 0' }]);
      expect((await page(99)).posts.posts).toEqual([{ title: 'Post 0' }]);
    });

    it('says how often each was looked at in 30 days, under old addresses too', async () => {
      const { owner, website } = await blog();
      const { id } = await makePost(owner, website, { slug: 'rye' });
      good(await onPost(owner, 'publishBlogPost', id));
      good(await savePost(owner, id, 1, { slug: 'rye-bread' }));
      good(await onPost(owner, 'publishBlogPost', id));
      for (const path of ['/blog/rye', '/blog/rye-bread', '/blog/rye-bread', '/blog/other'])
        api().backend.sites.countVisit({
          websiteId: website,
          path,
          host: 'rye.localhost',
          agent: 'Mozilla/5.0 Firefox/140.0',
        });
      await api().backend.flush();
      expect((await readPost(owner, website, id))?.viewsIn30Days).toBe(3);
    });
  });

  describe('topics', () => {
    it('are kept once, the newest first, until they are removed', async () => {
      const { owner, website } = await blog();
      const rye = await addTopic(owner, website, 'Why rye?');
      api().pass(1);
      const cake = await addTopic(owner, website, ' Cakes  of\nspring');
      expect((await addTopic(owner, website, 'WHY RYE?')).id).toBe(rye.id);
      const topics = () => askBlog<{ topics: { id: string; title: string }[] }>(owner, website, 'topics { id title }');
      expect((await topics()).topics).toEqual([
        { id: cake.id, title: 'Cakes of spring' },
        { id: rye.id, title: 'Why rye?' },
      ]);
      good(await owner.ask('mutation ($id: ID!) { removeBlogTopic(id: $id) { id } }', { id: rye.id }));
      expect((await topics()).topics).toHaveLength(1);
    });
  });
}

import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, onPost, onPosts, savePost, schedulePost, setZone } from '#tests/support/blog-steps.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';

/** In every text that nobody but its writers may read. */
const SECRET = 'unheardofword';

/** What is not published is in no answer to anybody else. */
export function blogLeaksSuite(api: () => Api) {
  /** A published website with a post in every state that readers may not see. */
  async function blog() {
    const owner = await api().person();
    const { id: website, subdomain } = await madeBy(owner, { brief: 'Discreet Bakery' });
    good(await setZone(owner, website, 'UTC'));
    good(await run(owner, 'publishWebsite', website));
    const secret = (title: string) =>
      makePost(owner, website, { title: `${title} ${SECRET}`, body: SECRET, tags: [SECRET], excerpt: SECRET });
    const [draft, waiting, deleted, takenBack] = [
      await secret('Draft'),
      await secret('Waiting'),
      await secret('Deleted'),
      await secret('Taken back'),
    ];
    good(await schedulePost(owner, waiting.id, `${api().time.now.getUTCFullYear() + 1}-07-05T09:00`));
    good(await onPosts(owner, 'deleteBlogPosts', deleted.id));
    good(await onPost(owner, 'publishBlogPost', takenBack.id));
    good(await onPost(owner, 'unpublishBlogPost', takenBack.id));
    const changed = await makePost(owner, website, { title: 'Open to all' });
    const { version } = good(await onPost(owner, 'publishBlogPost', changed.id)).publishBlogPost;
    good(await savePost(owner, changed.id, version, { title: SECRET, body: SECRET, slug: SECRET, tags: [SECRET] }));
    const wasShown = await makePost(owner, website, { title: 'Shown and deleted' });
    good(await savePost(owner, wasShown.id, 1, { body: SECRET }));
    good(await onPost(owner, 'publishBlogPost', wasShown.id));
    good(await onPosts(owner, 'deleteBlogPosts', wasShown.id));
    const posts = [draft, waiting, deleted, takenBack, changed, wasShown].map(({ id }) => id);
    return { owner, website, subdomain, posts };
  }

  describe('drafts, scheduled and deleted posts, and what changed since', () => {
    it('are in no file of the published website', async () => {
      const { owner, website, subdomain } = await blog();
      const texts = async () => {
        const site = await api().backend.sites.find(`${subdomain}.localhost`);
        const files: string[] = [];
        for (const path of site?.files.keys() ?? []) {
          const file = await site?.files.read(path);
          if (file) files.push(path, Buffer.from(file.identity).toString());
        }
        return files;
      };
      expect((await texts()).length).toBeGreaterThan(4);
      expect((await texts()).filter((text) => text.includes(SECRET))).toEqual([]);
      good(await run(owner, 'publishWebsite', website));
      expect((await texts()).filter((text) => text.includes(SECRET))).toEqual([]);
    });

    it('are in no answer of the API to visitors, other people, staff, or who has a link to the draft', async () => {
      const { owner, website, posts } = await blog();
      const { previewToken } = good(
        await owner.ask<{ website: { previewToken: string } }>(
          'query ($id: ID!) { website(id: $id) { previewToken } }',
          {
            id: website,
          },
        ),
      ).website;
      const link = good(
        await owner.ask<{ createShareLink: { token: string } }>(
          'mutation ($id: ID!) { createShareLink(websiteId: $id) { token } }',
          { id: website },
        ),
      ).createShareLink.token;
      const post = 'id title slug body tags excerpt html versions { title }';
      const others: (TestPerson | null)[] = [null, await api().person(), await api().person(['training'])];
      for (const person of others)
        for (const token of [null, previewToken, link]) {
          const asked = (fields: string) =>
            (person ?? api()).ask<unknown>(
              `query ($id: ID!, $token: String) { website(id: $id, previewToken: $token) { ${fields} } publicWebsite(id: $id) { name tagline } }`,
              { id: website, token },
            );
          const answers = [
            await asked('id name document media { id }'),
            await asked(`blog { posts { posts { ${post} } } }`),
            await asked(`blog { deletedPosts { ${post} } tags topics { title } timeZone }`),
            await asked('records'),
            ...(await Promise.all(
              posts.map((id) => asked(`blog { post(id: "${id}") { ${post} versionAt(number: 1) { body } } }`)),
            )),
          ];
          expect(JSON.stringify(answers)).not.toContain(SECRET);
          expect(JSON.stringify(answers)).not.toContain('"posts":');
        }
    });

    it('are not had from another website by their ids, nor by its owner', async () => {
      const { posts } = await blog();
      const other = await api().person();
      const own = (await madeBy(other)).id;
      for (const id of posts) {
        const answers = [
          await other.ask(`{ website(id: "${own}") { blog { post(id: "${id}") { id title } } } }`),
          await other.ask(`mutation { saveBlogPost(id: "${id}", version: 1, input: {}) { post { id title } } }`),
          await other.ask(`mutation { duplicateBlogPost(id: "${id}") { id title } }`),
          await other.ask(`mutation { restoreBlogPosts(ids: ["${id}"]) { id title } }`),
          await other.ask(`mutation { deleteBlogPosts(ids: ["${id}"]) { id title } }`),
        ];
        expect(JSON.stringify(answers)).not.toContain(SECRET);
        expect(answers.filter(({ errors }) => errors).length).toBe(4);
      }
    });
  });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFront, createPeerReader } from '#hosting/index.ts';
import { PAYER, testSettings } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { makePost, onPost } from '#tests/support/blog-steps.ts';
import { askHost } from '#tests/support/hosted-sites.ts';
import { listening } from '#tests/support/raw-request.ts';
import { inbox, sendForm } from '#tests/support/site-forms.ts';
import { change, good, madeBy, read, run } from '#tests/support/website-steps.ts';

const OF_BLOG = ['/blog', '/blog/rye', '/blog/tag/grain', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];

/** What stands before posts and below them, as visitors meet it over the network. */
export function blogDoorsSuite(api: () => Api) {
  let server: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    const parts = { settings: testSettings(), sites: api().backend.sites, peerOf: createPeerReader([]) };
    server = await listening(createFront(parts, (_request, response) => void response.end('the app')));
  });
  afterAll(() => server?.close());

  async function blog(owner: TestPerson) {
    const { id, subdomain } = await madeBy(owner, { brief: 'Guarded Bakery' });
    good(await run(owner, 'publishWebsite', id));
    const visit = async (path: string, cookie = '') => {
      const { status, headers, body } = await askHost(server.port, path, `${subdomain}.localhost`, { cookie });
      return { status, headers, text: body.toString() };
    };
    const write = async () => {
      const post = await makePost(owner, id, { title: 'Rye', slug: 'rye', body: 'Hushed words.', tags: ['Grain'] });
      good(await onPost(owner, 'publishBlogPost', post.id));
    };
    return { id, visit, write };
  }
  const setPassword = async (owner: TestPerson, id: string, password: string | null) =>
    good(
      await owner.ask(
        'mutation ($id: ID!, $password: String) { setSitePassword(id: $id, password: $password) { id } }',
        { id, password },
      ),
    );

  describe('posts of a website with a password', () => {
    it('are behind it, feeds too, and open to everybody again without it', async () => {
      const owner = await api().person([], PAYER);
      const { id, visit, write } = await blog(owner);
      await write();
      await setPassword(owner, id, 'rye & salt');
      const paths = [...OF_BLOG, '/sitemap.xml'];
      for (const path of paths) {
        const { status, headers, text } = await visit(path);
        expect([path, status, headers['x-robots-tag']]).toEqual([path, 401, 'noindex']);
        expect([path, text]).toEqual([path, expect.not.stringMatching(/Rye|Hushed/)]);
      }
      await setPassword(owner, id, null);
      for (const path of paths) expect([path, (await visit(path)).status]).toEqual([path, 200]);
      expect((await visit('/blog/rye')).text).toContain('Hushed words.');
    });

    it('are read by those who know it, and kept by nobody on the way', async () => {
      const owner = await api().person([], PAYER);
      const { id, visit, write } = await blog(owner);
      await setPassword(owner, id, 'rye & salt');
      await write();
      const { locks, find } = api().backend.sites;
      const { subdomain } = await read(owner, id);
      const site = await find(`${subdomain}.localhost`);
      const opened = site && (await locks.open(site, 'rye & salt', '192.0.2.1'));
      const [key = ''] = opened?.ok ? opened.cookie.split(';') : [];
      for (const path of OF_BLOG) {
        const { status, headers } = await visit(path, key);
        expect([path, status, headers['cache-control']]).toEqual([path, 200, expect.stringContaining('private')]);
      }
    });
  });

  describe('a form below the posts', () => {
    it('takes what readers send, and is on no page of the website', async () => {
      const owner = await api().person();
      const { id, visit, write } = await blog(owner);
      const { currentRevision } = await read(owner, id);
      const letter = { id: 'letter', kind: 'newsletter', props: { heading: 'News from the oven' } };
      good(await change(owner, id, currentRevision, { type: 'setBlog', sections: [letter] }));
      good(await run(owner, 'publishWebsite', id));
      await write();
      const { text } = await visit('/blog/rye');
      expect(text).toContain('News from the oven');
      expect(text).toMatch(/<input[^>]*name="section"[^>]*value="letter"/);
      const sent = { section: 'letter', email: 'reader@example.test' };
      const again = await sendForm(api(), id, 'newsletter', { ...sent, email: 'reader' });
      expect(again).toMatchObject({ status: 422, html: expect.stringContaining('value="reader"') });
      expect(await sendForm(api(), id, 'newsletter', sent)).toEqual({
        status: 303,
        location: '/-/forms/thanks?section=letter',
      });
      expect(await inbox(owner, id)).toMatchObject([{ kind: 'NEWSLETTER', email: 'reader@example.test' }]);
      expect(await api().backend.sites.forms.thanks(id, 'letter')).toMatchObject({ status: 200 });
      expect(await sendForm(api(), id, 'contact', sent)).toEqual({ status: 404 });
    });
  });
}

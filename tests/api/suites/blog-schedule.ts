import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { askBlog, makePost, onPost, readPost, savePost, schedulePost, setZone } from '#tests/support/blog-steps.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

/** When posts are to appear. That they do is in scheduled-posts.test.ts. */
export function blogScheduleSuite(api: () => Api) {
  async function post(zone: string | null = 'Europe/Vienna') {
    const owner = await api().person();
    const website = (await madeBy(owner, { brief: 'Punctual Bakery' })).id;
    if (zone) good(await setZone(owner, website, zone));
    return { owner, website, id: (await makePost(owner, website)).id };
  }
  const nextYear = () => api().time.now.getUTCFullYear() + 1;

  describe('a scheduled post', () => {
    it('waits for a time by the clock of its website', async () => {
      const { owner, website, id } = await post();
      const { scheduleBlogPost } = good(await schedulePost(owner, id, `${nextYear()}-07-05T09:00`));
      expect(scheduleBlogPost).toMatchObject({
        state: 'SCHEDULED',
        slug: 'rye-bread',
        publishAt: `${nextYear()}-07-05T07:00:00.000Z`,
        publishAtLocal: `${nextYear()}-07-05T09:00`,
        address: null,
      });
      good(await schedulePost(owner, id, `${nextYear()}-07-06T10:00`));
      expect((await readPost(owner, website, id))?.publishAtLocal).toBe(`${nextYear()}-07-06T10:00`);
    });

    it('says in words why a time cannot be chosen', async () => {
      const { owner, id } = await post();
      const fields = async (at: string) => Object.keys(failure(await schedulePost(owner, id, at))['fields'] as object);
      expect(await fields('soon')).toEqual(['at']);
      expect(failure(await schedulePost(owner, id, ' '))).toMatchObject({
        fields: { at: ['Choose the day and the time first.'] },
      });
      expect(await fields('2020-01-01T09:00')).toEqual(['at']);
      expect(await fields(`${nextYear() + 20}-01-01T09:00`)).toEqual(['at']);
      const homeless = await post(null);
      expect(failure(await schedulePost(homeless.owner, homeless.id, `${nextYear()}-07-05T09:00`))).toMatchObject({
        fields: { timeZone: ['Choose your time zone first.'] },
      });
      good(await onPost(owner, 'publishBlogPost', id));
      expect(await fields(`${nextYear()}-07-05T09:00`)).toEqual(['at']);
    });

    it('keeps a title while it waits, and is a draft again when it is taken back', async () => {
      const { owner, website, id } = await post();
      const { scheduleBlogPost } = good(await schedulePost(owner, id, `${nextYear()}-07-05T09:00`));
      const { version } = scheduleBlogPost;
      expect(failure(await savePost(owner, id, version, { title: '' }))).toMatchObject({
        fields: { title: expect.anything() },
      });
      expect(good(await savePost(owner, id, version, { body: 'More' })).saveBlogPost.post.state).toBe('SCHEDULED');
      good(await onPost(owner, 'unpublishBlogPost', id));
      expect(await readPost(owner, website, id)).toMatchObject({ state: 'DRAFT', publishAt: null });
    });

    it('can be published at once instead, from that moment on', async () => {
      const { owner, id } = await post();
      good(await schedulePost(owner, id, `${nextYear()}-07-05T09:00`));
      const { publishBlogPost } = good(await onPost(owner, 'publishBlogPost', id));
      expect(publishBlogPost).toMatchObject({ state: 'PUBLISHED', publishAt: api().time.now.toISOString() });
    });

    it('keeps the hour that was chosen when the website gets another time zone', async () => {
      const { owner, website, id } = await post();
      good(await schedulePost(owner, id, `${nextYear()}-07-05T09:00`));
      good(await setZone(owner, website, 'America/New_York'));
      expect(await readPost(owner, website, id)).toMatchObject({
        publishAtLocal: `${nextYear()}-07-05T09:00`,
        publishAt: `${nextYear()}-07-05T13:00:00.000Z`,
      });
    });
  });

  describe('the time zone of a website', () => {
    it('is nobody’s until somebody says, and one that there is', async () => {
      const { owner, website } = await post(null);
      const zone = async () => (await askBlog<{ timeZone: string | null }>(owner, website, 'timeZone')).timeZone;
      expect(await zone()).toBeNull();
      expect(failure(await setZone(owner, website, 'Europe/Nowhere'))).toMatchObject({
        fields: { timeZone: expect.anything() },
      });
      expect(failure(await setZone(owner, website, '+01:00'))).toMatchObject({ code: 'INVALID' });
      good(await setZone(owner, website, 'europe/vienna'));
      expect(await zone()).toBe('Europe/Vienna');
    });
  });
}

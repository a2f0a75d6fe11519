import { describe, expect, it, vi } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { inbox, publishForm, sendForm } from '#tests/support/site-forms.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { change, failure, good, madeBy, restoreDeleted, run, say, setHeading } from '#tests/support/website-steps.ts';

type Viewer = { id: string; websiteCount: number; deletionWord: string; deletedWebsites: { totalCount: number } };

const viewerOf = (person: TestPerson) =>
  person.ask<{ viewer: Viewer }>('{ viewer { id websiteCount deletionWord deletedWebsites { totalCount } } }');

const deleteAccount = (person: TestPerson, confirm: string) =>
  person.ask<{ deleteAccount: boolean }>('mutation ($confirm: String!) { deleteAccount(confirm: $confirm) }', {
    confirm,
  });

/** Taking everything along, and leaving for good. */
export function accountSuite(api: () => Api) {
  const isPublic = async (subdomain: string) => (await api().backend.sites.find(`${subdomain}.localhost`)) !== null;

  describe('deleting an account', () => {
    it('wants to be confirmed, and does nothing before', async () => {
      const person = await api().person();
      await madeBy(person);
      const { viewer } = good(await viewerOf(person));
      for (const typed of ['', 'something else'])
        expect(failure(await deleteAccount(person, typed))).toMatchObject({
          code: 'INVALID',
          fields: { confirm: [expect.stringContaining(viewer.deletionWord)] },
        });
      expect(good(await viewerOf(person)).viewer.websiteCount).toBe(1);
    });

    it('takes its websites off the web, removes them with their files, and leaves those of others alone', async () => {
      const [person, neighbour] = [await api().person(), await api().person()];
      const [shown, deleted, theirs] = [await madeBy(person), await madeBy(person), await madeBy(neighbour)];
      for (const [owner, { id }] of [
        [person, shown],
        [neighbour, theirs],
      ] as const) {
        good(await upload(api(), owner, id, await somePhoto()));
        good(await run(owner, 'publishWebsite', id));
      }
      good(await run(person, 'deleteWebsite', deleted.id));
      const { viewer } = good(await viewerOf(person));
      good(await deleteAccount(person, ` ${viewer.deletionWord.toUpperCase()} `));

      expect([await isPublic(shown.subdomain), await isPublic(theirs.subdomain)]).toEqual([false, true]);
      const hasFiles = (id: string) => [...api().storage.files.keys()].some((key) => key.includes(`/${id}/`));
      await vi.waitFor(() => expect(hasFiles(shown.id)).toBe(false), { timeout: 30_000 });
      expect(hasFiles(theirs.id)).toBe(true);
      expect(good(await viewerOf(neighbour)).viewer.websiteCount).toBe(1);
    });

    it('ends what is logged in anywhere; whoever logs in again begins anew', async () => {
      const person = await api().person();
      const { id } = await madeBy(person);
      const { viewer } = good(await viewerOf(person));
      const before = new Date(api().time.now);
      good(await deleteAccount(person, viewer.deletionWord));
      expect((await viewerOf(person)).status).toBe(401);
      const { sessionStore } = api().backend;
      expect(sessionStore.isOver(person.sub, before)).toBe(true);

      api().pass(2);
      expect(sessionStore.isOver(person.sub, api().time.now)).toBe(false);
      const again = good(await viewerOf(person)).viewer;
      expect(again).toMatchObject({ websiteCount: 0, deletedWebsites: { totalCount: 0 } });
      expect(again.id).not.toBe(viewer.id);
      expect(failure(await restoreDeleted(person, id)).code).toBe('NOT_FOUND');
    });
  });

  it('an owner takes along what is kept of a website, from its first day to the last message', async () => {
    const owner = await api().person();
    const { id } = await madeBy(owner, { brief: 'Kept Bakery' });
    good(await change(owner, id, 1, setHeading('By hand')));
    good(await say(owner, id, 'phone: 0131 555 0188'));
    const section = await publishForm(owner, id);
    await sendForm(api(), id, 'contact', { section, name: 'Ida', email: 'ida@example.test', message: 'Hello' });
    expect(await inbox(owner, id)).toHaveLength(1);
    const { website } = good(
      await owner.ask<{ website: { records: Record<string, Record<string, unknown>[]> } }>(
        'query ($id: ID!) { website(id: $id) { records } }',
        { id },
      ),
    );
    const { history = [], conversation = [], received } = website.records;
    expect(history.map(({ number }) => number)).toEqual(history.map((_entry, at) => at + 1));
    expect(conversation.map(({ role, text }) => [role, text])).toContainEqual(['USER', 'phone: 0131 555 0188']);
    expect(received).toMatchObject([{ kind: 'contact', name: 'Ida', email: 'ida@example.test', message: 'Hello' }]);
  });
}

import { describe, expect, it } from 'vitest';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { change, failure, good, heading, madeBy, run, setHeading } from '#tests/support/website-steps.ts';
import type { WebsiteAnswer } from '#tests/support/website-steps.ts';

type Link = { id: string; token: string; expiresAt: string | null };

const share = (person: TestPerson, websiteId: string, days?: number) =>
  person.ask<{ createShareLink: Link }>(
    'mutation ($id: ID!, $days: Int) { createShareLink(websiteId: $id, days: $days) { id token expiresAt } }',
    { id: websiteId, days },
  );
const sharedBy = async (person: TestPerson, websiteId: string, days?: number) =>
  good(await share(person, websiteId, days)).createShareLink;

const revoke = (person: TestPerson, id: string) =>
  person.ask('mutation ($id: ID!) { revokeShareLink(id: $id) { id } }', { id });

const linksOf = async (person: TestPerson, id: string) =>
  good(
    await person.ask<{ website: { shareLinks: Link[] } }>(
      'query ($id: ID!) { website(id: $id) { shareLinks { id token expiresAt } } }',
      { id },
    ),
  ).website.shareLinks;

/** Links that open a draft to whoever has them. */
export function sharingSuite(api: () => Api) {
  type Asker = Pick<TestPerson, 'ask'>;
  const open = async (id: string, token: string, asker: Asker = { ask: api().ask }) =>
    good(
      await asker.ask<{ website: WebsiteAnswer | null }>(
        'query ($id: ID!, $token: String) { website(id: $id, previewToken: $token) { id document canWrite } }',
        { id, token },
      ),
    ).website;

  describe('a share link', () => {
    it('shows the newest draft to anybody, and lets nobody write or see more', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { token, expiresAt } = await sharedBy(owner, id);
      expect(expiresAt).toBeNull();
      good(await change(owner, id, 1, setHeading('Shared with you')));
      const seen = await open(id, token);
      expect([heading(seen?.document ?? (await madeBy(owner)).document), seen?.canWrite]).toEqual([
        'Shared with you',
        false,
      ]);
      for (const field of ['messages { id }', 'revisions { totalCount }', 'shareLinks { id }', 'previewToken']) {
        const answer = await api().ask(
          `query ($id: ID!, $token: String) { website(id: $id, previewToken: $token) { ${field} } }`,
          { id, token },
        );
        expect([field, failure(answer).code]).toEqual([field, 'FORBIDDEN']);
      }
    });

    it('shows the uploaded pictures too, for as long as it works', async () => {
      const owner = await api().person();
      const [{ id }, other] = [await madeBy(owner), await madeBy(owner)];
      const { uploadAsset } = good(await upload(api(), owner, id, await somePhoto(11)));
      const [link, elsewhere] = [await sharedBy(owner, id), await sharedBy(owner, other.id)];
      const seen = async (token: string) =>
        good(
          await api().ask<{ assetFile: { contentType: string } | null }>(
            'query ($w: ID!, $file: String!, $token: String) { assetFile(websiteId: $w, file: $file, previewToken: $token) { contentType } }',
            { w: id, file: uploadAsset.variants[0]?.file, token },
          ),
        ).assetFile;
      expect(await seen(link.token)).toEqual({ contentType: 'image/jpeg' });
      expect(await seen(elsewhere.token)).toBeNull();
      good(await revoke(owner, link.id));
      expect(await seen(link.token)).toBeNull();
    });

    it('works until it is revoked, also for its owner', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const [kept, revoked] = [await sharedBy(owner, id), await sharedBy(owner, id)];
      good(await revoke(owner, revoked.id));
      expect(await open(id, revoked.token)).toBeNull();
      expect(await open(id, revoked.token, owner)).toBeNull();
      expect((await open(id, kept.token))?.id).toBe(id);
      expect((await linksOf(owner, id)).map(({ token }) => token)).toEqual([kept.token]);
      expect(failure(await revoke(owner, revoked.id)).code).toBe('NOT_FOUND');
    });

    it('works for as many days as its owner said', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { token } = await sharedBy(owner, id, 7);
      api().pass(7 * 86_400 - 10);
      expect((await open(id, token))?.id).toBe(id);
      api().pass(11);
      expect(await open(id, token)).toBeNull();
      expect(await linksOf(owner, id)).toEqual([]);
    });

    it('opens one website only, and nothing when it was made up', async () => {
      const owner = await api().person();
      const [{ id }, other] = [await madeBy(owner), await madeBy(owner)];
      const link = await sharedBy(owner, id);
      expect(await open(other.id, link.token)).toBeNull();
      const [last = ''] = link.token.slice(-1);
      for (const forged of [
        `${link.token.slice(0, -1)}${last === 'A' ? 'B' : 'A'}`,
        `share-${link.id}`,
        `share-${link.id}-${'A'.repeat(22)}`,
        'share-',
        link.id,
      ])
        expect([forged, await open(id, forged)]).toEqual([forged, null]);
    });

    it('ends with the website', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const { token } = await sharedBy(owner, id);
      good(await run(owner, 'deleteWebsite', id));
      expect(await open(id, token)).toBeNull();
    });

    it('is refused days that make no sense, and more than ten at once', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      for (const days of [0, -1, 366]) expect(failure(await share(owner, id, days)).code).toBe('INVALID');
      for (let made = 0; made < 10; made += 1) await sharedBy(owner, id, 1);
      expect(failure(await share(owner, id))).toMatchObject({
        code: 'INVALID',
        fields: { days: [expect.any(String)] },
      });
      api().pass(86_401);
      await sharedBy(owner, id);
    });
  });
}

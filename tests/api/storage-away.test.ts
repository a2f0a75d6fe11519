import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { openApi, testSettings, type Api, type TestPerson } from '#tests/support/api.ts';
import { breakableConnection, type BreakableConnection } from '#tests/support/breakable-connection.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { change, failure, good, madeBy, setHeading, type WebsiteAnswer } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const WORDS = /files are kept does not answer.*nothing that was saved is lost.*again/i;

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startObjectStorage>>;
  let way: BreakableConnection;
  let api: Api;
  let owner: TestPerson;
  let website: WebsiteAnswer;
  beforeAll(async () => {
    bucket = await startObjectStorage();
    way = await breakableConnection(bucket.settings.endpoint);
    const s3 = { ...bucket.settings, endpoint: new URL(way.url).origin };
    const storage = openStorage({ ...testSettings(), s3 });
    api = await openApi({ database: await openInMemory(), storage });
    owner = await api.person();
    website = await madeBy(owner);
  });
  afterAll(async () => {
    await api?.close();
    await way?.close();
    await bucket?.stop();
  });

  const refused = async () => {
    const answer = await upload(api, owner, website.id, await somePhoto());
    return [failure(answer).code, answer.errors?.[0]?.message];
  };
  const pictures = async () =>
    good(
      await owner.ask<{ website: { assets: { totalCount: number } } }>(
        'query ($id: ID!) { website(id: $id) { assets(first: 1) { totalCount } } }',
        { id: website.id },
      ),
    ).website.assets.totalCount;

  it('that is away, or takes nothing, is told in words, and nothing is half done', async () => {
    way.cut();
    expect(await refused()).toEqual(['UNAVAILABLE', expect.stringMatching(WORDS)]);
    good(await change(owner, website.id, 1, setHeading('Edits go on')));
    way.mend();
    bucket.faults.push(403);
    expect(await refused()).toEqual(['UNAVAILABLE', expect.stringMatching(WORDS)]);
    expect([await pictures(), bucket.files.size]).toEqual([0, 0]);
    good(await upload(api, owner, website.id, await somePhoto()));
    expect(await pictures()).toBe(1);
  });
});

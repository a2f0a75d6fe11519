import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Answer, Api, TestPerson } from '#tests/support/api.ts';
import { exported, imported } from '#tests/support/export-steps.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { PHOTOS_KEY, startTestPhotos } from '#tests/support/photos-sandbox.ts';
import { change, failure, good, madeBy } from '#tests/support/website-steps.ts';

type Found = {
  searchPhotos: { hasMore: boolean; photos: { id: string; credit: { author: string; source: string } }[] };
};
type Taken = { takePhoto: { id: string; alt: string; width: number; height: number; credit: { author: string } } };

const SEARCH = `query ($w: ID!, $text: String!, $page: Int) {
  searchPhotos(websiteId: $w, text: $text, page: $page) { hasMore photos { id preview credit { author source } } }
}`;
const TAKE = `mutation ($w: ID!, $id: ID!) {
  takePhoto(websiteId: $w, id: $id) { id alt width height credit { author authorUrl source sourceUrl licence } }
}`;

const search = (person: TestPerson, w: string, text: string, page = 1) => person.ask<Found>(SEARCH, { w, text, page });
const words = (answer: Answer<unknown>) => answer.errors?.[0]?.message;
const take = (person: TestPerson, w: string, id: string) => person.ask<Taken>(TAKE, { w, id });

describe('photos of others', () => {
  let sandbox: Awaited<ReturnType<typeof startTestPhotos>>;
  let api: Api;
  beforeAll(async () => {
    sandbox = await startTestPhotos();
    const env = { PHOTOS_PEXELS_KEY: PHOTOS_KEY, PHOTOS_UNSPLASH_KEY: PHOTOS_KEY, PHOTOS_BASE: sandbox.origin };
    api = await openApi({ database: await openInMemory(), settings: testSettings(env) });
  });
  afterAll(async () => {
    await api.close();
    await sandbox.close();
  });

  it('are found at all providers, in turn, a page at a time', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const { searchPhotos: first } = good(await search(owner, id, 'sourdough'));
    expect(first.photos).toHaveLength(24);
    expect(first.photos.slice(0, 4).map(({ credit }) => credit.source)).toEqual([
      'Pexels',
      'Unsplash',
      'Pexels',
      'Unsplash',
    ]);
    const { searchPhotos: last } = good(await search(owner, id, 'sourdough', 3));
    expect([first.hasMore, last.hasMore]).toEqual([true, false]);
    expect(last.photos.map((photo) => photo.id)).not.toContain(first.photos[0]?.id);
    expect(good(await search(owner, id, 'nothing at all')).searchPhotos.photos).toEqual([]);
  });

  it('are copied once, without a description, with whose they are, and Unsplash is told', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const { photos } = good(await search(owner, id, 'harbour')).searchPhotos;
    const [pexels, unsplash] = ['Pexels', 'Unsplash'].map((name) =>
      photos.find(({ credit }) => credit.source === name),
    );
    const before = sandbox.taken.length;
    const { takePhoto } = good(await take(owner, id, pexels?.id ?? ''));
    expect(takePhoto).toMatchObject({ alt: '', width: 1600, height: 1067, credit: pexels?.credit });
    expect(sandbox.taken).toHaveLength(before);
    const fromUnsplash = good(await take(owner, id, unsplash?.id ?? '')).takePhoto;
    expect(fromUnsplash.credit).toMatchObject({
      authorUrl: expect.stringContaining('utm_source=Pagewright&utm_medium=referral'),
      licence: expect.stringContaining('unsplash.com/license'),
    });
    await vi.waitFor(() => expect(sandbox.taken.slice(before)).toEqual([unsplash?.id.replace('unsplash-', '')]), {
      timeout: 20_000,
    });
    expect(good(await take(owner, id, pexels?.id ?? '')).takePhoto.id).toBe(takePhoto.id);
  });

  it('are taken while Unsplash does not hear of it, which is told again later', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const { photos } = good(await search(owner, id, 'mountains')).searchPhotos;
    const photo = photos.find(({ credit }) => credit.source === 'Unsplash');
    sandbox.isCounting = false;
    try {
      expect(good(await take(owner, id, photo?.id ?? '')).takePhoto).toMatchObject({ alt: '' });
      await vi.waitFor(() => expect(api.logged.join('\n')).toMatch(/tell-photo-taken|was not asked for photos/), {
        timeout: 20_000,
      });
    } finally {
      sandbox.isCounting = true;
    }
  });

  it('take their credit along into an export, and back', async () => {
    const owner = await api.person();
    const website = await madeBy(owner);
    const { photos } = good(await search(owner, website.id, 'bread')).searchPhotos;
    const { takePhoto } = good(await take(owner, website.id, photos[0]?.id ?? ''));
    const { id, width, height } = takePhoto;
    good(
      await change(owner, website.id, 1, {
        type: 'updateSection',
        sectionId: 'hero-1',
        props: { picture: { source: 'asset', id, alt: 'A loaf', width, height } },
      }),
    );
    const { archive } = good(await exported(owner, website.id)).exportWebsite;
    const manifest = strFromU8(unzipSync(Buffer.from(archive, 'base64'))['pagewright.json'] ?? new Uint8Array());
    expect(JSON.parse(manifest)).toMatchObject({ media: [{ id, credit: { source: 'Pexels', ...photos[0]?.credit } }] });
    const back = good(await imported(owner, archive)).importWebsite;
    const { website: came } = good(
      await owner.ask<{ website: { assets: { edges: { node: { credit: unknown } }[] } } }>(
        'query ($id: ID!) { website(id: $id) { assets(first: 5) { edges { node { credit { author source } } } } } }',
        { id: back.id },
      ),
    );
    expect(came.assets.edges).toMatchObject([{ node: { credit: photos[0]?.credit } }]);
  });

  it('that nobody has any more, and questions without words, are refused in words', async () => {
    const owner = await api.person();
    const { id } = await madeBy(owner);
    expect(failure(await take(owner, id, 'pexels-x'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(failure(await take(owner, id, '../../etc/passwd'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(failure(await search(owner, id, '  '))).toMatchObject({
      fields: { text: ['Say what the photo should show.'] },
    });
    expect(failure(await search(owner, id, 'x'.repeat(101)))).toMatchObject({ code: 'INVALID' });
  });
});

describe('where photos cannot be searched', () => {
  it('without a key everybody hears that it is switched off', async () => {
    const api = await openApi({ database: await openInMemory(), photos: null });
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const { website } = good(
      await owner.ask<{ website: { photoSources: string[] } }>(
        'query ($id: ID!) { website(id: $id) { photoSources } }',
        { id },
      ),
    );
    expect(website.photoSources).toEqual([]);
    expect(words(await search(owner, id, 'bread'))).toBe(
      'Searching for photos is switched off here. Upload a picture of your own.',
    );
    await api.close();
  });

  it('a provider that refuses the key or is not there leaves the others; none at all is said', async () => {
    const sandbox = await startTestPhotos();
    const at = (key: string) => ({
      PHOTOS_PEXELS_KEY: key,
      PHOTOS_UNSPLASH_KEY: PHOTOS_KEY,
      PHOTOS_BASE: sandbox.origin,
    });
    const api = await openApi({ database: await openInMemory(), settings: testSettings(at('wrong')) });
    const owner = await api.person();
    const { id } = await madeBy(owner);
    const { photos } = good(await search(owner, id, 'bread')).searchPhotos;
    expect(new Set(photos.map(({ credit }) => credit.source))).toEqual(new Set(['Unsplash']));
    await sandbox.close();
    expect(words(await search(owner, id, 'bread'))).toContain('does not answer right now');
    expect(failure(await take(owner, id, photos[0]?.id ?? ''))).toMatchObject({ code: 'UNAVAILABLE' });
    await api.close();
  });
});

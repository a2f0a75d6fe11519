import { expect, it, vi } from 'vitest';
import { openApi } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { change, good, madeBy } from '#tests/support/website-steps.ts';
import { originalKey } from './asset-files.ts';
import { mediaOfAssets } from './document-media.ts';

const MEDIA = `query ($id: ID!, $ids: [ID!]!) { website(id: $id) { media(ids: $ids) { id files { file use width height } } } }`;

type Media = {
  website: { media: { id: string; files: { file: string; use: string; width: number; height: number }[] }[] };
};

it('a crop has files of its own from the untouched original; nobody has files made of what the draft does not show', async () => {
  const database = await openInMemory();
  const api = await openApi({ database });
  const owner = await api.person();
  const website = await madeBy(owner);
  const photo = await somePhoto(2, 1200, 800);
  const { uploadAsset: asset } = good(await upload(api, owner, website.id, photo));
  const find = () => database.db.query.assets.findFirst();
  await vi.waitFor(async () => expect((await find())?.state).toBe('READY'), { timeout: 30_000 });
  const [key, other] = [`${asset.id}.25-0-50-100`, `${asset.id}.0-0-50-50`];
  const shown = async () => good(await owner.ask<Media>(MEDIA, { id: website.id, ids: [key, other] })).website.media;

  const whole = await shown();
  expect(whole.map(({ files }) => files.find(({ use }) => use === 'fallback')?.width)).toEqual([1200, 1200]);

  const picture = { source: 'asset', id: asset.id, alt: '', width: 1200, height: 800, crop: '25 0 50 100' };
  good(await change(owner, website.id, 1, { type: 'updateSection', sectionId: 'hero-1', props: { picture } }));
  const [cropped, still] = await shown();
  expect(cropped?.files).toMatchObject([{ use: 'fallback', width: 600, height: 800 }]);
  expect(still?.files.find(({ use }) => use === 'fallback')?.width).toBe(1200);

  const services = { db: database.db, storage: api.storage, log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } };
  const media = await mediaOfAssets(services, website.id, [key, asset.id]);
  expect(media.sizeOf(key)).toEqual({ width: 600, height: 800 });
  expect(media.asset(key)?.formats?.[0]?.srcset).toMatch(/ 480w, .* 600w$/);
  expect(media.asset(asset.id)?.width).toBe(1200);
  expect(media.asset(key)?.src).not.toBe(media.asset(asset.id)?.src);
  const row = await find();
  if (!row) throw new Error('The picture is there');
  expect(await api.storage.get(originalKey(row))).toEqual(photo);
  await api.close();
}, 120_000);

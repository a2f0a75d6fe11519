import { expect, it, vi } from 'vitest';
import { websites } from '#backend/db/schema.ts';
import { openApi } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { somePhoto, upload } from '#tests/support/upload-steps.ts';
import { good, madeBy } from '#tests/support/website-steps.ts';
import { folderOf } from './asset-files.ts';
import { prepareAsset } from './prepare-asset.ts';
import { updateAsset } from './store.ts';

it('leaves no file behind when the website is removed while its pictures are made', async () => {
  const database = await openInMemory();
  const { db } = database;
  const api = await openApi({ database });
  const owner = await api.person();
  const { id } = await madeBy(owner);
  good(await upload(api, owner, id, await somePhoto()));
  const findAsset = () => db.query.assets.findFirst();
  await vi.waitFor(async () => expect((await findAsset())?.state).toBe('READY'), { timeout: 30_000 });
  const asset = await findAsset();
  if (!asset) throw new Error('The picture is there');
  await updateAsset(db, asset, { state: 'PENDING' });

  const { storage } = api;
  const goneMeanwhile: typeof storage.put = async (...file) => {
    await db.delete(websites);
    await storage.removeFolder(folderOf(id));
    await storage.put(...file);
  };
  expect(await prepareAsset({ db, storage: { ...storage, put: goneMeanwhile } }, asset)).toBeUndefined();
  expect([...storage.files.keys()]).toEqual([]);
  await api.close();
}, 120_000);

import { z } from 'zod';
import { openDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { openApi, testSettings } from './api.ts';
import { countInDatabase } from './earlier-publications.ts';

/** A process of its own that moves what an earlier release published, and says how many files it has written, until somebody kills it. */
const settings = testSettings(z.record(z.string(), z.string()).parse(JSON.parse(process.argv[2] ?? '{}')));
const database = await openDatabase(settings, () => undefined);
const storage = openStorage(settings);
let written = 0;
const put: typeof storage.put = async (key, body, type) => {
  await storage.put(key, body, type);
  process.send?.([(written += 1), await countInDatabase(database)]);
};
await openApi({ settings, database, storage: { ...storage, put } });
process.once('disconnect', () => undefined);

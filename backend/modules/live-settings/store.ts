import type { Database } from '../../db/index.ts';
import { kvStorages } from '../../db/schema.ts';

/** Carries keys; a trigger tells of each change. */
export const KV_CHANNEL = 'kv_storages';

export const storedValues = (db: Database): Promise<{ key: string; value: unknown }[]> =>
  db.select({ key: kvStorages.key, value: kvStorages.value }).from(kvStorages);

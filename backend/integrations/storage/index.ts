import { join } from 'node:path';
import type { Settings } from '#settings';
import { localStorage } from './local-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export type { Storage, StoredFile } from './storage.ts';
export { isSafeKey, StorageAway } from './storage.ts';

/** A bucket when there is one in the settings, else the folder `files` in the data folder. */
export const openStorage = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : localStorage(join(dataDir, 'files'));

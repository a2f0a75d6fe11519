import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where what tests start beside themselves lies in one file each: from their sources each start would read a thousand files. */
export const BUNDLES = '.cache/bundles';

/** What tests start as processes of their own. */
export const processes = [
  'clock-process',
  'edit-without-end',
  'gate-process',
  'hold-folder',
  'hosting-process',
  'import-process',
  'making-process',
  'move-process',
  'publication-move-process',
  'restore-process',
  'shop-process',
  'tuning-process',
  'turn-process',
  'web-app-process',
] as const;

/** The file to start such a process with. */
export const processFile = (name: (typeof processes)[number]): string => resolve(BUNDLES, `${name}.js`);

/** What reading threads run. */
export const readingThread = (): URL => pathToFileURL(resolve(BUNDLES, 'reading.js'));

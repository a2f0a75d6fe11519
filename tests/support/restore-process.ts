import { z } from 'zod';
import { restoreBackup } from '#backend/backup/index.ts';
import { testSettings } from './api.ts';

/** A process of its own that restores a backup into where the settings say, until somebody kills it. */
const [file = '', where = '{}'] = process.argv.slice(2);
await restoreBackup(testSettings(z.record(z.string(), z.string()).parse(JSON.parse(where))), file);

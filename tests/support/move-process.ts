import { z } from 'zod';
import { openDatabase } from '#backend/db/index.ts';
import { openApi, testSettings } from './api.ts';
import { countEarlier } from './earlier-revisions.ts';

/** A process of its own that moves revisions of earlier releases and says how many are left, until somebody kills it. */
const settings = testSettings(z.record(z.string(), z.string()).parse(JSON.parse(process.argv[2] ?? '{}')));
const database = await openDatabase(settings, () => undefined);
const told = setInterval(() => void countEarlier(database.run).then((left) => process.send?.(left)), 5);
await openApi({ settings, database });
process.once('disconnect', () => clearInterval(told));

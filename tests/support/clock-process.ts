import { z } from 'zod';
import { countIn } from '#backend/counts.ts';
import { openDatabase } from '#backend/db/index.ts';
import { createRateLimiter } from '#backend/rate-limiter.ts';
import { openApi, testSettings } from './api.ts';

/**
 * A process of its own, started by a test with a clock that is wrong: publishes posts whose moment has come, and counts for the account that
 * it is told, as often as it is told, and says how often that was let pass.
 */
const settings = testSettings(z.record(z.string(), z.string()).parse(JSON.parse(process.argv[2] ?? '{}')));
const database = await openDatabase(settings, () => undefined);
const api = await openApi({ settings, database, clock: database.clock, publishDueEveryMs: 50 });
const limiter = createRateLimiter(database.clock, countIn(database));

process.on('message', async (told) => {
  const { account, times } = z.object({ account: z.string(), times: z.number() }).parse(told);
  const asked = Array.from({ length: times }, () => limiter.secondsToWait('recordSignIn', account));
  process.send?.((await Promise.all(asked)).filter((wait) => wait === 0).length);
});
process.once('disconnect', () => void api.close());
process.send?.('ready');

import type { Services } from '../context.ts';
import { isAway, tendTables } from '../db/index.ts';
import type { OpenedDatabase } from '../db/index.ts';

/** Soon enough after a large import. */
const EVERY_MS = 10 * 60 * 1000;

/** Looks after the tables now and then. The returned function stops it and waits for a run under way. */
export function startTending(database: OpenedDatabase, { log }: Pick<Services, 'log'>) {
  let running: Promise<void> | undefined;
  const run = async () => {
    const begun = performance.now();
    const tables = await tendTables(database);
    const milliseconds = Math.round(performance.now() - begun);
    if (tables.length > 0) log.info('Tables were looked after', { tables: tables.join(' '), milliseconds });
  };
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => {
        if (!isAway(error)) log.error('Tables were not looked after', { error });
      })
      .finally(() => (running = undefined));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

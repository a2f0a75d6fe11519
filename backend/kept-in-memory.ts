import type { Log } from './log.ts';
import type { OpenedDatabase } from './db/index.ts';

/** What the rows of a small table come to, in the memory of each process, so that a reading costs no query. */
export type KeptInMemory<Value> = {
  value(): Value;
  /** Reads everything again: whoever has just changed something sees it at once. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
};

const AGAIN_MS = 1000;

/**
 * Keeps what `read` gives, and reads it again when `channel` tells of a change, in whatever process, or after the connection
 * was lost. What was read last stays while the database is away. `what` begins a sentence for the log.
 */
export async function keepInMemory<Value>(
  { listen }: Pick<OpenedDatabase, 'listen'>,
  { channel, what, read, log }: { channel: string; what: string; read(): Promise<Value>; log: Log },
): Promise<KeptInMemory<Value>> {
  let reading: Promise<void> | undefined;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;
  let value: Value;

  /** One after the other; what is heard of while one is under way is read after it. */
  async function readUntilFresh(): Promise<void> {
    do {
      isStale = false;
      value = await read();
    } while (isStale);
  }

  function readAgain(): Promise<void> {
    isStale = true;
    return (reading ??= readUntilFresh().finally(() => (reading = undefined)));
  }

  function readSoon(): void {
    readAgain().catch((error: unknown) => {
      log.warn(`${what} could not be read again`, { error });
      clearTimeout(timer);
      timer = setTimeout(readSoon, AGAIN_MS).unref();
    });
  }

  // Listening first: what changes during the first reading is read after it.
  const stop = await listen(channel, readSoon);
  await readAgain();
  return {
    value: () => value,
    readAgain,
    async close() {
      clearTimeout(timer);
      await stop();
      await reading?.catch(() => undefined);
    },
  };
}

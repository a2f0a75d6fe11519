import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenedDatabase } from './db/index.ts';

/** So often within so many seconds. */
export type Limit = { times: number; seconds: number };

/** Counts once more under a name, and says whether that was within the limit. */
export type Count = (name: string) => Promise<boolean>;

/** A count for each action; names of one are none of another's. */
export type OpenCount = (action: string, limit: Limit) => Count;

/** Of one action, in this process. Beyond, what began longest ago is forgotten. */
const MAX_NAMES = 20_000;

class BoundedMemory extends RateLimiterMemory {
  readonly #names = new Set<string>();

  override async consume(name: string): Promise<RateLimiterRes> {
    const counted = await super.consume(name);
    if (!counted.isFirstInDuration) return counted;
    // Behind all that began before it.
    this.#names.delete(name);
    this.#names.add(name);
    const [oldest] = this.#names;
    if (oldest !== undefined && this.#names.size > MAX_NAMES) {
      this.#names.delete(oldest);
      await this.delete(oldest);
    }
    return counted;
  }
}

/** Names say in which window somebody counts. A count may stay longer, so that a machine whose clock is ahead does not end it for the others. */
const CLOCKS_DIFFER_SECONDS = 900;

const optionsOf = (action: string, { times, seconds }: Limit) => ({
  keyPrefix: action,
  points: times,
  duration: seconds + CLOCKS_DIFFER_SECONDS,
});

const countBy =
  (limiter: Pick<RateLimiterMemory, 'consume'>): Count =>
  async (name) => {
    try {
      await limiter.consume(name);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  };

/** Counts in this process. */
export const countInMemory: OpenCount = (action, limit) => countBy(new BoundedMemory(optionsOf(action, limit)));

/**
 * Counts for all processes of a server together, in a table that a crash of the server may empty. Whoever is over the limit is
 * refused from memory; while the server is away each process counts for itself.
 */
export function countIn({ runApart }: Pick<OpenedDatabase, 'runApart'>): OpenCount {
  const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => runApart(text, values) };
  let isCleaned = false;
  return (action, limit) => {
    const options = optionsOf(action, limit);
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // One cleans for all.
      clearExpiredByTimeout: !isCleaned,
      inMemoryBlockOnConsumed: limit.times,
      insuranceLimiter: new BoundedMemory(options),
    });
    isCleaned = true;
    const count = countBy(limiter);
    // Addresses of people are in no table that need not have them.
    return (name) => count(createHash('sha256').update(name).digest('base64url').slice(0, 22));
  };
}

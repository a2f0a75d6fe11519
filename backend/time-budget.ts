import { Failure } from './failure.ts';

export type TimeBudget = {
  /**
   * Does some work on the time of one account or address. The work calls `spend` with what it took, in milliseconds, also when it
   * fails. Throws RATE_LIMITED while more was spent than has come back.
   */
  during<Result>(account: string, work: (spend: (ms: number) => void) => Promise<Result>): Promise<Result>;
};

/** Taken beforehand and given back afterwards, so that nobody starts a hundred pieces of work at once. */
const RESERVED = 250;
const MAX_TRACKED = 50_000;

/** So many milliseconds of work a minute for each account; what somebody owes is waited for. */
export function createTimeBudget(clock: () => Date, msPerMinute: number): TimeBudget {
  const accounts = new Map<string, { left: number; at: number }>();
  const perMs = msPerMinute / 60_000;

  function account(name: string) {
    const now = clock().getTime();
    if (accounts.size >= MAX_TRACKED && !accounts.has(name)) forgetFull(now);
    const { left, at } = accounts.get(name) ?? { left: msPerMinute, at: now };
    const current = { left: Math.min(msPerMinute, left + (now - at) * perMs), at: now };
    accounts.set(name, current);
    return current;
  }

  function forgetFull(now: number) {
    for (const [name, { left, at }] of accounts) if (left + (now - at) * perMs >= msPerMinute) accounts.delete(name);
    if (accounts.size >= MAX_TRACKED) accounts.clear();
  }

  return {
    async during(name, work) {
      const { left } = account(name);
      if (left < RESERVED)
        throw new Failure('Too many attempts in a short time. Please wait a moment.', {
          code: 'RATE_LIMITED',
          retryAfter: Math.ceil((RESERVED - left) / perMs / 1000),
        });
      account(name).left -= RESERVED;
      try {
        return await work((ms) => (account(name).left -= ms));
      } finally {
        account(name).left += RESERVED;
      }
    },
  };
}

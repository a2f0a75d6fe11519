const MOST = 10;
const PAUSE_MS = 5 * 60_000;
const MAX_KEPT = 10_000;

/** How often somebody tried to log in with a wrong password, by e-mail. Counts in memory. */
export interface Tries {
  areOver(email: string): boolean;
  count(email: string, isRight: boolean): void;
}

/** After ten wrong tries an account rests for five minutes. `now` in milliseconds since 1970. */
export function countTries(now: () => number): Tries {
  const wrong = new Map<string, { times: number; until: number }>();
  const keyOf = (email: string) => email.trim().toLowerCase().slice(0, 254);
  const current = (key: string) => {
    const kept = wrong.get(key);
    return kept && kept.until > now() ? kept : undefined;
  };
  return {
    areOver: (email) => (current(keyOf(email))?.times ?? 0) >= MOST,
    count(email, isRight) {
      const key = keyOf(email);
      const times = (current(key)?.times ?? 0) + 1;
      wrong.delete(key);
      if (isRight) return;
      wrong.set(key, { times, until: now() + PAUSE_MS });
      for (const [oldest] of wrong) {
        if (wrong.size <= MAX_KEPT) break;
        wrong.delete(oldest);
      }
    },
  };
}

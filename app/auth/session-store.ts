/**
 * What sessions need to remember on the server. `server.ts` supplies one that the database keeps;
 * every method is safe to call from many requests and processes at once.
 * Keys and ids are opaque text of at most 128 characters.
 */
export interface SessionStore {
  /** True from `deny` until its moment has passed. Asked on every request with a session, so it must be quick. */
  isDenied(sessionId: string): Promise<boolean>;
  /**
   * True when all that this person (the provider's subject) began until that moment was ended, in every browser: their account was
   * deleted. Asked on every request with a session.
   */
  isOver(sub: string, began: Date): boolean | Promise<boolean>;
  /** Counts that a login was started or ended from there; gives the seconds to wait, 0 when it may go on. */
  countLogin(address: string): Promise<number>;
  /** Repeating it is harmless; the later moment counts. */
  deny(sessionId: string, until: Date): Promise<void>;
  /** True for exactly one caller, until that caller releases the lock or `until` has passed. */
  takeLock(key: string, until: Date): Promise<boolean>;
  releaseLock(key: string): Promise<void>;
  /** The text kept by `writeRenewal`, or null when there is none or its time has passed. It is already encrypted. */
  readRenewal(key: string): Promise<string | null>;
  /** Overwrites. `sealed` is at most 16,000 characters. */
  writeRenewal(key: string, sealed: string, until: Date): Promise<void>;
}

/** A store for tests and for one process that may forget when it ends. */
export function createMemorySessionStore(now: () => number = Date.now): SessionStore {
  const denied = new Map<string, number>();
  const locks = new Map<string, number>();
  const renewals = new Map<string, { sealed: string; until: number }>();
  const holds = (map: Map<string, number>, key: string) => (map.get(key) ?? 0) > now();

  return {
    isDenied: async (sessionId) => holds(denied, sessionId),
    isOver: () => false,
    countLogin: async () => 0,
    deny: async (sessionId, until) => {
      denied.set(sessionId, Math.max(denied.get(sessionId) ?? 0, until.getTime()));
    },
    takeLock: async (key, until) => {
      if (holds(locks, key)) return false;
      locks.set(key, until.getTime());
      return true;
    },
    releaseLock: async (key) => {
      locks.delete(key);
    },
    readRenewal: async (key) => {
      const kept = renewals.get(key);
      return kept && kept.until > now() ? kept.sealed : null;
    },
    writeRenewal: async (key, sealed, until) => {
      renewals.set(key, { sealed, until: until.getTime() });
    },
  };
}

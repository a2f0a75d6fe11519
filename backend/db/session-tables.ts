import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { document, moment } from './columns.ts';

export const deniedSessions = pgTable(
  'denied_sessions',
  { id: text('id').primaryKey(), until: moment('until').notNull() },
  (table) => [index('denied_sessions_until').on(table.until)],
);

/** People whose account was deleted: what was logged in before that moment is over. `id` is a hash of their subject. */
export const endedLogins = pgTable(
  'ended_logins',
  { id: text('id').primaryKey(), endedAt: moment('ended_at').notNull() },
  (table) => [index('ended_logins_at').on(table.endedAt)],
);

/** Held while one process renews a session's token. */
export const renewalLocks = pgTable('renewal_locks', {
  key: text('key').primaryKey(),
  until: moment('until').notNull(),
});

/** The encrypted result of a renewal, for requests that come late with the old cookie. */
export const renewals = pgTable(
  'renewals',
  { key: text('key').primaryKey(), sealed: text('sealed').notNull(), until: moment('until').notNull() },
  (table) => [index('renewals_until').on(table.until)],
);

/** What pages that are open in browsers ask for, of the newest releases. */
export const releases = pgTable('releases', {
  hash: text('hash').primaryKey(),
  documents: document<Record<string, string>>('documents').notNull(),
  /** Names of its files for browsers; null until all of them are in the storage. */
  assets: text('assets').array(),
  firstSeenAt: moment('first_seen_at').notNull(),
});

/** How often somebody did something lately, as `counts.ts` counts it. Unlogged, as its migration says: no crash would miss it. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').default(0).notNull(),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

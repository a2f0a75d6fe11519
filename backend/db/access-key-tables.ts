import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users, websites } from './website-tables.ts';

/** Keys by which programs work in a person's name; a revoked one is deleted. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, in hexadecimal: the key itself is kept nowhere. */
    hash: text('hash').notNull().unique('access_keys_hash'),
    name: text('name').notNull(),
    /** Each may do what the ones before it may. */
    scope: text('scope', { enum: ['read', 'write', 'publish'] }).notNull(),
    /** Null: all websites that the person has. */
    websiteId: text('website_id').references(() => websites.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('access_keys_user').on(table.userId, table.createdAt),
    index('access_keys_website').on(table.websiteId),
  ],
);

/** What release 0.1 counted wrong keys in. Nothing reads it any more: it goes once no process of that release can run. */
export const wrongKeys = pgTable('wrong_keys', {
  /** SHA-256 of the group of addresses. */
  addressHash: text('address_hash').primaryKey(),
  times: integer('times').notNull(),
  endsAt: moment('ends_at').notNull(),
});

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { document, moment } from './columns.ts';
import { users } from './website-tables.ts';

/** Websites of others' making that become one of ours. The id is also that of the website, which is there once it is done. */
export const siteImports = pgTable(
  'site_imports',
  {
    id: text('id').primaryKey(),
    /** Who asked for it; null for a visitor, who holds the secret of `claimHash`. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    claimHash: text('claim_hash'),
    address: text('address').notNull(),
    templateId: text('template_id'),
    state: text('state', { enum: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] }).notNull(),
    /** What is being done, or why it came to nothing. */
    note: text('note').notNull().default(''),
    done: integer('done').notNull().default(0),
    /** Null while nobody knows how much there is to do. */
    total: integer('total'),
    /** What was kept, left out and unsure, by page. */
    report: document<unknown>('report'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('site_imports_owner').on(table.ownerId),
    index('site_imports_begun').on(table.createdAt),
    index('site_imports_working')
      .on(table.createdAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

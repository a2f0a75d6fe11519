import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { document, moment } from './columns.ts';
import { users, websites } from './website-tables.ts';

/** A subscription to a plan as the payment provider last told it; a domain's yearly one is not among them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Of the payment provider. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').notNull(),
    state: text('state', { enum: ['active', 'past_due', 'ended'] }).notNull(),
    /** In the smallest unit of the currency, for a month: an old customer keeps an old price. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** It does not go on after this; null: it renews. */
    endsAt: moment('ends_at'),
    /** The plan from the next period on, where that is another. */
    nextPlan: text('next_plan'),
    /** Since when the money is missing, while it is. */
    pastDueSince: moment('past_due_since'),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId), index('subscriptions_past_due').on(table.pastDueSince)],
);

/** What is kept of somebody who ever paid, or was ever beyond their plan; no row until then. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How often the provider was asked about this customer: the number is taken before asking. */
    asked: integer('asked').notNull().default(0),
    /** The number of the answer that stands in `subscriptions`: a lower one comes too late. */
    answered: integer('answered').notNull().default(0),
    answeredAt: moment('answered_at'),
    /** Since when more websites are published than the plan in force has room for; null: they fit, or rest. */
    beyondSince: moment('beyond_since'),
    /** What they were told of the grace or the rest that runs now, each once (`modules/billing`). */
    notices: document<string[]>('notices').notNull().default([]),
  },
  (table) => [
    index('billing_accounts_answered').on(table.answeredAt),
    index('billing_accounts_beyond').on(table.beyondSince),
  ],
);

/** What was done by a model and a plan counts: each change of a website by chat, each text for a blog, each generated picture. */
export const assistantUses = pgTable(
  'assistant_uses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a website that belonged to nobody then. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    websiteId: text('website_id').references(() => websites.id, { onDelete: 'set null' }),
    what: text('what', { enum: ['MESSAGE', 'PICTURE'] })
      .notNull()
      .default('MESSAGE'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('assistant_uses_user').on(table.userId, table.createdAt),
    index('assistant_uses_website').on(table.websiteId),
  ],
);

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { document, moment } from './columns.ts';
import { users } from './website-tables.ts';

/** What somebody wants to buy, or bought. Kept when the money moved, whatever becomes of what was bought. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['domain', 'plan'] }).notNull(),
    state: text('state', {
      enum: ['asked', 'paid', 'registering', 'registered', 'connected', 'delivered', 'failed', 'refunded', 'expired'],
    }).notNull(),
    /** What is bought: the name of a domain, or the id of a plan. */
    subject: text('subject').notNull(),
    /** What its kind needs to go on (`modules/purchases`). */
    details: document<unknown>('details').notNull(),
    /** In the smallest unit of the currency: for a year of a domain, for a month of a plan. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Of the payment provider. */
    checkoutId: text('checkout_id'),
    subscriptionId: text('subscription_id'),
    paymentId: text('payment_id'),
    /** Why it failed or was refunded, in words for who bought. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('purchases_checkout').on(table.checkoutId),
    uniqueIndex('purchases_subscription').on(table.subscriptionId),
    index('purchases_user').on(table.userId, table.createdAt),
    index('purchases_open').on(table.state, table.updatedAt),
  ],
);

/** Events of the payment provider by their id, so that each is handled once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
);

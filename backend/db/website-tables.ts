import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Waitlist } from '#site/render/index.ts';
import { document, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    sub: text('sub').notNull().unique(),
    email: text('email').notNull().default(''),
    name: text('name').notNull().default(''),
    picture: text('picture'),
    roles: document<string[]>('roles').notNull().default([]),
    /** The plan in force as it was last decided (`modules/billing`); past `planUntil` it is the granted one. */
    plan: text('plan').notNull().default('free'),
    planUntil: moment('plan_until'),
    /** What they have without paying: given by us. */
    grantedPlan: text('granted_plan').notNull().default('free'),
    signupSource: text('signup_source'),
    stripeCustomerId: text('stripe_customer_id'),
    createdAt: moment('created_at').notNull(),
    /** How many websites they have, and how many deleted ones that are not purged yet. Triggers on `websites` keep both true. */
    websiteCount: integer('website_count').notNull().default(0),
    deletedWebsiteCount: integer('deleted_website_count').notNull().default(0),
  },
  (table) => [
    index('users_recent').on(table.createdAt, table.id),
    index('users_customer').on(table.stripeCustomerId),
    index('users_plan_until')
      .on(table.planUntil)
      .where(sql`${table.planUntil} is not null`),
  ],
);

export const websites = pgTable(
  'websites',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').references(() => users.id),
    /** SHA-256 of the secret that a visitor holds; null once it has an owner. */
    claimHash: text('claim_hash'),
    /** `site`: somebody's. All others are the staff's own documents: they have no owner, no plan, no address and are never claimed. */
    purpose: text('purpose', { enum: ['site', 'template', 'training', 'trial'] })
      .notNull()
      .default('site'),
    name: text('name').notNull(),
    subdomain: text('subdomain').notNull(),
    /** The host of its own name that visitors are led to; null: the subdomain. Written by `modules/domains` alone. */
    primaryHost: text('primary_host'),
    language: text('language').notNull(),
    brief: text('brief').notNull().default(''),
    templateId: text('template_id'),
    /** The design that it began with, where its person chose no template and the designer chose for them. */
    beganWith: text('began_with'),
    currentRevision: integer('current_revision').notNull(),
    /** Pages of the current document; null in what earlier releases wrote, until its next change. */
    pageCount: integer('page_count'),
    /** Hash of the current document: equal to `publishedHash` when nothing changed since publishing. */
    currentHash: text('current_hash').notNull(),
    publishedSnapshotId: text('published_snapshot_id'),
    publishedRevision: integer('published_revision'),
    publishedHash: text('published_hash'),
    publishedAt: moment('published_at'),
    /** Name of the access key that published it; null when a person did. */
    publishedByKey: text('published_by_key'),
    /** Published, but not shown since then: there are more than the plan has room for. The published revision stays written here. */
    restsSince: moment('rests_since'),
    /** The owner wants it shown rather than others when not all fit. */
    isPreferred: boolean('is_preferred').notNull().default(false),
    /** While it is on, visitors see one page with a form instead of the website; null until it was first set up. */
    waitlist: document<Waitlist>('waitlist'),
    /** IANA name of where its owner's clock is, such as `Europe/Vienna`; null until somebody says. */
    timeZone: text('time_zone'),
    /** Whether the owner gets a mail for what visitors send, and where, if not at the account's own address. */
    notifyOwner: boolean('notify_owner').notNull().default(true),
    notifyAddress: text('notify_address'),
    /** An address that gets no mail before somebody has entered the code that was sent to it. */
    notifyPending: text('notify_pending'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('websites_subdomain').on(table.subdomain),
    index('websites_recent')
      .on(table.ownerId, table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('websites_created')
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('websites_by_name')
      .on(table.ownerId, sql`lower(${table.name})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('websites_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('websites_restorable')
      .on(table.ownerId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('websites_template').on(table.templateId),
    uniqueIndex('websites_claim')
      .on(table.claimHash)
      .where(sql`${table.claimHash} is not null`),
    index('websites_trials')
      .on(table.createdAt)
      .where(sql`${table.purpose} = 'trial'`),
    index('websites_unclaimed')
      .on(table.updatedAt)
      .where(sql`${table.claimHash} is not null`),
  ],
);

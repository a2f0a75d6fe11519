import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { document, moment } from './columns.ts';
import { users, websites } from './website-tables.ts';

/** Names of people's own. Many may wait for one name; one of them has it proved. */
export const domains = pgTable(
  'domains',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** ASCII, lower case, without `www.` and without a dot at the end. */
    name: text('name').notNull(),
    /** `records`: the owner sets records where the name is. `registered`: bought here, its zone is ours to write. */
    method: text('method', { enum: ['records', 'registered'] }).notNull(),
    state: text('state', { enum: ['waiting', 'proved', 'pointing', 'secure', 'broken', 'released'] }).notNull(),
    /** What the TXT record at `_pagewright.<name>` must say. A new one for each adding. */
    token: text('token').notNull(),
    provedAt: moment('proved_at'),
    websiteId: text('website_id').references(() => websites.id, { onDelete: 'set null' }),
    primary: text('primary', { enum: ['apex', 'www'] })
      .notNull()
      .default('apex'),
    /** Beyond what the plan allows: it leads to the subdomain meanwhile. */
    restsSince: moment('rests_since'),
    /** What the last check saw and said (`modules/domains/report.ts`). */
    report: document<unknown>('report'),
    /** Of the certificate that our own edge showed. */
    certificate: document<unknown>('certificate'),
    checkedAt: moment('checked_at'),
    /** When it is looked at next by itself; null: not any more. */
    nextCheckAt: moment('next_check_at'),
    /** Since when, and how often in a row, a name that was live did not lead here. */
    failingSince: moment('failing_since'),
    failures: integer('failures').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('domains_once').on(table.ownerId, table.name),
    uniqueIndex('domains_proved')
      .on(table.name)
      .where(sql`${table.provedAt} is not null`),
    index('domains_by_name').on(table.name),
    index('domains_owner').on(table.ownerId, table.createdAt, table.id),
    index('domains_website').on(table.websiteId),
    index('domains_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** What happened to a name, for its owner to read. */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: text('id').primaryKey(),
    domainId: text('domain_id')
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [index('domain_events_domain').on(table.domainId, table.at)],
);

/** Every host that is not a subdomain of ours and that we answer. A trigger tells all processes of each change. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text('host').primaryKey(),
    domainId: text('domain_id')
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** Another host that visitors are led to; null: it serves the website. */
    leadsTo: text('leads_to'),
    mayHaveCertificate: boolean('may_have_certificate').notNull(),
  },
  (table) => [index('site_hosts_website').on(table.websiteId), index('site_hosts_domain').on(table.domainId)],
);

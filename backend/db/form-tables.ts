import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OwnFieldKind } from '#site/sections/parts/own-fields.ts';
import { document, moment } from './columns.ts';
import { websites } from './website-tables.ts';

/** One answer of somebody who sent a form, with the words that the form asked in then. `file`: the id of what came with it. */
export type FormAnswer = { label: string; kind: OwnFieldKind; value: string; file?: string };

/** What visitors sent with the forms of published sites: messages, newsletter and waitlist addresses. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['contact', 'newsletter', 'waitlist'] }).notNull(),
    name: text('name').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    message: text('message').notNull().default(''),
    /** To the fields that its owner gave the form. */
    answers: document<FormAnswer[]>('answers').notNull().default([]),
    spam: boolean('spam').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('form_submissions_inbox').on(table.websiteId, table.createdAt, table.id),
    /** Somebody who signs up twice is on the list once. */
    uniqueIndex('form_submissions_once')
      .on(table.websiteId, table.kind, sql`lower(${table.email})`)
      .where(sql`${table.kind} <> 'contact'`),
  ],
);

/** Files that came with forms; they lie in the storage, under their website. */
export const formFiles = pgTable(
  'form_files',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    submissionId: text('submission_id')
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    /** With the ending of what it really is. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    index('form_files_of_website').on(table.websiteId),
    index('form_files_of_submission').on(table.submissionId),
  ],
);

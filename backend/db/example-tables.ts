import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WebsiteDocument } from '#site/model/document.ts';
import { document, moment } from './columns.ts';
import { websites } from './website-tables.ts';

/** One call that is expected: a tool of the designer's and its arguments. */
export type ExpectedCall = { name: string; input: Record<string, unknown> };
export type ExampleAnswer = { calls: ExpectedCall[]; reply: string };

/** What was said before the words that an example is about. */
export type EarlierMessage =
  | { role: 'system' | 'developer' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: (ExpectedCall & { id: string })[] }
  | { role: 'tool'; callId: string; content: string };

/** How often something of each kind was replaced by a stand-in; null: nobody had to look. */
export type Replaced = { kind: string; standIn: string; times: number }[];

/** What was asked for, and what is expected of the assistant (`modules/examples`). */
export const examples = pgTable(
  'examples',
  {
    id: text('id').primaryKey(),
    /** A PREFERENCE has two answers, the better one and the other. */
    kind: text('kind', { enum: ['ANSWER', 'PREFERENCE'] }).notNull(),
    task: text('task', { enum: ['BRIEF', 'MESSAGE'] }).notNull(),
    words: text('words').notNull(),
    /** The website that the words are about, as it was then. */
    document: document<WebsiteDocument>('document'),
    before: document<EarlierMessage[]>('before').notNull().default([]),
    answer: document<ExampleAnswer>('answer').notNull(),
    /** Of a PREFERENCE: the answer that is not so good. */
    other: document<ExampleAnswer>('other'),
    tags: document<string[]>('tags').notNull().default([]),
    source: text('source', { enum: ['TRAINING', 'CONSENT', 'PLAYGROUND', 'IMPORT', 'HAND'] }).notNull(),
    /** Id of the training website, run, message or file that it came of. */
    sourceId: text('source_id'),
    /** Whose owner agreed; with it, or with the consent, this goes too. */
    sourceWebsiteId: text('source_website_id').references(() => websites.id, { onDelete: 'cascade' }),
    replaced: document<Replaced>('replaced'),
    /** From 1 to 5; null: nobody has judged it. */
    score: integer('score'),
    state: text('state', { enum: ['NEW', 'APPROVED', 'REJECTED'] })
      .notNull()
      .default('NEW'),
    /** The last time that several were judged at once, and what this one was before, so that it can be taken back. */
    judging: text('judging'),
    stateBefore: text('state_before', { enum: ['NEW', 'APPROVED', 'REJECTED'] }),
    split: text('split', { enum: ['TRAINING', 'VALIDATION'] }).notNull(),
    /** Hash of all that an export writes of it. */
    contentHash: text('content_hash').notNull().unique('examples_content'),
    /** The same for those whose words say nearly the same. */
    nearKey: text('near_key').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    index('examples_recent').on(table.createdAt, table.id),
    index('examples_state').on(table.state, table.createdAt, table.id),
    index('examples_source_kind').on(table.source, table.createdAt, table.id),
    index('examples_source').on(table.sourceWebsiteId),
    index('examples_near').on(table.nearKey, table.createdAt),
    index('examples_judging').on(table.judging),
    // In this order files are written, the same in every database.
    index('examples_in_files').on(sql`${table.contentHash} collate "C"`),
    index('examples_tags').using('gin', sql`(${table.tags}::jsonb) jsonb_path_ops`),
  ],
);

/** Files of examples that somebody took out. */
export const exampleExports = pgTable(
  'example_exports',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['ANSWER', 'PREFERENCE'] }).notNull(),
    tools: text('tools', { enum: ['NONE', 'USED', 'ALL'] }).notNull(),
    /** Which examples were asked for, in words. */
    filter: text('filter').notNull(),
    /** So many are in it, as far as it was read. */
    count: integer('count').notNull().default(0),
    /** Of which so many are gone since, because their owner's consent ended. */
    withdrawn: integer('withdrawn').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('example_exports_recent').on(table.createdAt, table.id)],
);

/** Which examples from somebody's website are in which export. */
export const exportedExamples = pgTable(
  'exported_examples',
  {
    exportId: text('export_id')
      .notNull()
      .references(() => exampleExports.id, { onDelete: 'cascade' }),
    exampleId: text('example_id')
      .notNull()
      .references(() => examples.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.exampleId] }),
    index('exported_examples_example').on(table.exampleId),
  ],
);

/** Files of examples that somebody brought in, or only had checked. */
export const exampleImports = pgTable(
  'example_imports',
  {
    id: text('id').primaryKey(),
    fileName: text('file_name').notNull(),
    /** Only checked: nothing of it was kept. */
    isTrial: boolean('is_trial').notNull(),
    /** Lines read so far. */
    lines: integer('lines').notNull().default(0),
    /** Examples that were new, and those that were there before or stand in the file twice. */
    added: integer('added').notNull().default(0),
    known: integer('known').notNull().default(0),
    wrong: integer('wrong').notNull().default(0),
    /** The first lines that are no examples, and why. */
    problems: document<{ line: number; reason: string }[]>('problems').notNull().default([]),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Null while it is read, and for good where the file broke off. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('example_imports_recent').on(table.createdAt, table.id)],
);

/** Approved examples that went live together, or were replayed to. What is rejected, changed or gone since is shown no more. */
export const exampleSets = pgTable(
  'example_sets',
  {
    number: integer('number').primaryKey(),
    /** The same for the same examples. */
    fingerprint: text('fingerprint').notNull(),
    count: integer('count').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('example_sets_fingerprint').on(table.fingerprint)],
);

export const exampleSetMembers = pgTable(
  'example_set_members',
  {
    setNumber: integer('set_number')
      .notNull()
      .references(() => exampleSets.number, { onDelete: 'cascade' }),
    exampleId: text('example_id')
      .notNull()
      .references(() => examples.id, { onDelete: 'cascade' }),
    /** What it said then. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setNumber, table.exampleId] }),
    index('example_set_members_example').on(table.exampleId),
  ],
);

/** The set that is shown to models: one row. Set 0 has no examples. */
export const liveExampleSet = pgTable('live_example_set', {
  name: text('name').primaryKey(),
  number: integer('number')
    .notNull()
    .references(() => exampleSets.number),
  /** What was live before; null once it was gone back to, and where there was nothing. */
  before: integer('before').references(() => exampleSets.number),
});

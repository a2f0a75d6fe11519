import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RefusedCall, Usage } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { document, moment } from './columns.ts';
import { trainingWebsites, type KeptPrompt } from './staff-tables.ts';
import { users } from './website-tables.ts';

/** One thing that was asked for, in two ways (`modules/playground`). */
export const playgroundRuns = pgTable(
  'playground_runs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').notNull(),
    task: text('task', { enum: ['BRIEF', 'MESSAGE'] }).notNull(),
    words: text('words').notNull(),
    /** For MESSAGE: name of the sample that it is about; null when it is about a training website. */
    sample: text('sample'),
    /** For MESSAGE: with the training website, or with its owner's consent, the run goes too. */
    trainingId: text('training_id').references(() => trainingWebsites.id, { onDelete: 'cascade' }),
    /** What the website that it is about was called then. */
    about: text('about').notNull(),
    seed: integer('seed').notNull(),
    /** False: the built-in designer does it, whatever other there is. */
    isByModel: boolean('is_by_model').notNull(),
    /** What both begin with; null until the first of them has read it. */
    before: document<WebsiteDocument>('before'),
    state: text('state', { enum: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] }).notNull(),
    /** Why it failed; else ''. */
    note: text('note').notNull().default(''),
    verdict: text('verdict', { enum: ['LEFT', 'RIGHT', 'SAME'] }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('playground_runs_recent').on(table.createdAt, table.id),
    index('playground_runs_user').on(table.userId),
    index('playground_runs_training').on(table.trainingId),
    index('playground_runs_working')
      .on(table.createdAt)
      .where(sql`${table.state} = 'WORKING'`),
  ],
);

/** What one side of a run came to. */
export type SideResult = {
  document: WebsiteDocument;
  operations: Operation[];
  sentences: string[];
  refused: RefusedCall[];
  reply: string;
};

export const playgroundSides = pgTable(
  'playground_sides',
  {
    runId: text('run_id')
      .notNull()
      .references(() => playgroundRuns.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['LEFT', 'RIGHT'] }).notNull(),
    /** The template as it was then; null: only the rules of the house. */
    prompt: document<KeptPrompt>('prompt'),
    /** Chosen for this side; null: as its template says, or as is usual. */
    model: text('model'),
    temperature: doublePrecision('temperature'),
    /** The step that it is at, or why it failed. */
    note: text('note').notNull().default(''),
    /** What it has done so far, a sentence each. */
    steps: document<string[]>('steps').notNull().default([]),
    result: document<SideResult>('result'),
    usage: document<Usage>('usage'),
    milliseconds: integer('milliseconds'),
    /** With a result, or without one because it failed; null while it is under way. */
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.side] })],
);

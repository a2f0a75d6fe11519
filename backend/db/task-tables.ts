import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Usage } from '#designer/index.ts';
import type { PictureShape } from '../integrations/picture-maker.ts';
import { document, moment } from './columns.ts';
import type { KeptPrompt, TemplateRef } from './staff-tables.ts';
import { websites } from './website-tables.ts';

/** What the assistant may write of a post; `IMPROVE` and `SHORTEN` are about a text, the others about the whole post. */
export type PostPart = 'IMPROVE' | 'SHORTEN' | 'TITLES' | 'EXCERPT' | 'DESCRIPTION';

/** What is wanted of a task, in so far as its kind and what it is about do not say it. */
export type TaskWish = { part?: PostPart; text?: string; wish?: string; shape?: PictureShape };

/** What became of one item of an imported file, or of one picture elsewhere. `problem` says why it was refused; else ''. */
export type ImportedItem = {
  name: string;
  outcome: 'CREATED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';
  problem: string;
  postId: string | null;
};

/** Work on a website that takes longer than a request, and what came of it: the latest of each kind about each thing. */
export const websiteTasks = pgTable(
  'website_tasks',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** Who asked for it, and owned the website then. */
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['TOPICS', 'POST', 'PART', 'IMPORT', 'PICTURES', 'GENERATE'] }).notNull(),
    /** Id of the topic that is written on, or of the post that words are offered or pictures fetched for; else ''. */
    about: text('about').notNull().default(''),
    wish: document<TaskWish>('wish').notNull(),
    /** What it reads, in the storage; gone with its end. */
    file: text('file'),
    state: text('state', { enum: ['WORKING', 'DONE', 'NOTHING', 'FAILED', 'CANCELLED'] }).notNull(),
    /** What it is doing, or what is to be said about its end. */
    note: text('note').notNull().default(''),
    done: integer('done').notNull().default(0),
    /** Null while nobody knows how much there is to do. */
    total: integer('total'),
    /** What was written, to choose from; of GENERATE the id of the picture. */
    texts: document<string[]>('texts').notNull().default([]),
    items: document<ImportedItem[]>('items').notNull().default([]),
    usage: document<Usage>('usage'),
    /** Of a model's words: the chat template that it was asked with; what that says is gone with the task's end. */
    template: document<TemplateRef>('template'),
    prompt: document<KeptPrompt>('prompt'),
    /** It counted as one assistant message. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** Grows with each thing that is new about it. */
    step: integer('step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('website_tasks_latest').on(table.websiteId, table.kind, table.about),
    index('website_tasks_working')
      .on(table.createdAt)
      .where(sql`${table.endedAt} is null`),
    index('website_tasks_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);

/** How texts for blogs ended that a model was asked for with a chat template, for as long as they are counted. */
export const writingOutcomes = pgTable(
  'writing_outcomes',
  {
    taskId: text('task_id').primaryKey(),
    templateId: text('template_id').notNull(),
    version: integer('version').notNull(),
    /** Of a post: what it was written on. */
    topicId: text('topic_id'),
    /** Nothing came of it, or the built-in designer stood in. */
    isFailed: boolean('is_failed').notNull(),
    /** The model wrote nothing new. */
    isRefused: boolean('is_refused').notNull(),
    /** An offer that was put away, or asked for again, and stood nowhere. */
    isUnused: boolean('is_unused').notNull().default(false),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    index('writing_outcomes_template').on(table.templateId, table.endedAt),
    index('writing_outcomes_ended').on(table.endedAt),
  ],
);

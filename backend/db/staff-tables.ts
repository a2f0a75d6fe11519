import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { document, moment } from './columns.ts';
import { users, websites } from './website-tables.ts';

/** What websites start from. `document` is what is in use; what staff edit is a website of its own until it is put into use. */
export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('templates_slug'),
    category: text('category').notNull(),
    description: text('description').notNull(),
    builderNumber: integer('builder_number').unique('templates_builder_number'),
    published: boolean('published').notNull(),
    design: text('design').notNull(),
    document: document<unknown>('document').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
    /** Counts its changes, so that two who edit it at once can be told apart. */
    version: integer('version').notNull().default(1),
    /** The website whose document is edited; null until somebody opens the editor. */
    websiteId: text('website_id').references(() => websites.id, { onDelete: 'set null' }),
    /** The revision of that website that was put into use last; null: `document` did not come from it. */
    revisionInUse: integer('revision_in_use'),
    /** Offered to nobody any more; kept because websites were made from it. */
    retiredAt: moment('retired_at'),
  },
  (table) => [index('templates_by_name').on(table.name, table.id)],
);

/** Documents that a template had in use, numbered from 1, so that one can be taken back. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    document: document<unknown>('document').notNull(),
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.number] })],
);

/** What staff decided of a kind of section; no row while nothing was decided. A trigger tells every process of each change. */
export const templateSections = pgTable('template_sections', {
  kind: text('kind').primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  /** Ids of variants that nothing new is made with; never all of them. */
  variantsOff: document<string[]>('variants_off').notNull().default([]),
  /** Words for the model about when and how to use it. */
  hint: text('hint').notNull().default(''),
  /** Shown in the library in the place of the kind's own sample. */
  sample: document<unknown>('sample'),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by'),
});

/** Good websites to learn from: what was asked for, and the website that answers it. */
export const trainingWebsites = pgTable(
  'training_websites',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    brief: text('brief').notNull().default(''),
    origin: text('origin', { enum: ['BRIEF', 'WEBSITE', 'ADDRESS'] }).notNull(),
    /** For ADDRESS: where it was read. */
    sourceUrl: text('source_url'),
    /** For WEBSITE: whose owner agreed; with it, or with the consent, this goes too. */
    sourceWebsiteId: text('source_website_id').references(() => websites.id, { onDelete: 'cascade' }),
    /** Its document, as a website that staff edit; null while it is made, and when that failed. */
    websiteId: text('website_id').references(() => websites.id, { onDelete: 'set null' }),
    tags: document<string[]>('tags').notNull().default([]),
    /** From 1 to 5; null: nobody has judged it. */
    score: integer('score'),
    notes: text('notes').notNull().default(''),
    status: text('status', { enum: ['NEW', 'GOOD', 'REJECTED'] })
      .notNull()
      .default('NEW'),
    state: text('state', { enum: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] }).notNull(),
    /** While it is made: the step it is at, in words; afterwards empty, or why it failed. */
    note: text('note').notNull().default(''),
    /** For ADDRESS: what was kept, left out and guessed. */
    report: document<unknown>('report'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    index('training_websites_recent').on(table.createdAt, table.id),
    index('training_websites_source').on(table.sourceWebsiteId),
    index('training_websites_tags').using('gin', sql`(${table.tags}::jsonb) jsonb_path_ops`),
    uniqueIndex('training_websites_website').on(table.websiteId),
  ],
);

/** What staff decide while the product runs, by key (`modules/live-settings`); a trigger tells every process of each change. */
export const kvStorages = pgTable('kv_storages', {
  key: text('key').primaryKey(),
  value: document<unknown>('value'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by'),
});

/** Which chat template, and which of its versions: what a receipt names. */
export type TemplateRef = { id: string; name: string; version: number };
/** What a turn keeps of the template that it began with, so that nothing that is decided meanwhile reaches it. */
export type KeptPrompt = TemplateRef & {
  prompt: string;
  model: string | null;
  temperature: number | null;
  /** How many examples go along; none where it was kept by an older release. */
  exampleCount?: number;
};

/** What staff can change of a chat template. `suggestions` has one a line; null: the usual model, its usual temperature. */
export type ChatTemplateFields = {
  name: string;
  prompt: string;
  greeting: string;
  suggestions: string;
  model: string | null;
  temperature: number | null;
  exampleCount: number;
};

/** The assistant's prompts (`modules/chat-templates`). Triggers tell every process of each change. */
export const chatTemplates = pgTable(
  'chat_templates',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['FIRST_DESIGN', 'CONVERSATION', 'BLOG'] }).notNull(),
    name: text('name').notNull(),
    prompt: text('prompt').notNull(),
    greeting: text('greeting').notNull(),
    suggestions: text('suggestions').notNull(),
    model: text('model'),
    temperature: doublePrecision('temperature'),
    exampleCount: integer('example_count').notNull(),
    /** Counts its changes, and so names what it says. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    index('chat_templates_by_name').on(table.name, table.id),
    index('chat_templates_by_purpose').on(table.purpose, table.name, table.id),
  ],
);

/** What a chat template said in each of its versions. */
export const chatTemplateVersions = pgTable(
  'chat_template_versions',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => chatTemplates.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    fields: document<ChatTemplateFields>('fields').notNull(),
    madeBy: text('made_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.number] })],
);

/** The one template of each purpose that counts, in the version that went live. */
export const activeChatTemplates = pgTable('active_chat_templates', {
  purpose: text('purpose', { enum: ['FIRST_DESIGN', 'CONVERSATION', 'BLOG'] }).primaryKey(),
  templateId: text('template_id')
    .notNull()
    .unique('active_chat_templates_template')
    .references(() => chatTemplates.id),
  version: integer('version').notNull(),
  /** What counted before; null once it was gone back to, and where there was nothing. */
  beforeId: text('before_id').references(() => chatTemplates.id, { onDelete: 'set null' }),
  beforeVersion: integer('before_version'),
});

/** Websites on which somebody of the staff tries a chat template: the latest of each of them, for each template. */
export const chatTrials = pgTable(
  'chat_trials',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => chatTemplates.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    websiteId: text('website_id')
      .notNull()
      .unique('chat_trials_website')
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** Name of the sample that it began with. */
    sample: text('sample').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.userId] }), index('chat_trials_user').on(table.userId)],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Choice, Usage } from '#designer/index.ts';
import type { PhotoLook } from '#site/photos/photo-looks.ts';
import type { PictureCredit } from '../integrations/photo-search/index.ts';
import type { Generated } from '../integrations/picture-maker.ts';
import { document, moment } from './columns.ts';
import type { KeptPrompt, TemplateRef } from './staff-tables.ts';
import { websites } from './website-tables.ts';

export * from './access-key-tables.ts';
export * from './billing-tables.ts';
export * from './blog-tables.ts';
export * from './domain-tables.ts';
export * from './example-tables.ts';
export * from './form-tables.ts';
export * from './gate-tables.ts';
export * from './playground-tables.ts';
export * from './publishing-tables.ts';
export * from './purchase-tables.ts';
export * from './session-tables.ts';
export * from './site-import-tables.ts';
export * from './staff-tables.ts';
export * from './task-tables.ts';
export * from './tuning-tables.ts';
export * from './website-tables.ts';

/** What an owner sets for a website beside its document; no row while nothing was set. */
export const siteSettings = pgTable('site_settings', {
  websiteId: text('website_id')
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  hiddenFromSearch: boolean('hidden_from_search').notNull().default(false),
  /** Stands in the head of every published page. */
  headCode: text('head_code').notNull().default(''),
  /** Of the password that visitors have to give; null when everybody may look. */
  passwordHash: text('password_hash'),
  /** Since when its owner lets us learn from it; null: not, or not any more. */
  trainingConsentAt: moment('training_consent_at'),
});

/** Addresses that websites gave up: until then they lead to the present one, and nobody else can have them. */
export const formerSubdomains = pgTable(
  'former_subdomains',
  {
    subdomain: text('subdomain').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [index('former_subdomains_website').on(table.websiteId)],
);

/** Links that open a draft to whoever has them, until they are revoked (deleted) or over. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('share_links_website').on(table.websiteId, table.createdAt)],
);

export const revisions = pgTable(
  'revisions',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    authorId: text('author_id'),
    author: text('author').notNull(),
    /** Name of the access key that it was made with, as it was then; null without one. */
    keyName: text('key_name'),
    source: text('source', { enum: ['GENERATED', 'FORM', 'CHAT', 'UNDO', 'REDO', 'RESTORE', 'IMPORT'] }).notNull(),
    summary: text('summary').notNull(),
    sentences: document<string[]>('sentences').notNull(),
    /** The whole document, where a checkpoint is; elsewhere null, and `difference` tells it by the revision before. */
    document: document<unknown>('document'),
    difference: text('difference'),
    /** Number of the checkpoint that this revision is restored from; null in what earlier releases wrote, until it was moved. */
    checkpoint: integer('checkpoint'),
    /** Only in what earlier releases wrote, until it was moved: what changed is what differs between two documents. */
    operations: document<unknown>('operations'),
    forward: document<unknown>('forward'),
    inverse: document<unknown>('inverse'),
    hashBefore: text('hash_before').notNull(),
    hashAfter: text('hash_after').notNull(),
    /** The revision that an undo would take back while this one is current; see `modules/revisions/history.ts`. */
    undoTarget: integer('undo_target'),
    /** The undo that a redo would reverse while this one is current. */
    redoTarget: integer('redo_target'),
    /** For UNDO and REDO: the revision whose change was taken back or made again. */
    reverts: integer('reverts'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.number] }),
    index('revisions_to_move')
      .on(table.websiteId, table.number)
      .where(sql`${table.checkpoint} is null`),
  ],
);

/** A file made from an upload. Its name is made from its bytes, so that what is under a name never changes. */
export type AssetVariant = {
  file: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  height: number;
  bytes: number;
  use: 'source' | 'fallback' | 'icon';
  /** What is kept of the picture in it (`site/model/crop.ts`); all of it when left out. */
  crop?: string | undefined;
};

/** Uploaded pictures. The id is made from the content: the same file uploaded twice is one asset, also in a copy of the website. */
export const assets = pgTable(
  'assets',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    /** Whose it is and on which terms it may be used; null: its owner's own. */
    credit: document<PictureCredit>('credit'),
    /** What a model made it from; null: somebody took or drew it. */
    generated: document<Generated>('generated'),
    kind: text('kind', { enum: ['png', 'jpeg', 'webp', 'avif', 'gif', 'svg'] }).notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Where new uses of the picture begin (`site/model/focus.ts`): what draws the eye, until somebody says. Null: the middle. */
    focus: text('focus'),
    /** What new uses of it keep (`site/model/crop.ts`). Null: all of it. */
    crop: text('crop'),
    /** How sharp and calm it is, for whoever finds places for photos. Null: it came before this was measured. */
    look: document<PhotoLook>('look'),
    /** PENDING: only the fallback is there. FAILED: it stays so. */
    state: text('state', { enum: ['PENDING', 'READY', 'FAILED'] }).notNull(),
    variants: document<AssetVariant[]>('variants').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Taken out of the library; kept a while, since older revisions show it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.id] }),
    index('assets_recent').on(table.websiteId, table.createdAt, table.id),
    index('assets_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

/** A section of a website, or one of its texts by its change path, and what it was called when somebody pointed at it. */
export type AboutPart = { sectionId: string; path: string | null; name: string };

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    /** Order within the conversation; moments can be equal. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    userId: text('user_id'),
    role: text('role', { enum: ['USER', 'ASSISTANT'] }).notNull(),
    text: text('text').notNull(),
    state: text('state', {
      enum: ['WORKING', 'DONE', 'NOTHING_CHANGED', 'FAILED', 'CANCELLED', 'UNDONE'],
    }).notNull(),
    revision: integer('revision'),
    changes: document<string[]>('changes').notNull().default([]),
    /** Ids of the sections that changed. */
    sections: document<string[]>('sections').notNull().default([]),
    usage: document<Usage>('usage'),
    /** Of a model's answer: the chat template that it was asked with. */
    template: document<TemplateRef>('template'),
    /** Ways to go on that the answer offers, as buttons. */
    choices: document<Choice[]>('choices').notNull().default([]),
    /** Of a person's message: the part of the website that it is about. */
    about: document<AboutPart>('about'),
    /** Of a person's message: the asset that came with it. */
    picture: text('picture'),
    /** Of a person's message: what its sender called this attempt, so that sending it twice is one message. */
    key: text('key'),
    /** Of an answer: the message that it answers. */
    answers: text('answers'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_website').on(table.websiteId, table.place),
    uniqueIndex('chat_messages_key').on(table.websiteId, table.key),
    index('chat_messages_answers').on(table.answers),
    index('chat_messages_template')
      .on(sql`(${table.template} ->> 'id')`)
      .where(sql`${table.template} is not null`),
  ],
);

/** A turn that the assistant is at work on, by the id of its message; gone when that one is answered. */
export const chatTurns = pgTable(
  'chat_turns',
  {
    id: text('id')
      .primaryKey()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** One turn at a time. */
    websiteId: text('website_id')
      .notNull()
      .unique('chat_turns_website')
      .references(() => websites.id, { onDelete: 'cascade' }),
    task: text('task', { enum: ['change', 'first-design'] }).notNull(),
    message: text('message').notNull(),
    pagePath: text('page_path'),
    /** Name of the access key that asked; null without one. */
    keyName: text('key_name'),
    baseRevision: integer('base_revision').notNull(),
    prompt: document<KeptPrompt>('prompt'),
    note: text('note').notNull().default(''),
    sentences: document<string[]>('sentences').notNull().default([]),
    /** Nobody's any more: processes of the release before name it. To be dropped with the next one. */
    directions: boolean('directions').notNull().default(false),
    /** Path of the page that the newest change is on, and the pages there are by then. */
    page: text('page'),
    pages: document<{ title: string; path: string }[]>('pages').notNull().default([]),
    /** Counts what has been shown; `draft` is the website as it stands at that step. */
    step: integer('step').notNull().default(0),
    draft: document<unknown>('draft'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('chat_turns_created').on(table.createdAt)],
);

/** What a first start (or a newer release) put in, so that what staff deleted since does not come back. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), at: moment('at').notNull() });

/** What an entry of the audit log is about. */
export type AuditSubjectKind =
  | 'template'
  | 'chatTemplate'
  | 'templateSection'
  | 'trainingWebsite'
  | 'example'
  | 'exampleSet'
  | 'tuningJob'
  | 'tunedModel'
  | 'kvStorage'
  | 'website'
  | 'domain'
  | 'user';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    actorId: text('actor_id').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').$type<AuditSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The version that the subject has since then, where it counts its changes. */
    version: integer('version'),
    before: document<unknown>('before'),
    after: document<unknown>('after'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.at),
  ],
);

export const visitCounts = pgTable(
  'visit_counts',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.day] })],
);

/** The same visits by page, and by the site that led there. */
export const visitSources = pgTable(
  'visit_sources',
  {
    websiteId: text('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['page', 'referrer'] }).notNull(),
    /** A path (`/menu`), or a host (`news.example`). */
    name: text('name').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.day, table.kind, table.name] })],
);

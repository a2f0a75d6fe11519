import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A fine-tuning job at the model's endpoint (`modules/tuning`). */
export const tuningJobs = pgTable(
  'tuning_jobs',
  {
    id: text('id').primaryKey(),
    /** Of the form that it was asked for with: a second press gives the same job. */
    key: text('key').notNull().unique('tuning_jobs_key'),
    /** Address of the endpoint that it runs at. */
    endpoint: text('endpoint').notNull(),
    kind: text('kind', { enum: ['ANSWER', 'PREFERENCE'] }).notNull(),
    /** Which approved examples it learns from. */
    task: text('task', { enum: ['BRIEF', 'MESSAGE'] }),
    source: text('source', { enum: ['TRAINING', 'CONSENT', 'PLAYGROUND', 'IMPORT', 'HAND'] }),
    tag: text('tag'),
    tools: text('tools', { enum: ['NONE', 'USED', 'ALL'] }).notNull(),
    baseModel: text('base_model').notNull(),
    suffix: text('suffix').notNull(),
    /** Null: as the endpoint thinks best. */
    epochs: integer('epochs'),
    /** So many examples to learn from and to check with; as counted at the start, later as sent. */
    examples: integer('examples').notNull(),
    validations: integer('validations').notNull(),
    /** What it was thought to take, all epochs together. */
    estimatedTokens: integer('estimated_tokens').notNull(),
    /** In US dollars; null where no price is known. */
    estimatedCost: doublePrecision('estimated_cost'),
    state: text('state', { enum: ['WORKING', 'DONE', 'FAILED', 'CANCELLED', 'LOST'] }).notNull(),
    /** What is done for it next. */
    step: text('step', { enum: ['UPLOAD', 'START', 'FOLLOW'] }).notNull(),
    /** Since then a file may be there, or a job may have begun, that we have not heard of. */
    askedAt: moment('asked_at'),
    trainingFile: text('training_file'),
    validationFile: text('validation_file'),
    remoteId: text('remote_id'),
    /** In the endpoint's own word. */
    remoteState: text('remote_state'),
    /** What staff want of it that the endpoint has not been told yet. */
    wish: text('wish', { enum: ['CANCEL', 'PAUSE', 'RESUME'] }),
    done: integer('done'),
    total: integer('total'),
    finishesAt: moment('finishes_at'),
    model: text('model'),
    trainedTokens: integer('trained_tokens'),
    /** Why it failed, or why a wish was refused; else ''. */
    note: text('note').notNull().default(''),
    /** What went wrong with the last look; '' when nothing did. */
    trouble: text('trouble').notNull().default(''),
    /** Looks in a row that went wrong, and looks since it began. */
    failures: integer('failures').notNull().default(0),
    looks: integer('looks').notNull().default(0),
    /** Counts whoever follows it: an earlier one stops. */
    turn: integer('turn').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** It is given up so long after this. */
    followedSince: moment('followed_since').notNull(),
    lookedAt: moment('looked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('tuning_jobs_recent').on(table.createdAt, table.id),
    index('tuning_jobs_working')
      .on(table.createdAt)
      .where(sql`${table.state} = 'WORKING'`),
  ],
);

/** What became of a job, told by the endpoint or by us. */
export const tuningEvents = pgTable(
  'tuning_events',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => tuningJobs.id, { onDelete: 'cascade' }),
    /** The endpoint's, or one of ours. */
    id: text('id').notNull(),
    at: moment('at').notNull(),
    /** Of those in one moment, which was kept first. */
    place: serial('place').notNull(),
    level: text('level', { enum: ['INFO', 'WARNING', 'ERROR'] }).notNull(),
    message: text('message').notNull(),
    by: text('by', { enum: ['ENDPOINT', 'US'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.id] }),
    index('tuning_events_recent').on(table.jobId, table.at),
  ],
);

/** Models that came of a job, or that staff named: offered wherever a model is chosen. */
export const tunedModels = pgTable(
  'tuned_models',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().unique('tuned_models_name'),
    jobId: text('job_id').references(() => tuningJobs.id, { onDelete: 'set null' }),
    notes: text('notes').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('tuned_models_recent').on(table.createdAt, table.id)],
);

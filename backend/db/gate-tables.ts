import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Usage } from '#designer/index.ts';
import type { Replayed } from '#scoring/judge-replay.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { document, moment } from './columns.ts';
import { examples } from './example-tables.ts';
import { chatTemplates, type KeptPrompt } from './staff-tables.ts';
import { users } from './website-tables.ts';

/** How one side of a replay is asked, by purpose; null: only the rules of the house. `model`: where a template names none. `examples`: of which set. */
export type GateSide = {
  model: string | null;
  examples: number;
  prompts: { FIRST_DESIGN: KeptPrompt | null; CONVERSATION: KeptPrompt | null; BLOG: KeptPrompt | null };
};

/** What is replayed: a fixed case, or an example, whose words go with it. */
export type GateCase = { kind: 'FIXED' | 'EXAMPLE'; id: string };

/** How the cases came out, new against old. */
export type GateTally = { better: number; worse: number; same: number; fixedWorse: number };

/** What was replayed before something went live (`modules/gate`), old against new. */
export const gateRuns = pgTable(
  'gate_runs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').notNull(),
    kind: text('kind', { enum: ['TEMPLATE', 'MODEL', 'EXAMPLES'] }).notNull(),
    templateId: text('template_id').references(() => chatTemplates.id, { onDelete: 'cascade' }),
    /** Names what takes the place of what: the same change has the same name. */
    change: text('change').notNull(),
    /** The same for people. */
    oldName: text('old_name').notNull(),
    newName: text('new_name').notNull(),
    old: document<GateSide>('old').notNull(),
    new: document<GateSide>('new').notNull(),
    cases: document<GateCase[]>('cases').notNull(),
    /** Approved examples that could not be replayed. */
    leftOut: integer('left_out').notNull(),
    /** How often each case is asked on each side. */
    times: integer('times').notNull(),
    /** False: the built-in designer does it, and nothing is told of templates or models. */
    isByModel: boolean('is_by_model').notNull(),
    state: text('state', { enum: ['WORKING', 'DONE', 'FAILED', 'CANCELLED'] }).notNull(),
    /** Why it failed; else ''. */
    note: text('note').notNull().default(''),
    /** Once it is DONE. */
    verdict: text('verdict', { enum: ['PASSED', 'FIXED_WORSE', 'WORSE'] }),
    tally: document<GateTally>('tally'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('gate_runs_change').on(table.change, table.createdAt, table.id),
    index('gate_runs_recent').on(table.createdAt),
    index('gate_runs_template').on(table.templateId),
    index('gate_runs_user').on(table.userId),
    index('gate_runs_working')
      .on(table.createdAt)
      .where(sql`${table.state} = 'WORKING'`),
  ],
);

/** What came of asking one case once on one side. */
export const gateResults = pgTable(
  'gate_results',
  {
    runId: text('run_id')
      .notNull()
      .references(() => gateRuns.id, { onDelete: 'cascade' }),
    /** Which of the run's cases. */
    place: integer('place').notNull(),
    side: text('side', { enum: ['OLD', 'NEW'] }).notNull(),
    nth: integer('nth').notNull(),
    /** With the example, and so with its owner's consent, this goes too. */
    exampleId: text('example_id').references(() => examples.id, { onDelete: 'cascade' }),
    outcome: document<Replayed>('outcome').notNull(),
    website: document<WebsiteDocument>('website').notNull(),
    usage: document<Usage>('usage'),
    milliseconds: integer('milliseconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.place, table.side, table.nth] }),
    index('gate_results_example').on(table.exampleId),
  ],
);

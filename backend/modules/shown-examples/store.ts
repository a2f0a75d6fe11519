import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { examples } from '../../db/schema.ts';

/** Triggers tell of each change of an approved example. */
export const EXAMPLES_CHANNEL = 'approved_examples';

/** The newest of them: more are not looked through for one request. */
const MOST = 10_000;

/** Those that may be shown, the newest first, by what tells them apart. */
export const listShowable = (db: Database): Promise<{ id: string; contentHash: string }[]> =>
  db
    .select({ id: examples.id, contentHash: examples.contentHash })
    .from(examples)
    .where(and(eq(examples.state, 'APPROVED'), eq(examples.split, 'TRAINING')))
    .orderBy(desc(examples.createdAt), desc(examples.id))
    .limit(MOST);

/** What of an example is shown and compared; `document` only for its trade. */
export const readShowable = (db: Database, ids: readonly string[]) =>
  db
    .select({
      contentHash: examples.contentHash,
      nearKey: examples.nearKey,
      task: examples.task,
      words: examples.words,
      answer: examples.answer,
      trade: sql<string>`coalesce(${examples.document} -> 'business' ->> 'trade', '')`,
    })
    .from(examples)
    .where(inArray(examples.id, [...ids]));

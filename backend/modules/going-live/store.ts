import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { gateRuns } from '../../db/schema.ts';

export type Tried = Pick<typeof gateRuns.$inferSelect, 'id' | 'verdict' | 'tally'>;

/** The newest replay by a model of a change that came to its end; undefined where there is none. */
export async function lastTried(db: Database, change: string): Promise<Tried | undefined> {
  const [run] = await db
    .select({ id: gateRuns.id, verdict: gateRuns.verdict, tally: gateRuns.tally })
    .from(gateRuns)
    .where(and(eq(gateRuns.change, change), eq(gateRuns.state, 'DONE'), eq(gateRuns.isByModel, true)))
    .orderBy(desc(gateRuns.createdAt), desc(gateRuns.id))
    .limit(1);
  return run;
}

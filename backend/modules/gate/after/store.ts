import { and, count, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { chatMessages, websites } from '../../../db/schema.ts';

/** How turns ended that were asked with one version of a template. */
export type VersionUsed = { version: number; turns: number; failed: number; undone: number; refused: number };

const MOST_VERSIONS = 10;

const versionIn = sql<number>`(${chatMessages.template} ->> 'version')::int`;
const countIf = (isSo: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${isSo})`.mapWith(Number);

/** Of the turns of a template since a moment, by version, the newest first. Trials are no turns of anybody's. */
export const turnsByVersion = (db: Database, templateId: string, since: Date): Promise<VersionUsed[]> =>
  db
    .select({
      version: versionIn,
      turns: count(),
      failed: countIf(
        sql`${chatMessages.state} = 'FAILED' or (${chatMessages.usage} ->> 'designer' = 'built-in' and ${chatMessages.usage} ->> 'model' is not null)`,
      ),
      undone: countIf(sql`${chatMessages.state} = 'UNDONE'`),
      refused: countIf(
        sql`${chatMessages.state} = 'NOTHING_CHANGED' and ${chatMessages.usage} ->> 'designer' = 'model'`,
      ),
    })
    .from(chatMessages)
    .innerJoin(websites, eq(websites.id, chatMessages.websiteId))
    .where(
      and(
        isNotNull(chatMessages.template),
        eq(sql`${chatMessages.template} ->> 'id'`, templateId),
        inArray(chatMessages.state, ['DONE', 'NOTHING_CHANGED', 'FAILED', 'UNDONE']),
        gte(chatMessages.createdAt, since),
        ne(websites.purpose, 'trial'),
      ),
    )
    .groupBy(versionIn)
    .orderBy(sql`${versionIn} desc`)
    .limit(MOST_VERSIONS);

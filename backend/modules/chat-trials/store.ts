import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { chatTemplates, chatTrials, websites } from '../../db/schema.ts';

export type TrialRow = typeof chatTrials.$inferSelect;

/** Where somebody tries a template; undefined before they begin, and once the website is purged. */
export async function findTrial(
  db: Database,
  { templateId, userId }: Pick<TrialRow, 'templateId' | 'userId'>,
): Promise<TrialRow | undefined> {
  const [trial] = await db
    .select()
    .from(chatTrials)
    .where(and(eq(chatTrials.templateId, templateId), eq(chatTrials.userId, userId)));
  return trial;
}

/** From now on they try it there. */
export async function putTrial(db: Database, trial: TrialRow): Promise<void> {
  const { websiteId, sample } = trial;
  await db
    .insert(chatTrials)
    .values(trial)
    .onConflictDoUpdate({ target: [chatTrials.templateId, chatTrials.userId], set: { websiteId, sample } });
}

/** The template that is tried on a website. */
export async function findTemplateTried(
  db: Database,
  websiteId: string,
): Promise<{ id: string; name: string; version: number } | undefined> {
  const [template] = await db
    .select({ id: chatTemplates.id, name: chatTemplates.name, version: chatTemplates.version })
    .from(chatTrials)
    .innerJoin(chatTemplates, eq(chatTemplates.id, chatTrials.templateId))
    .where(eq(chatTrials.websiteId, websiteId));
  return template;
}

/** Removes websites of trials for good. Gives their ids. */
export const deleteTrialWebsites = (db: Database, ids: readonly string[]): Promise<string[]> =>
  deleteWhere(db, inArray(websites.id, [...ids]));

/** Removes for good the websites of trials that began before a moment. Gives their ids. */
export const purgeTrialsBegunBefore = (db: Database, moment: Date): Promise<string[]> =>
  deleteWhere(db, lt(websites.createdAt, moment));

async function deleteWhere(db: Database, which: ReturnType<typeof eq>): Promise<string[]> {
  const gone = await db
    .delete(websites)
    .where(and(eq(websites.purpose, 'trial'), which))
    .returning({ id: websites.id });
  return gone.map(({ id }) => id);
}

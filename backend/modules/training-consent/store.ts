import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { siteSettings, trainingWebsites, websites } from '../../db/schema.ts';

/** Removes what was made from these websites, with the documents; gives the ids of the entries and of the documents' websites. */
export async function removeWhatCameOf(
  db: Database,
  sources: readonly string[],
): Promise<{ entries: string[]; documents: string[] }> {
  const gone = await db
    .delete(trainingWebsites)
    .where(inArray(trainingWebsites.sourceWebsiteId, [...sources]))
    .returning({ id: trainingWebsites.id, document: trainingWebsites.websiteId });
  const documents = gone.flatMap(({ document }) => document ?? []);
  if (documents.length > 0)
    await db.delete(websites).where(and(inArray(websites.id, documents), eq(websites.purpose, 'training')));
  return { entries: gone.map(({ id }) => id), documents };
}

/** From now on nothing may be made from these websites. */
export async function endConsents(db: Database, sources: readonly string[]): Promise<void> {
  await db
    .update(siteSettings)
    .set({ trainingConsentAt: null })
    .where(and(inArray(siteSettings.websiteId, [...sources]), isNotNull(siteSettings.trainingConsentAt)));
}

import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import {
  exampleExports,
  exportedExamples,
  examples,
  siteSettings,
  trainingWebsites,
  websites,
} from '../../db/schema.ts';

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

/**
 * Removes the examples that came of these websites; gives their ids. Each export that has some of them says from now on how many: their
 * files lie where nobody but their reader can delete them.
 */
export async function removeExamplesOf(db: Database, sources: readonly string[]): Promise<string[]> {
  const cameOfThem = inArray(examples.sourceWebsiteId, [...sources]);
  const inExports = await db
    .select({ id: exportedExamples.exportId, withdrawn: count() })
    .from(exportedExamples)
    .innerJoin(examples, eq(examples.id, exportedExamples.exampleId))
    .where(cameOfThem)
    .groupBy(exportedExamples.exportId);
  for (const { id, withdrawn } of inExports)
    await db
      .update(exampleExports)
      .set({ withdrawn: sql`${exampleExports.withdrawn} + ${withdrawn}` })
      .where(eq(exampleExports.id, id));
  const gone = await db.delete(examples).where(cameOfThem).returning({ id: examples.id });
  return gone.map(({ id }) => id);
}

/** From now on nothing may be made from these websites. */
export async function endConsents(db: Database, sources: readonly string[]): Promise<void> {
  await db
    .update(siteSettings)
    .set({ trainingConsentAt: null })
    .where(and(inArray(siteSettings.websiteId, [...sources]), isNotNull(siteSettings.trainingConsentAt)));
}

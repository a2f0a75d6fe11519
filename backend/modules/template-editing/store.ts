import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { templates, templateVersions, websites } from '../../db/schema.ts';
import type { TemplateVersion } from '../templates/store.ts';

export type VersionSummary = Omit<TemplateVersion, 'document'>;

/** The newest first: that one is in use. */
export const listVersions = (db: Database, templateId: string, most: number): Promise<VersionSummary[]> =>
  db
    .select({
      templateId: templateVersions.templateId,
      number: templateVersions.number,
      madeBy: templateVersions.madeBy,
      createdAt: templateVersions.createdAt,
    })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId))
    .orderBy(desc(templateVersions.number))
    .limit(most);

/** What each of the templates that have a draft has in use, and the fingerprint of its draft. */
export const draftsOf = (
  db: Database,
  templateIds: readonly string[],
): Promise<{ id: string; document: unknown; draftHash: string | null }[]> =>
  db
    .select({ id: templates.id, document: templates.document, draftHash: websites.currentHash })
    .from(templates)
    .innerJoin(websites, eq(websites.id, templates.websiteId))
    .where(inArray(templates.id, [...templateIds]));

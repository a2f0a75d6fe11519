import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { activeChatTemplates, chatTemplates, chatTemplateVersions, chatTrials } from '../../db/schema.ts';

/** Triggers tell of each change. */
export const CHAT_TEMPLATES_CHANNEL = 'chat_templates';

export type ChatTemplateRow = typeof chatTemplates.$inferSelect;
export type Purpose = ChatTemplateRow['purpose'];

/** Those that count, as they were in the version that went live. */
export async function storedActive(db: Database): Promise<ChatTemplateRow[]> {
  const rows = await db
    .select({ template: chatTemplates, version: activeChatTemplates.version, fields: chatTemplateVersions.fields })
    .from(activeChatTemplates)
    .innerJoin(chatTemplates, eq(chatTemplates.id, activeChatTemplates.templateId))
    .innerJoin(
      chatTemplateVersions,
      and(
        eq(chatTemplateVersions.templateId, activeChatTemplates.templateId),
        eq(chatTemplateVersions.number, activeChatTemplates.version),
      ),
    );
  return rows.map(({ template, version, fields }) => ({ ...template, ...fields, version }));
}

/** The template that is tried on a website, where it is of this purpose. */
export async function findOnTrial(
  db: Database,
  websiteId: string,
  purpose: Purpose,
): Promise<ChatTemplateRow | undefined> {
  const [row] = await db
    .select(getTableColumns(chatTemplates))
    .from(chatTrials)
    .innerJoin(chatTemplates, eq(chatTemplates.id, chatTrials.templateId))
    .where(and(eq(chatTrials.websiteId, websiteId), eq(chatTemplates.purpose, purpose)));
  return row;
}

import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { activeChatTemplates, chatTemplates, chatTrials } from '../../db/schema.ts';

/** Triggers tell of each change. */
export const CHAT_TEMPLATES_CHANNEL = 'chat_templates';

export type ChatTemplateRow = typeof chatTemplates.$inferSelect;
export type Purpose = ChatTemplateRow['purpose'];

export const storedActive = (db: Database): Promise<ChatTemplateRow[]> =>
  db
    .select(getTableColumns(chatTemplates))
    .from(activeChatTemplates)
    .innerJoin(chatTemplates, eq(chatTemplates.id, activeChatTemplates.templateId));

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

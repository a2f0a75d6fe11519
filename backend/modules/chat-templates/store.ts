import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countUpTo, MOST_FOUND } from '../../db/count-up-to.ts';
import type { Database } from '../../db/index.ts';
import { activeChatTemplates, chatTemplates, chatTemplateVersions } from '../../db/schema.ts';
import { searchedIn } from '../../db/searched-in.ts';
import type { Cut } from '../../graphql/connections.ts';
import type { ChatTemplateRow, Purpose } from '../chat-prompts/store.ts';

/** A template, and which of its versions counts; null where another one of its purpose does. */
export type ChatTemplate = ChatTemplateRow & { liveVersion: number | null };

const columns = { ...getTableColumns(chatTemplates), liveVersion: activeChatTemplates.version };
const isOfTemplate = eq(activeChatTemplates.templateId, chatTemplates.id);

export async function findChatTemplate(db: Database, id: string): Promise<ChatTemplate | undefined> {
  const [row] = await db
    .select(columns)
    .from(chatTemplates)
    .leftJoin(activeChatTemplates, isOfTemplate)
    .where(eq(chatTemplates.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdChatTemplate(db: Database, id: string): Promise<ChatTemplate | undefined> {
  await db.select({ id: chatTemplates.id }).from(chatTemplates).where(eq(chatTemplates.id, id)).for('update');
  return findChatTemplate(db, id);
}

/** What staff narrow their list to. */
export type ChatTemplateFilter = { search: string; purpose: Purpose | null; isActive: boolean | null };

/** By name; the key is the last name and id seen. */
export const listChatTemplates = (
  db: Database,
  filter: ChatTemplateFilter,
  { limit, after }: Cut<[string, string]>,
): Promise<ChatTemplate[]> =>
  db
    .select(columns)
    .from(chatTemplates)
    .leftJoin(activeChatTemplates, isOfTemplate)
    .where(
      and(
        matching(filter),
        // Compared as one row, so that the index begins to read there.
        after && sql`(${chatTemplates.name}, ${chatTemplates.id}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(chatTemplates.name), asc(chatTemplates.id))
    .limit(limit);

export const countChatTemplates = (db: Database, filter: ChatTemplateFilter) =>
  countUpTo(db, chatTemplates, matching(filter), filter.search === '' ? undefined : MOST_FOUND);

function matching({ search, purpose, isActive }: ChatTemplateFilter): SQL | undefined {
  const active = sql`exists (select 1 from ${activeChatTemplates} where ${isOfTemplate})`;
  return and(
    searchedIn(search, chatTemplates.name),
    purpose === null ? undefined : eq(chatTemplates.purpose, purpose),
    isActive === null ? undefined : isActive ? active : sql`not ${active}`,
  );
}

export async function insertChatTemplate(
  db: Database,
  template: typeof chatTemplates.$inferInsert,
): Promise<ChatTemplate> {
  const [made] = await db.insert(chatTemplates).values(template).returning();
  if (!made) throw new Error('A chat template was not stored');
  return { ...made, liveVersion: null };
}

export async function updateChatTemplateRow(
  db: Database,
  { id, liveVersion }: Pick<ChatTemplate, 'id' | 'liveVersion'>,
  change: Partial<Omit<ChatTemplateRow, 'id'>>,
): Promise<ChatTemplate> {
  const [row] = await db.update(chatTemplates).set(change).where(eq(chatTemplates.id, id)).returning();
  if (!row) throw new Error(`Chat template ${id} is gone`);
  return { ...row, liveVersion };
}

/** With its versions, and with what says on which websites it is tried. */
export async function deleteChatTemplateRow(db: Database, id: string): Promise<void> {
  await db.delete(chatTemplates).where(eq(chatTemplates.id, id));
}

export type ActiveRow = typeof activeChatTemplates.$inferSelect;

/** What of a purpose counts; undefined while nothing does. */
export async function findActive(db: Database, purpose: Purpose): Promise<ActiveRow | undefined> {
  const [row] = await db.select().from(activeChatTemplates).where(eq(activeChatTemplates.purpose, purpose));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdActive(db: Database, purpose: Purpose): Promise<ActiveRow | undefined> {
  const [row] = await db
    .select()
    .from(activeChatTemplates)
    .where(eq(activeChatTemplates.purpose, purpose))
    .for('update');
  return row;
}

export async function putActive(db: Database, { purpose, ...active }: ActiveRow): Promise<void> {
  await db
    .insert(activeChatTemplates)
    .values({ purpose, ...active })
    .onConflictDoUpdate({ target: activeChatTemplates.purpose, set: active });
}

/** For seeding: leaves what is there alone. */
export async function putActiveIfNone(db: Database, purpose: Purpose, templateId: string): Promise<void> {
  await db.insert(activeChatTemplates).values({ purpose, templateId, version: 1 }).onConflictDoNothing();
}

export type ChatTemplateVersion = typeof chatTemplateVersions.$inferSelect;

export async function insertVersion(db: Database, version: ChatTemplateVersion): Promise<void> {
  await db.insert(chatTemplateVersions).values(version);
}

export async function findVersion(
  db: Database,
  templateId: string,
  number: number,
): Promise<ChatTemplateVersion | undefined> {
  const [version] = await db
    .select()
    .from(chatTemplateVersions)
    .where(and(eq(chatTemplateVersions.templateId, templateId), eq(chatTemplateVersions.number, number)));
  return version;
}

import type { Database } from '../../db/index.ts';
import { auditEntries } from '../../db/schema.ts';

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

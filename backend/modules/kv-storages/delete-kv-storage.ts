import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import type { KvEntry } from './entry.ts';
import { jsonText } from '../../json-text.ts';
import { deleteKvRow, holdKvRow } from './store.ts';

/** Takes a key's value away, so that its default counts again; the audit log keeps it. Throws NOT_FOUND. */
export async function deleteKvStorage(context: Context, key: string): Promise<KvEntry> {
  const person = requirePerson(context.actor, 'deleteKvStorage');
  await context.db.transaction(async (db) => {
    const row = await holdKvRow(db, key);
    if (!row) throw notFound('key');
    await recordWrite(db, context, person, {
      action: 'deleteKvStorage',
      subject: { kind: 'kvStorage', id: key },
      version: row.version + 1,
      before: { text: jsonText(row.value) },
    });
    await deleteKvRow(db, key);
  });
  await context.live.readAgain();
  return { id: key, row: null };
}

import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import type { KvEntry } from './entry.ts';
import { jsonText } from '../../json-text.ts';
import { liveSettingOf } from '../live-settings/registry.ts';
import { requireGateOf } from './model-change.ts';
import { deleteKvRow, holdKvRow } from './store.ts';

/**
 * Takes a key's value away, so that its default counts again; the audit log keeps it. Throws NOT_FOUND, and INVALID where another default model
 * would go live without a replay that it passed or a reason.
 */
export async function deleteKvStorage(context: Context, key: string, reason?: string | null): Promise<KvEntry> {
  const person = requirePerson(context.actor, 'deleteKvStorage');
  await context.db.transaction(async (db) => {
    const row = await holdKvRow(db, key);
    if (!row) throw notFound('key');
    const kept = await requireGateOf(db, context, { key, value: liveSettingOf(key)?.default, reason });
    await recordWrite(db, context, person, {
      action: 'deleteKvStorage',
      subject: { kind: 'kvStorage', id: key },
      version: row.version + 1,
      before: { text: jsonText(row.value) },
      ...(kept && { after: kept }),
    });
    await deleteKvRow(db, key);
  });
  await context.live.readAgain();
  return { id: key, row: null };
}

import type { Database } from '../../db/index.ts';
import { liveSettingOf } from '../live-settings/registry.ts';
import { countEntriesAbout } from '../audit/store.ts';
import { kvRowsAmong } from './store.ts';
import type { KvRow } from './store.ts';

/** A key as staff see it: with a value, or without one. The API knows it by its key. */
export type KvEntry = { id: string; row: KvRow | null };

/** Those of the keys, in the order given. */
export async function entriesOf(db: Database, keys: readonly string[]): Promise<KvEntry[]> {
  const rows = new Map((await kvRowsAmong(db, keys)).map((row) => [row.key, row]));
  return keys.map((id) => ({ id, row: rows.get(id) ?? null }));
}

/** One that is stored, read by the product, or was stored once; null for any other. */
export async function findEntry(db: Database, key: string): Promise<KvEntry | null> {
  const [entry] = await entriesOf(db, [key]);
  if (!entry) return null;
  const isKnown = entry.row !== null || liveSettingOf(key) !== undefined;
  return isKnown || (await countEntriesAbout(db, { kind: 'kvStorage', id: key })) > 0 ? entry : null;
}

import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { lastVersionOf } from '../audit/store.ts';
import { mergeEdit } from '../audit/merge-edit.ts';
import { recordWrite } from '../audit/record-write.ts';
import { findEntry } from './entry.ts';
import type { KvEntry } from './entry.ts';
import { jsonText, parseJsonText } from '../../json-text.ts';
import { requireGateOf } from './model-change.ts';
import { keySchema } from './key-schema.ts';
import { holdKvRow, insertKvRow, updateKvRow } from './store.ts';
import type { KvRow } from './store.ts';

/** A new key with a value, kept in the audit log. Throws INVALID, also for a key that has a value. */
export async function createKvStorage(
  context: Context,
  input: { key: string; text: string } & Reasoned,
): Promise<KvEntry> {
  const person = requirePerson(context.actor, 'createKvStorage');
  const { key } = parseInput(keySchema, input);
  const value = valueFrom(context, key, input.text);
  const row = await context.db.transaction(async (db) => {
    const subject = { kind: 'kvStorage', id: key } as const;
    const version = (await lastVersionOf(db, subject)) + 1;
    const kept = await requireGateOf(db, context, { key, value, reason: input.reason });
    const after = { text: jsonText(value), ...kept };
    const updatedBy = await recordWrite(db, context, person, { action: 'createKvStorage', subject, version, after });
    return insert(db, context, { key, value, version, updatedBy });
  });
  await context.live.readAgain();
  return { id: key, row };
}

/**
 * Changes a value, or sets one that the product reads and nobody set; kept in the audit log. `seen` is the version that was
 * opened, 0 while nothing was set; null: the last one wins. Another default model needs a replay that it passed, or a reason. Throws
 * NOT_FOUND, INVALID, and CONFLICT where somebody else changed it meanwhile.
 */
export async function updateKvStorage(
  context: Context,
  key: string,
  { text, seen, reason }: { text: string; seen: number | null } & Reasoned,
): Promise<KvEntry> {
  const person = requirePerson(context.actor, 'updateKvStorage');
  if (!(await findEntry(context.db, key))) throw notFound('key');
  const sent = { text: jsonText(valueFrom(context, key, text)) };
  const row = await context.db.transaction(async (db) => {
    const before = await holdKvRow(db, key);
    const standing = { version: before?.version ?? 0, fields: { text: before ? jsonText(before.value) : '' } };
    const subject = { kind: 'kvStorage', id: key } as const;
    const after = await mergeEdit(db, subject, { seen, standing, sent });
    const value: unknown = JSON.parse(after.text);
    const kept = await requireGateOf(db, context, { key, value, reason });
    const version = (await lastVersionOf(db, subject)) + 1;
    const updatedBy = await recordWrite(db, context, person, {
      action: 'updateKvStorage',
      subject,
      version,
      ...(before && { before: standing.fields }),
      after: { ...after, ...kept },
    });
    if (!before) return insert(db, context, { key, value, version, updatedBy });
    const changed = { ...before, value, version, updatedAt: context.clock(), updatedBy };
    await updateKvRow(db, changed);
    return changed;
  });
  await context.live.readAgain();
  return { id: key, row };
}

/** Why something goes live without a replay that it passed. */
type Reasoned = { reason?: string | null | undefined };

function valueFrom({ live }: Pick<Context, 'live'>, key: string, text: string): unknown {
  const value = parseJsonText(text);
  const problem = live.problemWith(key, value);
  if (problem !== null) throw invalid('text', problem);
  if (jsonText(value).length > MOST_TEXT) throw invalid('text', 'A value has at most 100,000 characters.');
  return value;
}

const MOST_TEXT = 100_000;

async function insert(
  db: Database,
  { clock }: Pick<Context, 'clock'>,
  fields: Omit<KvRow, 'createdAt' | 'updatedAt'>,
): Promise<KvRow> {
  const now = clock();
  const row = { ...fields, createdAt: now, updatedAt: now };
  if (!(await insertKvRow(db, row))) throw invalid('key', 'This key is there already. Edit it instead.');
  return row;
}

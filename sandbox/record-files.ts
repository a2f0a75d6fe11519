import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fileSchema = z.object({ id: z.string(), expiresAt: z.number().nullable(), value: z.unknown() });
type Entry = { text: string; expiresAt: number | null };

/** Small JSON records by id: read from memory, each kept in a file of its own so that they outlive the process. */
export interface RecordFiles<Value> {
  get(id: string): Value | undefined;
  /** `seconds` to live; without it the record stays. */
  set(id: string, value: Value, seconds?: number): void;
  delete(id: string): void;
  entries(): [id: string, value: Value][];
}

/** Opens the records of a folder. Files that the schema does not know are dropped. */
export function openRecordFiles<Value>(folder: string, schema: z.ZodType<Value>): RecordFiles<Value> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const records = new Map<string, Entry>();
  const fileOf = (id: string) => join(folder, `${createHash('sha256').update(id).digest('hex').slice(0, 40)}.json`);
  const isOver = ({ expiresAt }: { expiresAt: number | null }) => expiresAt !== null && expiresAt <= Date.now();
  const valueOf = ({ text }: Entry) => schema.parse(JSON.parse(text));

  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const kept = fileSchema.safeParse(name.endsWith('.json') ? parseJson(readFileSync(path, 'utf8')) : undefined).data;
    if (kept && !isOver(kept) && schema.safeParse(kept.value).success)
      records.set(kept.id, { text: JSON.stringify(kept.value), expiresAt: kept.expiresAt });
    else rmSync(path, { force: true });
  }

  const forget = (id: string) => {
    records.delete(id);
    rmSync(fileOf(id), { force: true });
  };
  const sweep = () => {
    for (const [id, entry] of records) if (isOver(entry)) forget(id);
  };
  let writes = 0;

  return {
    get(id) {
      const entry = records.get(id);
      return entry && !isOver(entry) ? valueOf(entry) : undefined;
    },
    set(id, value, seconds) {
      const expiresAt = seconds === undefined ? null : Date.now() + seconds * 1000;
      writeWhole(fileOf(id), JSON.stringify({ id, expiresAt, value }));
      records.set(id, { text: JSON.stringify(value), expiresAt });
      writes += 1;
      if (writes % 200 === 0) sweep();
    },
    delete: forget,
    entries: () => [...records].filter(([, entry]) => !isOver(entry)).map(([id, entry]) => [id, valueOf(entry)]),
  };
}

/** Readers see the old file or the new one, never half of one; only the owner may read it. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, path);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

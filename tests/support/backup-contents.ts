import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readArchive, writeArchive, wholeBody } from '#backend/backup/archive.ts';
import type { Contents, Head } from '#backend/backup/archive.ts';
import type { Entry } from '#backend/backup/tar.ts';

export type BackupContents = {
  head: Head;
  /** The rows of each table, in no order of their own. */
  tables: Record<string, string[]>;
  /** A hash of each file. */
  files: Record<string, string>;
  sequences: Contents['sequences'];
};

/** What an archive holds, to be compared with another one. */
export async function contentsOf(path: string): Promise<BackupContents> {
  const tables: Record<string, string[]> = {};
  const files: Record<string, string> = {};
  const { head, end } = await readArchive(path, {
    head: async () => undefined,
    entry: async (entry) => {
      const [kind, table = ''] = entry.name.split('/');
      const body = await wholeBody(entry);
      if (kind === 'tables') (tables[table] ??= []).push(...body.toString().trimEnd().split('\n'));
      else files[entry.name] = createHash('sha256').update(body).digest('hex');
    },
  });
  for (const rows of Object.values(tables)) rows.sort();
  return { head, tables, files, sequences: end.sequences };
}

/** The same archive but for some of it, with a checksum that is right. */
export async function rewritten(
  from: string,
  to: string,
  change: { head?: (head: Head) => Head; body?: (name: string, body: string) => string },
): Promise<void> {
  const entries: Entry[] = [];
  const { head, end } = await readArchive(from, {
    head: async () => undefined,
    entry: async (entry) => {
      const read = await wholeBody(entry);
      const body =
        change.body && entry.name.startsWith('tables/') ? Buffer.from(change.body(entry.name, read.toString())) : read;
      entries.push({ name: entry.name, bytes: body.length, body: Readable.from([body]) });
    },
  });
  async function* all(): AsyncGenerator<Entry, Contents> {
    yield* entries;
    return end;
  }
  await writeArchive(to, change.head?.(head) ?? head, all());
}

import pg from 'pg';
import { readMigrations, readQueues, readSequences, readTables, quoted } from './catalog.ts';
import type { Queue, Sequence, Table } from './catalog.ts';
import { writeRows } from './copy-text.ts';
import type { Session } from './session.ts';

/** Rows that are read at once: as many as have about so many characters together, and never more than so many. */
const PART = { characters: 4_000_000, rows: 256 };
const CURSOR = 'rows_of_a_table';

export type DatabaseShape = { migrations: number[]; tables: Table[]; queues: Queue[]; jobsVersion: number };

/** Some rows of a table in the text format of COPY. */
export type Part = { table: Table; text: string; rows: number };

/**
 * What lies in a database at one moment, whoever changes it meanwhile: its shape, then its rows part by part. `parts` ends with what its
 * sequences have come to.
 */
export async function readDatabase(
  session: Session,
): Promise<{ shape: DatabaseShape; parts: AsyncGenerator<Part, Sequence[]> }> {
  await session.run('begin transaction isolation level repeatable read, read only');
  const { version, queues } = await readQueues(session);
  const shape = {
    migrations: await readMigrations(session),
    tables: await readTables(session),
    queues,
    jobsVersion: version,
  };
  async function* parts() {
    for (const table of shape.tables) yield* partsOf(session, table);
    return readSequences(session);
  }
  return { shape, parts: parts() };
}

async function* partsOf(session: Session, table: Table): AsyncGenerator<Part> {
  const columns = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await session.run(`declare ${CURSOR} no scroll cursor for select ${columns} from ${quoted(table)}`);
  let count = 16;
  for (;;) {
    const rows = await session.texts(`fetch ${count} from ${CURSOR}`);
    if (rows.length === 0) break;
    const text = writeRows(rows);
    yield { table, text, rows: rows.length };
    const fitting = Math.floor(PART.characters / (text.length / rows.length));
    count = Math.max(1, Math.min(PART.rows, count * 4, fitting));
  }
  await session.run(`close ${CURSOR}`);
}

import { z } from 'zod';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { documentAt, readDocument } from '#backend/modules/revisions/read-document.ts';
import { builtInDesigner } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { changesBetween } from '#site/operations/index.ts';
import { openApi } from '#tests/support/api.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { change, good, madeBy } from '#tests/support/website-steps.ts';
import { briefs } from '../briefs.ts';
import { kb, ms, quantile, type Row } from '../row.ts';
import { typicalEdit } from '../typical-edits.ts';

const EDITS = 1_000;

/** How much a thousand edits add to the database, against the same history with each document kept whole, and how quickly any of it is read. */
export async function revisionsRows(): Promise<Row[]> {
  const server = await startPostgres();
  const database = await openPostgres(server.url, () => undefined);
  const api = await openApi({ database, designer: builtInDesigner });
  try {
    const owner = await api.person();
    const { id, document } = await madeBy(owner, { brief: briefs[0] });
    const documents = [document];
    const before = await sizeOf(database, 'revisions');
    for (let at = 1; at <= EDITS; at += 1) {
      const edited = good(await change(owner, id, at, typicalEdit(documents[at - 1] ?? document, at))).changeWebsite;
      if (edited.currentRevision !== at + 1) throw new Error(`Edit ${at} changed nothing`);
      documents.push(edited.document);
    }
    const grown = (await sizeOf(database, 'revisions')) - before;
    const whole = await wholeSize(database, id, documents);
    const times: { restored: number[]; whole: number[] } = { restored: [], whole: [] };
    for (let number = 2; number <= EDITS; number += 1) {
      const begun = performance.now();
      const restored = await documentAt(database.db, id, number);
      const between = performance.now();
      await wholeAt(database, number);
      times.whole.push(performance.now() - between);
      times.restored.push(between - begun);
      if (JSON.stringify(restored) !== JSON.stringify(documents[number - 1]))
        throw new Error(`Revision ${number} is not what it was`);
    }
    const [restored, read] = [quantile(times.restored, 0.95), quantile(times.whole, 0.95)];
    const last = kb(JSON.stringify(documents.at(-1)).length);
    return [
      {
        what: `growth of the table by ${EDITS.toLocaleString('en')} typical edits (of a document of ${last} in the end), against keeping whole documents`,
        measured: `${(grown / whole).toFixed(3)} × (${kb(grown)} against ${kb(whole)})`,
        mustReach: '≤ 0.1 ×',
        reached: grown / whole <= 0.1,
      },
      {
        what: 'any of those revisions, restored byte for byte and compared with its hash, against reading whole documents, p95',
        measured: `${(restored / read).toFixed(2)} × (${ms(restored)} against ${ms(read)})`,
        mustReach: '≤ 2 ×',
        reached: restored / read <= 2,
      },
    ];
  } finally {
    await api.close();
    await server.stop();
  }
}

const textSchema = z.tuple([z.object({ text: z.string() })]);
const sizeSchema = z.tuple([z.object({ size: z.coerce.number() })]);

async function sizeOf({ run }: OpenedDatabase, table: string): Promise<number> {
  const { rows } = await run('select pg_total_relation_size($1::regclass) as size', [table]);
  return sizeSchema.parse(rows)[0].size;
}

async function wholeAt({ run }: OpenedDatabase, number: number): Promise<WebsiteDocument> {
  const { rows } = await run('select document::text as text from whole_revisions where number = $1', [number]);
  return readDocument(JSON.parse(textSchema.parse(rows)[0].text));
}

const AS_THEY_ARE =
  'website_id, number, author_id, author, source, summary, sentences, hash_before, hash_after, undo_target, redo_target, reverts, created_at';

/** What the edits add when each document is kept whole, with the operations and the changes both ways beside it. */
async function wholeSize(database: OpenedDatabase, id: string, documents: WebsiteDocument[]): Promise<number> {
  const { run } = database;
  await run('create table whole_revisions (like revisions including all)');
  const before = await sizeOf(database, 'whole_revisions');
  for (const [index, after] of documents.entries()) {
    const earlier = documents[index - 1];
    if (!earlier) continue;
    const { forward, inverse } = changesBetween(earlier, after);
    const operation = typicalEdit(earlier, index);
    await run(
      `insert into whole_revisions (${AS_THEY_ARE}, document, operations, forward, inverse)
       select ${AS_THEY_ARE}, $3::json, $4::json, $5::json, $6::json from revisions where website_id = $1 and number = $2`,
      [id, index + 1, ...[after, [operation], forward, inverse].map((kept) => JSON.stringify(kept))],
    );
  }
  return (await sizeOf(database, 'whole_revisions')) - before;
}

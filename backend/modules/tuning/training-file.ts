import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { lineOf } from '../examples/content/line-of.ts';
import { offeredTools } from '../examples/content/offered-tools.ts';
import { countWritten, examplesForFile, findExport, insertExport } from '../examples/files/store.ts';
import type { WrittenExample } from '../examples/files/store.ts';
import type { ExampleRow } from '../examples/store.ts';
import { wantedBy } from './store.ts';
import type { TuningRow } from './store.ts';

const AT_ONCE = 100;
/** What is sent at once stands in memory until then. */
const MOST_BYTES = 64 * 1024 * 1024;

export type TrainingFile = { lines: Blob; count: number };

/**
 * What a job learns from and what it is checked with: lines of approved examples, as exports have them. It is kept among the exports, since
 * consent to what is in it may end later; written again, what is new in it is added there. Throws INVALID when they are too many.
 */
export function trainingFiles(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: TuningRow,
): Promise<{ training: TrainingFile; validation: TrainingFile }> {
  return db.transaction(async (tx) => {
    const earlier = await findExport(tx, row.id);
    const { id, kind, tools, createdBy } = row;
    const filter = `sent to a fine-tuning job on ${row.baseModel}`;
    if (!earlier) await insertExport(tx, { id, kind, tools, filter, createdAt: clock(), createdBy });
    const isNew = ({ updatedAt }: WrittenExample) => !earlier || updatedAt > earlier.createdAt;
    const training = await written(tx, row, 'TRAINING', isNew);
    return { training, validation: await written(tx, row, 'VALIDATION', isNew) };
  });
}

async function written(
  db: Database,
  row: TuningRow,
  split: ExampleRow['split'],
  isNew: (example: WrittenExample) => boolean,
): Promise<TrainingFile> {
  const parts: string[] = [];
  let count = 0;
  let bytes = 0;
  let after = '';
  for (;;) {
    const rows = await examplesForFile(db, { ...wantedBy(row), split }, { after, limit: AT_ONCE });
    const part = rows.map((example) => `${lineOf(example, offeredTools(row.tools, example))}\n`).join('');
    await countWritten(db, row.id, rows.filter(isNew));
    parts.push(part);
    count += rows.length;
    bytes += Buffer.byteLength(part);
    after = rows.at(-1)?.contentHash ?? '';
    if (bytes > MOST_BYTES)
      throw invalid('kind', 'These examples are more than 64 MB, which is more than we send at once. Choose fewer.');
    if (rows.length < AT_ONCE) return { lines: new Blob(parts, { type: 'application/jsonl' }), count };
  }
}

import { z } from 'zod';
import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { invalid, notFound } from '../../../failure.ts';
import { parseInput } from '../../../parse-input.ts';
import { staffHolder } from '../../billing/holder.ts';
import { plainLine } from '../../websites/plain-text.ts';
import type { ReadLines } from './read-lines.ts';
import {
  countInDatabase,
  countKnown,
  findImport,
  holdImport,
  insertImport,
  insertLines,
  updateImport,
} from './store.ts';
import type { ImportRow } from './store.ts';

/** So many bytes a part of a file has at most, and so many a line. */
export const MOST_BYTES = 750_000;
const MOST_ENCODED = 4 * Math.ceil(MOST_BYTES / 3);
/** More wrong lines are counted, and say nothing new. */
const MOST_PROBLEMS = 500;
/** After so many new ones the database has to learn how many there are. */
const MANY = 1000;

const beginSchema = z.object({
  fileName: plainLine(300, 'The name of a file has at most 300 characters.'),
  isTrial: z.boolean(),
});

const partSchema = z.object({
  firstLine: z.number().int().min(1),
  bytes: z.base64('A part of a file comes in base64.').max(MOST_ENCODED, 'A part of a file has at most 750 KB.'),
  isTooLong: z.boolean(),
  isLast: z.boolean(),
});

/** Begins to bring in a file of examples, or to check it, which keeps nothing of it. */
export async function beginExampleImport(context: Context, input: unknown): Promise<ImportRow> {
  requirePerson(context.actor, 'beginExampleImport');
  const { fileName, isTrial } = parseInput(beginSchema, input);
  const { author } = await staffHolder(context.db, context.actor);
  return insertImport(context.db, {
    id: context.ids(),
    fileName: fileName || 'examples.jsonl',
    isTrial,
    createdAt: context.clock(),
    createdBy: author.name,
  });
}

type Part = z.output<typeof partSchema>;

/** Of each file the part that came last, until it is kept. */
const comingIn = new Map<string, Promise<ImportRow>>();

/**
 * Keeps the next lines of a file, each that is right and new, or none of them when this fails. A part may come while the one before it is
 * kept: it is read meanwhile. Throws NOT_FOUND, and INVALID for what is not the next part of it.
 */
export async function importExampleLines(context: Context, id: string, input: unknown): Promise<ImportRow> {
  requirePerson(context.actor, 'importExampleLines');
  const part = parseInput(partSchema, input);
  const before = comingIn.get(id)?.catch(() => undefined);
  const coming = Promise.all([readPart(context, id, part), before]).then(([read]) => keepPart(context, id, part, read));
  comingIn.set(id, coming);
  try {
    return await coming;
  } finally {
    if (comingIn.get(id) === coming) comingIn.delete(id);
  }
}

async function readPart(context: Context, id: string, { bytes, firstLine, isTooLong }: Part): Promise<ReadLines> {
  if (isTooLong) return tooLong(firstLine);
  const isTrial = (await findImport(context.db, id))?.isTrial ?? false;
  return context.reading.readExamples({ bytes: new Uint8Array(Buffer.from(bytes, 'base64')), firstLine, isTrial });
}

async function keepPart(context: Context, id: string, { firstLine, isLast }: Part, read: ReadLines) {
  const kept = await context.db.transaction(async (db) => {
    const held = await holdImport(db, id);
    if (!held) throw notFound('import');
    if (held.endedAt !== null) throw invalid('part', 'This file was read to its end already.');
    if (held.lines + 1 !== firstLine)
      throw invalid('part', 'Another part of this file comes next. Import the file again.');
    const now = context.clock();
    const added = await addedBy(db, context, held, { ...read, now });
    return updateImport(db, id, {
      lines: held.lines + read.lines,
      added: held.added + added,
      known: held.known + read.right - added,
      wrong: held.wrong + read.wrong.length,
      problems: [...held.problems, ...read.wrong].slice(0, MOST_PROBLEMS),
      ...(isLast && { endedAt: now }),
    });
  });
  if (isLast && !kept.isTrial && kept.added >= MANY) await countInDatabase(context.db);
  return kept;
}

/** So many of a part are new. */
async function addedBy(
  db: Database,
  { ids }: Context,
  { id, isTrial, createdBy }: ImportRow,
  { rows, kept, now }: ReadLines & { now: Date },
): Promise<number> {
  if (kept === 0) return 0;
  if (isTrial) return kept - (await countKnown(db, rows));
  return insertLines(db, { rows, ids: Array.from({ length: kept }, ids) }, { sourceId: id, createdBy, createdAt: now });
}

/** Stands for a line that nobody sent. */
const tooLong = (line: number): ReadLines => ({
  rows: '[]',
  kept: 0,
  right: 0,
  lines: 1,
  wrong: [{ line, reason: 'It is longer than 750 KB.' }],
});

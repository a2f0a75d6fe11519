import { z } from 'zod';
import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import { invalid, notFound } from '../../../failure.ts';
import { parseInput } from '../../../parse-input.ts';
import { staffHolder } from '../../billing/holder.ts';
import { plainLine } from '../../websites/plain-text.ts';
import type { ReadLines } from './read-lines.ts';
import { countKnown, findImport, holdImport, insertImport, insertLines, updateImport } from './store.ts';
import type { ImportRow } from './store.ts';

/** So many bytes a part of a file has at most, and so many a line. */
export const MOST_BYTES = 750_000;
const MOST_ENCODED = 4 * Math.ceil(MOST_BYTES / 3);
/** More wrong lines are counted, and say nothing new. */
const MOST_PROBLEMS = 500;

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

/**
 * Keeps the next lines of a file, each that is right and new, or none of them when this fails. Throws NOT_FOUND, and INVALID for
 * what is not the next part of it.
 */
export async function importExampleLines(context: Context, id: string, input: unknown): Promise<ImportRow> {
  requirePerson(context.actor, 'importExampleLines');
  const { firstLine, bytes, isTooLong, isLast } = parseInput(partSchema, input);
  const read = isTooLong
    ? tooLong(firstLine)
    : await context.reading.readExamples({
        bytes: new Uint8Array(Buffer.from(bytes, 'base64')),
        firstLine,
        isTrial: (await findImport(context.db, id))?.isTrial ?? false,
      });
  return context.db.transaction(async (db) => {
    const held = await holdImport(db, id);
    if (!held) throw notFound('import');
    if (held.endedAt !== null) throw invalid('part', 'This file was read to its end already.');
    if (held.lines + 1 !== firstLine)
      throw invalid('part', 'Another part of this file comes next. Bring it in once more.');
    const { createdBy, isTrial } = held;
    const now = context.clock();
    const { rows, kept } = read;
    const isEmpty = kept === 0;
    const from = { sourceId: id, createdBy, createdAt: now };
    const added = isEmpty
      ? 0
      : isTrial
        ? kept - (await countKnown(db, rows))
        : await insertLines(db, { rows, ids: Array.from({ length: kept }, context.ids) }, from);
    return updateImport(db, id, {
      lines: held.lines + read.lines,
      added: held.added + added,
      known: held.known + read.right - added,
      wrong: held.wrong + read.wrong.length,
      problems: [...held.problems, ...read.wrong].slice(0, MOST_PROBLEMS),
      ...(isLast && { endedAt: now }),
    });
  });
}

/** Stands for a line that nobody sent. */
const tooLong = (line: number): ReadLines => ({
  rows: '[]',
  kept: 0,
  right: 0,
  lines: 1,
  wrong: [{ line, reason: 'It is longer than 750 KB.' }],
});

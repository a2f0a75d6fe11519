import { z } from 'zod';
import { requirePerson } from '../../../auth/policy.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { invalid, notFound } from '../../../failure.ts';
import { parseInput } from '../../../parse-input.ts';
import { staffHolder } from '../../billing/holder.ts';
import { lineOf } from '../content/line-of.ts';
import { offeredTools, toolChoices } from '../content/offered-tools.ts';
import type { ToolChoice } from '../content/offered-tools.ts';
import { kinds, sources, splits, states } from '../example-input.ts';
import { seedExamples } from '../seed-examples.ts';
import type { Wanted } from '../store.ts';
import { countWritten, examplesForFile, findExport, insertExport } from './store.ts';
import type { ExportRow, WrittenExample } from './store.ts';

/** So many characters of a file come at once; a line that is longer comes by itself. */
const MOST_CHARACTERS = 1_000_000;
/** Rows that are read at once: few while nobody knows how long they are. */
const FEW_ROWS = 20;
const MOST_ROWS = 500;

const exportSchema = z.object({
  kind: z.enum(kinds),
  tools: z.enum(toolChoices),
  state: z.enum(states).nullish(),
  split: z.enum(splits).nullish(),
  source: z.enum(sources).nullish(),
  tag: z.string().max(100).nullish(),
});
type Asked = z.output<typeof exportSchema>;

/** A part of a file, and where the next one begins; null after the last. */
export type ExportedPart = { export: ExportRow; lines: string; after: string | null };

/**
 * The next lines of an export, which the first of its parts begins. What it was asked for and what went into it is kept. Throws INVALID,
 * NOT_FOUND.
 */
export async function exportExamples(
  context: Context,
  { input, exportId, after }: { input: unknown; exportId: string | null; after: string | null },
): Promise<ExportedPart> {
  requirePerson(context.actor, 'exportExamples');
  const asked = parseInput(exportSchema, input);
  if (exportId === null) await seedExamples(context);
  return context.db.transaction(async (db) => {
    const begun = exportId === null ? await begin(db, context, asked) : await findExport(db, exportId);
    if (!begun) throw notFound('export');
    const { lines, written, isWhole } = await writeLines(db, asked, after ?? '');
    if (exportId === null && written.length === 0) throw invalid('state', 'No example matches this. Choose others.');
    return {
      export: await countWritten(db, begun.id, written),
      lines,
      after: isWhole ? null : (written.at(-1)?.contentHash ?? null),
    };
  });
}

async function begin(db: Database, { ids, clock, actor }: Context, asked: Asked): Promise<ExportRow> {
  const { author } = await staffHolder(db, actor);
  const { kind, tools } = asked;
  return insertExport(db, {
    id: ids(),
    kind,
    tools,
    filter: inWords(asked),
    createdAt: clock(),
    createdBy: author.name,
  });
}

async function writeLines(db: Database, asked: Asked, begin: string) {
  const wanted = wantedBy(asked);
  const lines: string[] = [];
  const written: WrittenExample[] = [];
  let after = begin;
  let characters = 0;
  let limit = FEW_ROWS;
  for (;;) {
    const rows = await examplesForFile(db, wanted, { after, limit });
    for (const row of rows) {
      const line = `${lineOf(row, offeredTools(asked.tools, row))}\n`;
      if (characters > 0 && characters + line.length > MOST_CHARACTERS)
        return { lines: lines.join(''), written, isWhole: false };
      characters += line.length;
      lines.push(line);
      written.push(row);
      after = row.contentHash;
    }
    if (rows.length < limit) return { lines: lines.join(''), written, isWhole: true };
    const left = ((MOST_CHARACTERS - characters) * written.length) / characters;
    limit = Math.min(MOST_ROWS, Math.max(FEW_ROWS, Math.ceil(left)));
  }
}

const wantedBy = ({ kind, state, split, source, tag }: Asked): Wanted => ({
  search: '',
  kind,
  task: null,
  state: state ?? null,
  split: split ?? null,
  source: source ?? null,
  tag: tag?.trim().toLowerCase() || null,
});

const stateWords = { NEW: 'new', APPROVED: 'approved', REJECTED: 'rejected' } as const;
const splitWords = { TRAINING: 'for training', VALIDATION: 'for validation' } as const;
const sourceWords = {
  TRAINING: 'from training websites',
  CONSENT: 'from websites by consent',
  PLAYGROUND: 'from the playground',
  IMPORT: 'imported',
  HAND: 'written by hand',
} as const;
const toolWords: Record<ToolChoice, string> = {
  NONE: 'without tools',
  USED: 'with the tools used',
  ALL: 'with all tools',
};

/** Which examples were asked for. */
const inWords = ({ state, split, source, tag, tools }: Asked): string =>
  [
    state ? stateWords[state] : 'in any state',
    split ? splitWords[split] : 'for training and validation',
    ...(source ? [sourceWords[source]] : []),
    ...(tag ? [`tagged “${tag}”`] : []),
    toolWords[tools],
  ].join(', ');

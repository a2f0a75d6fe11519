import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtInDesigner } from '#designer/index.ts';
import { fileOf } from '#site/render/index.ts';
import { batchSchema } from './batch.ts';
import { scoreBrief } from './score-brief.ts';
import { scoreMessage } from './score-message.ts';
import { detailsOf, tableOf, type FreshScore } from './table.ts';

const RECORD = 'benchmarks/fresh.md';
const HEAD = `# First scores on fresh batches

Each batch was written by somebody who saw neither code nor data, with its expectations, before anything was generated. Only its
first score stands here. Written by \`npm run bench -- fresh FILE --record\`; the batches are in \`tests/quality/fresh/batches\`.
`;

/**
 * Scores a batch: \`fresh FILE [--only briefs|messages] [--record] [--details] [--html DIR]\`. \`--record\` adds its first score to \`benchmarks/fresh.md\` and
 * refuses a batch that has one.
 */
export async function runFresh(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      record: { type: 'boolean' },
      details: { type: 'boolean' },
      html: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the file of the batch: npm run bench -- fresh FILE');
  const batch = batchSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const score: FreshScore = { batch, briefs: [], messages: [] };
  const isAsked = (part: string) => (values.only ?? part) === part;
  if (isAsked('briefs')) for (const brief of batch.briefs) score.briefs.push(await scoreBrief(builtInDesigner, brief));
  if (isAsked('messages'))
    for (const message of batch.messages) score.messages.push(await scoreMessage(builtInDesigner, batch, message));
  if (values.details) console.info(`${detailsOf(score)}\n`);
  console.info(`Batch ${titleOf(score)}\n\n${tableOf(score)}`);
  if (values.html) writeSites(values.html, score);
  if (values.record) record(score);
  return 0;
}

function record(score: FreshScore): void {
  const before = existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : HEAD;
  const title = `## Batch ${titleOf(score)}\n`;
  if (before.includes(title)) throw new Error(`Batch ${titleOf(score)}: it has its first score already.`);
  writeFileSync(RECORD, `${before}\n${title}\n${tableOf(score)}\n`);
}

/** "1: 30 briefs, 30 messages". */
const titleOf = ({ batch, briefs, messages }: FreshScore): string => {
  const counts = [briefs.length > 0 && `${briefs.length} briefs`, messages.length > 0 && `${messages.length} messages`];
  return `${batch.batch}: ${counts.filter(Boolean).join(', ')}`;
};

function writeSites(folder: string, { briefs }: FreshScore): void {
  for (const { id, site } of briefs)
    for (const [index, { path }] of site.document.pages.entries()) {
      const to = join(folder, id, fileOf(path));
      mkdirSync(join(to, '..'), { recursive: true });
      writeFileSync(to, site.html[index] ?? '');
    }
}

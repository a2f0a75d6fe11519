import { firstScores } from './first-score.ts';
import type { ChatResult } from './score.ts';

export type ChatTable = { title: string; results: ChatResult[] };

const share = (results: readonly ChatResult[]) =>
  `${results.filter(({ passed }) => passed).length} of ${results.length}`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' / ');

/** The results file: today's score of every table, what is not understood, and the first score as it was. */
export function chatReport(tables: readonly ChatTable[]): string {
  const missed = tables.flatMap(({ results }) => results.filter(({ passed }) => !passed));
  return [
    '# What the chat of the built-in designer understands',
    '',
    'Messages with the operations they mean. A message passes when exactly these operations come, they apply, and they stay in',
    'the scope that the answer declares. Cases are never edited to pass. Made by `node --import tsx tests/quality/chat/run.ts`.',
    '',
    '| table | understood |',
    '|---|---|',
    ...tables.map(({ title, results }) => `| ${title} | ${share(results)} |`),
    `| all | ${share(tables.flatMap(({ results }) => results))} |`,
    '',
    '## Not understood today',
    '',
    ...(missed.length ? missed.map(({ message, problem }) => `- ${cell(message)}: ${cell(problem)}`) : ['Nothing.']),
    '',
    '## The first score',
    '',
    'Every table was written from the product’s description, the fields and the operations, before the code that answers it was',
    'read. This is its first run, with nothing changed for it. The everyday messages alone were written by somebody who knew',
    'the code; they too were run before anything was changed for them.',
    '',
    '| table | understood at first |',
    '|---|---|',
    ...firstScores.map(({ table, of, notUnderstood }) => `| ${table} | ${of - notUnderstood.length} of ${of} |`),
    ...firstScores.flatMap(({ table, notUnderstood }) => [
      '',
      `### ${table}: not understood then`,
      '',
      ...notUnderstood.map((message) => `- ${cell(message)}`),
    ]),
    '',
  ].join('\n');
}

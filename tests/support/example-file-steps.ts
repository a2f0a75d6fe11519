import { sendParts } from '#app/admin/examples/send-parts.ts';
import type { Answer, TestPerson } from './api.ts';
import { good } from './website-steps.ts';

export type ImportAnswer = {
  id: string;
  isTrial: boolean;
  lines: number;
  added: number;
  known: number;
  wrong: number;
  problems: { line: number; reason: string }[];
  isWhole: boolean;
};

const IMPORT = 'id isTrial lines added known wrong problems { line reason } isWhole';

export const beginImport = async (person: TestPerson, isTrial = false): Promise<ImportAnswer> =>
  good(
    await person.ask<{ beginExampleImport: ImportAnswer }>(
      `mutation ($input: ExampleImportInput!) { beginExampleImport(input: $input) { ${IMPORT} } }`,
      { input: { fileName: 'examples.jsonl', isTrial } },
    ),
  ).beginExampleImport;

type Part = { firstLine: number; bytes: Uint8Array; isTooLong?: boolean; isLast: boolean };

export const sendPart = (
  person: TestPerson,
  id: string,
  { bytes, isTooLong = false, ...part }: Part,
): Promise<Answer<{ importExampleLines: ImportAnswer }>> =>
  person.ask(
    `mutation ($id: ID!, $part: ExampleLinesInput!) { importExampleLines(id: $id, part: $part) { ${IMPORT} } }`,
    { id, part: { ...part, isTooLong, bytes: Buffer.from(bytes).toString('base64') } },
  );

/** A whole file, cut as the web app cuts it. */
export async function importFile(
  person: TestPerson,
  file: string | AsyncIterable<Uint8Array>,
  isTrial = false,
): Promise<ImportAnswer> {
  let last = await beginImport(person, isTrial);
  const { id } = last;
  await sendParts(typeof file === 'string' ? bytesOf(file) : file, async (part) => {
    last = good(await sendPart(person, id, part)).importExampleLines;
  });
  return last;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

type ExportInput = {
  kind: string;
  tools: string;
  state?: string | null;
  split?: string;
  source?: string;
  tag?: string;
};
type ExportAnswer = { export: { id: string; count: number; filter: string }; lines: string; after: string | null };

export const exportPart = (
  person: TestPerson,
  input: ExportInput,
  from: { export?: string; after?: string } = {},
): Promise<Answer<{ exportExamples: ExportAnswer }>> =>
  person.ask(
    'mutation ($input: ExampleExportInput!, $export: ID, $after: String) { exportExamples(input: $input, export: $export, after: $after) { export { id count filter } lines after } }',
    { input, ...from },
  );

/** A whole file, its parts one after the other. */
export async function* exportFile(person: TestPerson, input: ExportInput): AsyncGenerator<string> {
  let part = good(await exportPart(person, input)).exportExamples;
  yield part.lines;
  while (part.after !== null) {
    const { id } = part.export;
    part = good(await exportPart(person, input, { export: id, after: part.after })).exportExamples;
    yield part.lines;
  }
}

export async function exportedFile(person: TestPerson, input: ExportInput): Promise<string> {
  let file = '';
  for await (const lines of exportFile(person, input)) file += lines;
  return file;
}

/** A line of such a file: a request and one call that answers it. */
export const answerLine = (words: string, mode = 'dark'): string =>
  JSON.stringify({
    messages: [
      { role: 'user', content: words },
      {
        role: 'assistant',
        content: 'Done.',
        tool_calls: [
          { id: 'call_1', type: 'function', function: { name: 'setTheme', arguments: JSON.stringify({ mode }) } },
        ],
      },
    ],
  });

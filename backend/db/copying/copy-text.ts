/** Values as the database writes them in words; null where there is none. */
export type TextRow = (string | null)[];

const WRITTEN: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const READ: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };
const NOTHING = '\\N';

/** Rows in the text format of PostgreSQL's COPY, which every PostgreSQL reads: a line for each. */
export const writeRows = (rows: TextRow[]): string =>
  rows
    .map(
      (row) => `${row.map((value) => (value === null ? NOTHING : value.replace(/[\\\n\r\t]/g, escaped))).join('\t')}\n`,
    )
    .join('');

/** The rows of such a text. Throws when a line has not as many values as there are columns. */
export function readRows(text: string, columns: number): TextRow[] {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('The last row of a table is cut');
  return lines.map((line) => {
    const values = line.split('\t');
    if (values.length !== columns) throw new Error('A row of a table has too few or too many values');
    return values.map((value) =>
      value === NOTHING ? null : value.replace(/\\(.)/gs, (_, letter: string) => READ[letter] ?? letter),
    );
  });
}

const escaped = (character: string) => WRITTEN[character] ?? character;

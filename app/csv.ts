export type CsvColumn<Row> = { title: string; of(row: Row): string };

/** Spreadsheets take Unicode from a file that begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvHead = (columns: readonly { title: string }[]): string =>
  `${BYTE_ORDER_MARK}${columns.map(({ title }) => cell(title)).join(',')}\r\n`;

/** Lines as RFC 4180 has them. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map(({ of }) => cell(of(row))).join(',')}\r\n`).join('');

/** Spreadsheets run what begins with one of these: an apostrophe in front makes it text. */
const formula = /^\s*[=+\-@\t\r|%]/;

function cell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

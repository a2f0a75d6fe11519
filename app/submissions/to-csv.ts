import type { SubmissionView } from './load-submissions.server.ts';

const columns: { title: string; of(submission: SubmissionView): string }[] = [
  { title: 'Date', of: ({ createdAt }) => createdAt },
  { title: 'Form', of: ({ kind }) => kind.toLowerCase() },
  { title: 'Name', of: ({ name }) => name },
  { title: 'Email', of: ({ email }) => email },
  { title: 'Phone', of: ({ phone }) => phone },
  { title: 'Message', of: ({ message }) => message },
  { title: 'Unsubscribe', of: ({ unsubscribeAddress }) => unsubscribeAddress ?? '' },
];

/** Spreadsheets take Unicode from a file that begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvHead = `${BYTE_ORDER_MARK}${columns.map(({ title }) => title).join(',')}\r\n`;

/** Lines as RFC 4180 has them. */
export const csvLines = (submissions: readonly SubmissionView[]): string =>
  submissions.map((submission) => `${columns.map(({ of }) => cell(of(submission))).join(',')}\r\n`).join('');

/** Spreadsheets run what begins with one of these: an apostrophe in front makes it text. */
const formula = /^\s*[=+\-@\t\r|%]/;

function cell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

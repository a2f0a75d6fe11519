import type { CsvColumn } from '#app/csv.ts';
import type { SubmissionView } from './load-submissions.server.ts';

/** What visitors sent, in a file for spreadsheets. */
export const submissionColumns: readonly CsvColumn<SubmissionView>[] = [
  { title: 'Date', of: ({ createdAt }) => createdAt },
  { title: 'Form', of: ({ kind }) => kind.toLowerCase() },
  { title: 'Name', of: ({ name }) => name },
  { title: 'Email', of: ({ email }) => email },
  { title: 'Phone', of: ({ phone }) => phone },
  { title: 'Message', of: ({ message }) => message },
  { title: 'Unsubscribe', of: ({ unsubscribeAddress }) => unsubscribeAddress ?? '' },
];

import type { CsvColumn } from '#app/csv.ts';
import type { SubmissionView } from './load-submissions.server.ts';

const ahead: readonly CsvColumn<SubmissionView>[] = [
  { title: 'Date', of: ({ createdAt }) => createdAt },
  { title: 'Form', of: ({ kind }) => kind.toLowerCase() },
  { title: 'Name', of: ({ name }) => name },
  { title: 'Email', of: ({ email }) => email },
  { title: 'Phone', of: ({ phone }) => phone },
  { title: 'Message', of: ({ message }) => message },
  { title: 'Unsubscribe', of: ({ unsubscribeAddress }) => unsubscribeAddress ?? '' },
];

/** What visitors sent, in a file for spreadsheets: with a column for each label that they answered to. */
export const submissionColumns = (labels: readonly string[]): readonly CsvColumn<SubmissionView>[] => [
  ...ahead,
  ...labels.map((label) => ({
    title: label,
    of: ({ answers }: SubmissionView) =>
      answers
        .filter((answer) => answer.label === label)
        .map(({ value }) => value)
        .join('\n'),
  })),
];

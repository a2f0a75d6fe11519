import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ShownConflict } from '#app/editing/outcome.ts';
import { shownConflict } from '#app/editing/shown-conflict.ts';
import { ApiError, type ApiErrorCode } from '#app/graphql/errors.ts';

/** What an action answers when a form cannot be taken: everything that was typed, and what is wrong with it. */
export type Rejection = {
  lastResult: SubmissionResult;
  code: ApiErrorCode;
  /** After a CONFLICT: both values of each field, and the version to decide on. */
  conflicts?: ShownConflict[];
  version?: string | undefined;
};

/** The form did not pass its own schema. */
export const rejected = <Schema>(submission: Submission<Schema>) =>
  data<Rejection>({ lastResult: submission.reply(), code: 'INVALID' }, { status: 400 });

/** The form was not read to its end: what was typed is in `submission`. */
export const rejectedUnread = <Schema>(
  submission: Submission<Schema>,
  { message, status }: { message: string; status: number },
) => data<Rejection>({ lastResult: submission.reply({ formErrors: [message] }), code: 'INVALID' }, { status });

const shownInTheForm: ApiErrorCode[] = [
  'INVALID',
  'CONFLICT',
  'LIMIT_REACHED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
];

/** The API refused what the form asked for. Anything but a refusal of the form itself is thrown on. */
export function rejectedByApi<Schema>(submission: Submission<Schema>, error: unknown) {
  if (!(error instanceof ApiError) || !shownInTheForm.includes(error.code)) throw error;
  const hasFields = Object.keys(error.fields).length > 0;
  const lastResult = submission.reply(hasFields ? { fieldErrors: error.fields } : { formErrors: [error.message] });
  const headers = error.headers.get('Retry-After') ? { 'Retry-After': String(error.retryAfter) } : undefined;
  const conflict = { conflicts: error.conflicts.map(shownConflict), version: error.version };
  const rejection = { lastResult, code: error.code, ...(error.code === 'CONFLICT' && conflict) };
  return data<Rejection>(rejection, { status: error.status, headers });
}

import type { SubmissionResult } from '@conform-to/react';

export type Refused = { lastResult: SubmissionResult; code: string };

/** The refusal of a form that asked for this; undefined when none or another one was refused. */
export const refusedWith = (rejection: Refused | undefined, intent: string): Refused | undefined =>
  rejection?.lastResult.initialValue?.['intent'] === intent ? rejection : undefined;

/** Why, in words. */
export const wordsOf = (rejection: Refused | undefined): string | undefined =>
  rejection &&
  Object.values(rejection.lastResult.error ?? {})
    .flat()
    .join(' ');

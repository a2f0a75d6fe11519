import { fixedChanges, type FixedChange } from './fixed-changes.ts';
import { fixedWritings, type FixedWriting } from './fixed-writings.ts';

/** A request whose answer may never get worse, whatever a template says. */
export type FixedCase = FixedChange | FixedWriting;

/** What every template has to keep. One that is added is replayed on both sides, so that nothing has to be redone for it. */
export const fixedCases: readonly FixedCase[] = [...fixedChanges, ...fixedWritings];

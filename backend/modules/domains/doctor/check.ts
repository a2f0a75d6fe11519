import type { Diagnosis, Severity } from './report.ts';
import type { Reading } from './reading.ts';

/** What a check found, in words for the owner of the name. */
export type Finding = {
  title: string;
  detail: string;
  nextStep: string;
  host?: string;
  /** Where this one is more or less serious than its kind. */
  severity?: Severity;
};

/** One kind of trouble. `find` gives nothing when it is not there. */
export type Check = {
  code: string;
  severity: Severity;
  find(reading: Reading): Finding | Finding[] | null | undefined | false;
};

const ORDER: Severity[] = ['stops-website', 'stops-certificate', 'warning', 'note'];

/** The most serious first; among equals in the order of the checks. */
export function runChecks(checks: Check[], reading: Reading): Diagnosis[] {
  return checks
    .flatMap(({ code, severity, find }) =>
      [find(reading) || []].flat().map((finding) => ({ code, severity, ...finding })),
    )
    .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));
}

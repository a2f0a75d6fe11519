import { displayName } from './display-name.ts';
import { proofHostOf } from './doctor/expected-records.ts';
import type { Report } from './doctor/report.ts';
import type { DomainRow } from './store.ts';

/** What a check came to when the proof is there, but another account's is as well. */
export const heldByAnother = (report: Report, { name, token }: Pick<DomainRow, 'name' | 'token'>): Report => ({
  ...report,
  diagnoses: [
    {
      code: 'held-by-another',
      severity: 'stops-website',
      title: 'Another account has this name',
      detail: `${displayName(name)} was proved by another account, and the record of that proof is still there beside yours.`,
      nextStep: `Remove the TXT records at ${proofHostOf(name)} that do not say ${token}, then check again.`,
      host: proofHostOf(name),
    },
    ...report.diagnoses,
  ],
});

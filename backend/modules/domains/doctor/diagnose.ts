import { expectedRecords } from './expected-records.ts';
import type { Expected } from './expected-records.ts';
import type { Observation } from './observation.ts';
import type { Report } from './report.ts';

/** What was seen of a name, beside what it should say. Pure. */
export function diagnose(expected: Expected, observation: Observation, now: Date): Report {
  return {
    at: now.toISOString(),
    isProved: null,
    isPointing: null,
    isWwwPointing: null,
    mayHaveCertificate: false,
    mayWwwHaveCertificate: false,
    records: expectedRecords(expected).map(({ value, ...rest }) => ({
      ...rest,
      expected: value,
      found: [],
      state: 'unknown' as const,
    })),
    diagnoses: [],
    nameservers: observation.servers.map(({ name }) => ({ name, answers: 'silent' as const })),
    kept: [],
  };
}

import type { Settings } from '#settings';
import { expectedRecords } from './doctor/expected-records.ts';
import type { Expected } from './doctor/expected-records.ts';
import type { ReportRecord } from './doctor/report.ts';
import { reportOf } from './report-of.ts';
import type { DomainRow } from './store.ts';

/** What a domain's records should say. */
export const expectedOf = (
  { sitesAddresses, isLocal }: Pick<Settings, 'sitesAddresses' | 'isLocal'>,
  { name, token }: Pick<DomainRow, 'name' | 'token'>,
): Expected => ({ name, token, addresses: sitesAddresses, isLocal });

/** The records to set, beside what the last check found in their places; before the first nothing is known of them. */
export const recordsOf = (settings: Settings, domain: DomainRow): ReportRecord[] =>
  reportOf(domain)?.records ??
  expectedRecords(expectedOf(settings, domain)).map(({ value, ...record }) => ({
    ...record,
    expected: value,
    found: [],
    state: 'unknown',
  }));

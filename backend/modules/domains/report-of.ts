import { reportSchema } from './doctor/report.ts';
import type { Report } from './doctor/report.ts';
import type { DomainRow } from './store.ts';

/** What the last check came to; null before the first, and for one that an earlier release kept in another shape. */
export function reportOf({ report }: Pick<DomainRow, 'report'>): Report | null {
  const read = reportSchema.safeParse(report);
  return read.success ? read.data : null;
}

import { z } from 'zod';
import { boxNames, type SubmissionFilter } from './box.ts';

const filterSchema = z.object({
  box: z.enum(boxNames).default('all').catch('all'),
  q: z.string().trim().max(100).default('').catch(''),
  after: z.string().max(500).nullable().default(null).catch(null),
});

/** What of the submissions an address asks for: `?box=spam&q=ida&after=…`. */
export function readFilter(search: URLSearchParams): SubmissionFilter {
  const { box, q, after } = filterSchema.parse(Object.fromEntries(search));
  return { box, search: q, after };
}

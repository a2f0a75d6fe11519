import { z } from 'zod';

const diagnosis = z.object({
  /** Which finding it is: `aaaa-stray`. */
  code: z.string(),
  severity: z.enum(['stops-website', 'stops-certificate', 'warning', 'note']),
  title: z.string(),
  detail: z.string(),
  nextStep: z.string(),
  /** The host it is about, when it is about one. */
  host: z.string().optional(),
});

const record = z.object({
  purpose: z.enum(['proof', 'apex', 'www']),
  host: z.string(),
  type: z.enum(['TXT', 'A', 'AAAA', 'CNAME']),
  expected: z.string(),
  /** Values that were seen in this place. */
  found: z.array(z.string()),
  state: z.enum(['right', 'missing', 'wrong', 'unknown']),
  isRequired: z.boolean(),
});

const nameserver = z.object({ name: z.string(), answers: z.enum(['well', 'lame', 'silent', 'differs']) });

/** What a check came to: kept in `domains.report`. */
export const reportSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** The token stands at the proof's host; null: nobody answered. */
  isProved: z.boolean().nullable(),
  /** The name leads here, whoever asks; null: nobody answered. */
  isPointing: z.boolean().nullable(),
  /** The same of its www. */
  isWwwPointing: z.boolean().nullable(),
  /** The name leads here and nothing was seen that would keep a certificate from being issued for it. */
  mayHaveCertificate: z.boolean(),
  /** The same of its www. */
  mayWwwHaveCertificate: z.boolean(),
  records: z.array(record),
  /** The most serious first. */
  diagnoses: z.array(diagnosis),
  nameservers: z.array(nameserver),
  /** Records that would be lost if the name's servers were changed. */
  kept: z.array(z.object({ type: z.string(), host: z.string(), value: z.string() })),
});

export type Report = z.output<typeof reportSchema>;
export type Diagnosis = z.output<typeof diagnosis>;
export type Severity = Diagnosis['severity'];
export type ReportRecord = Report['records'][number];
export type KeptRecord = Report['kept'][number];

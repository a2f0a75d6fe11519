import { z } from 'zod';
import type { DomainRow } from './store.ts';

/** What is kept of the certificate that our own edge showed for a name. Moments are ISO 8601. */
const certificateSchema = z.object({
  issuer: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  names: z.array(z.string()),
});

export type KeptCertificate = z.output<typeof certificateSchema>;

export function certificateOf({ certificate }: Pick<DomainRow, 'certificate'>): KeptCertificate | null {
  const read = certificateSchema.safeParse(certificate);
  return read.success ? read.data : null;
}

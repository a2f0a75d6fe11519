import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { primaryHostOf } from './hosts-of.ts';
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

/** What visitors meet: a certificate, or none that their browsers take. */
export type SeenCertificate = { certificate: KeptCertificate; isGood: true } | { certificate: null; isGood: false };

/** Getting one for the first time may take longer: then the next look sees it. */
const PATIENCE_MS = 8_000;

/** What our own edge shows for a domain that leads here by now; null when it was not asked, or does not answer. */
export async function certificateFor(
  { edge }: Pick<Services, 'edge'>,
  domain: DomainRow,
  signal?: AbortSignal,
): Promise<SeenCertificate | null> {
  const mayHaveOne = domain.websiteId !== null && ['pointing', 'secure', 'broken'].includes(domain.state);
  if (!edge || !mayHaveOne) return null;
  const late = new AbortController();
  const answer = await Promise.race([
    edge.readCertificate(primaryHostOf(domain)),
    setTimeout(PATIENCE_MS, null, {
      signal: AbortSignal.any(signal ? [late.signal, signal] : [late.signal]),
      ref: false,
    }).catch(() => null),
  ]);
  late.abort();
  if (!answer || answer.problem === 'silent') return null;
  return answer.certificate ? { certificate: answer.certificate, isGood: true } : { certificate: null, isGood: false };
}

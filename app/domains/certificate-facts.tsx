import { DateTime } from '#app/ui/index.ts';
import type { DomainDetails } from './domain-view.ts';

type CertificateFactsProps = { domain: Pick<DomainDetails, 'state' | 'address' | 'certificate'> };

/** What was seen of a name's certificate, or when it comes. */
export function CertificateFacts({ domain: { state, address, certificate } }: CertificateFactsProps) {
  if (!certificate)
    return (
      <p className="text-muted">
        {address.startsWith('http:')
          ? 'Names on this machine work without one. Where websites are public it comes by itself.'
          : state === 'POINTING'
            ? 'It is asked for as soon as the first visitor comes, usually within a minute. Nothing is left for you to do.'
            : 'It comes by itself once the name leads here, and is renewed by itself. It costs nothing.'}
      </p>
    );
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      <dt className="text-muted">For</dt>
      <dd className="break-all">{certificate.names.join(', ')}</dd>
      <dt className="text-muted">From</dt>
      <dd className="break-words">{certificate.issuer}</dd>
      <dt className="text-muted">Issued</dt>
      <dd>
        <DateTime at={certificate.validFrom} />
      </dd>
      <dt className="text-muted">Ends</dt>
      <dd>
        <DateTime at={certificate.validTo} />, renewed before
      </dd>
    </dl>
  );
}

import type { DomainDetails } from '#app/domains/domain-view.ts';
import { counted, Link } from '#app/ui/index.ts';

/** How the name's servers are doing, in a sentence. */
export function NameserverSummary({ domain: { id, nameservers, checkedAt } }: { domain: DomainDetails }) {
  const unwell = nameservers.filter(({ answers }) => answers !== 'WELL').length;
  const words =
    nameservers.length > 0
      ? `${counted(nameservers.length, 'server')}, ${unwell === 0 ? 'all answer well' : `${unwell} of them not as they should`}.`
      : checkedAt
        ? 'We could not find out which they are.'
        : 'Not checked yet.';
  return (
    <p>
      {words}{' '}
      <Link href={`/domains/${id}/verify-nameservers`} className="text-link">
        See them
      </Link>
    </p>
  );
}

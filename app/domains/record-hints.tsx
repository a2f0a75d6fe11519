import { ChevronRight } from 'lucide';
import { Icon } from '#app/ui/index.ts';
import type { DomainDetails } from './domain-view.ts';

/** What people stumble over where records are set. */
export function RecordHints({ name, records }: Pick<DomainDetails, 'name' | 'records'>) {
  const proof = records.find(({ purpose }) => purpose === 'PROOF');
  const bare = records.find(({ purpose }) => purpose === 'APEX');
  return (
    <details className="group rounded-lg border bg-surface">
      <summary className="flex items-center gap-2 rounded-lg px-4 py-3 font-medium sm:px-5">
        <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open:rotate-90" />
        How registrars want them written
      </summary>
      <ul className="grid max-w-prose list-disc gap-2 border-t py-4 pr-4 pl-9 text-muted [overflow-wrap:anywhere] sm:pr-5">
        {proof && (
          <li>
            <b className="font-medium text-ink">Host</b> is usually only the first part: {code(proof.shortHost)}, not{' '}
            {code(proof.host)}. Written in full it often becomes {code(`${proof.host}.${name}`)}, where nobody looks.
          </li>
        )}
        {bare?.shortHost === '@' && (
          <li>
            For the name without anything before it, enter {code('@')}, or leave the host empty. A few want {code(name)}{' '}
            itself.
          </li>
        )}
        <li>
          An A or AAAA record that is there already, often of a parking page, has to go: with two of them only some
          visitors come here.
        </li>
        <li>A switch named “proxy” or “CDN” beside a record has to be off: visitors have to reach us directly.</li>
        <li>
          A TTL may stay as it is. The shorter it is, the sooner changes are seen; an old value can be kept elsewhere
          for as long as its TTL says.
        </li>
        <li>Leave MX, SPF, DKIM and DMARC records alone: your email needs them.</li>
      </ul>
    </details>
  );
}

const code = (text: string) => <code className="font-mono text-sm text-ink">{text}</code>;

import { Server } from 'lucide';
import { CheckNow } from '#app/domains/check-now.tsx';
import { CHECK } from '#app/domains/domain-intents.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { refusedWith, wordsOf, type Refused } from '#app/domains/refused-intent.ts';
import { Badge, EmptyState, Link, type Tone } from '#app/ui/index.ts';

type Nameserver = DomainDetails['nameservers'][number];

const looks: Record<Nameserver['answers'], { tone: Tone; label: string; sentence: string }> = {
  WELL: { tone: 'success', label: 'Answers', sentence: 'Knows this name and answers.' },
  DIFFERS: { tone: 'warning', label: 'Differs', sentence: 'Gives another answer than the others do.' },
  LAME: { tone: 'danger', label: 'Does not know it', sentence: 'Answers, but knows nothing of this name.' },
  SILENT: { tone: 'danger', label: 'Silent', sentence: 'Does not answer.' },
};

/** The servers that answer for the name, what each says, and what moving to others would lose. */
export function NameserversScreen({ domain, rejection }: { domain: DomainDetails; rejection: Refused | undefined }) {
  const { id, displayName, nameservers, keptRecords, checkedAt, nextLook } = domain;
  const isWell = nameservers.every(({ answers }) => answers === 'WELL');
  return (
    <>
      <CheckNow
        checkedAt={checkedAt ?? null}
        nextLook={nextLook}
        refusal={wordsOf(refusedWith(rejection, CHECK))}
        isPrimary={!isWell}
      />
      <section aria-labelledby="servers" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="servers" className="text-lg">
            Servers that answer for {displayName}
          </h2>
          <p className="max-w-prose text-muted">
            The registry names them. Only the records at these servers take effect.
          </p>
        </div>
        {nameservers.length === 0 ? (
          <EmptyState icon={Server} title={checkedAt ? 'The servers are not known' : 'Not checked yet'}>
            {checkedAt
              ? 'We could not find out which servers the registry names. What we know of the records is on the records screen.'
              : 'The first check comes by itself; “Check now” does not wait for it.'}
          </EmptyState>
        ) : (
          <ul aria-label="Nameservers" className="divide-y rounded-lg border bg-surface">
            {nameservers.map(({ name, answers }) => {
              const { tone, label, sentence } = looks[answers];
              return (
                <li
                  key={name}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
                >
                  <div className="min-w-0">
                    <p className="font-mono text-sm break-all">{name}</p>
                    <p className="text-sm text-muted">{sentence}</p>
                  </div>
                  <Badge tone={tone}>{label}</Badge>
                </li>
              );
            })}
          </ul>
        )}
        {nameservers.length > 0 && (
          <p className="max-w-prose">
            {isWell ? (
              <>
                All is well: set the{' '}
                <Link href={`/domains/${id}/confirm-dns`} className="text-link">
                  records
                </Link>{' '}
                at these servers. There is no need to change servers.
              </>
            ) : (
              'At your registrar, see whether these are the servers of the place where you set records. Remove those that are not, or ask that place why its server does not answer.'
            )}
          </p>
        )}
      </section>
      <section aria-labelledby="kept" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="kept" className="text-lg">
            What moving to other servers would lose
          </h2>
          <p className="max-w-prose text-muted">
            {!checkedAt
              ? 'We list what we find beside the records of the website, such as those for your email.'
              : keptRecords.length === 0
                ? 'Nothing was found beside the records of the website. Before you move, look through the old zone anyway: we only know the usual places.'
                : 'Your email and other services need these. If you ever change servers, copy them to the new ones first.'}
          </p>
        </div>
        {keptRecords.length > 0 && (
          <ul aria-label="Records to keep" className="divide-y rounded-lg border bg-surface">
            {keptRecords.map(({ type, host, value }) => (
              <li
                key={`${type} ${host} ${value}`}
                className="grid gap-x-6 gap-y-0.5 px-4 py-3 font-mono text-sm sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,2fr)] sm:px-5"
              >
                <span className="text-muted">{type}</span>
                <span className="break-all">{host}</span>
                <span className="break-all">{value}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

import { CheckNow } from '#app/domains/check-now.tsx';
import { DiagnosisList } from '#app/domains/diagnosis-list.tsx';
import { CHECK } from '#app/domains/domain-intents.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { RecordHints } from '#app/domains/record-hints.tsx';
import { RecordList } from '#app/domains/record-list.tsx';
import { refusedWith, wordsOf, type Refused } from '#app/domains/refused-intent.ts';
import { Link, Notice } from '#app/ui/index.ts';

type RecordsScreenProps = { domain: DomainDetails; rejection: Refused | undefined };

/** The records to set beside what was found, what to do about the differences, and a look at once. */
export function RecordsScreen({ domain, rejection }: RecordsScreenProps) {
  const { id, displayName, method, records, diagnoses, checkedAt, nextLook, website, state } = domain;
  const isDone = records.every((record) => record.state === 'RIGHT');
  return (
    <>
      <CheckNow
        checkedAt={checkedAt ?? null}
        nextLook={nextLook}
        refusal={wordsOf(refusedWith(rejection, CHECK))}
        isPrimary={!isDone}
      />
      {isDone && !website && state !== 'RELEASED' && (
        <Notice tone="success" title="All records are right">
          <Link href={`/domains/${id}#website`} className="text-link">
            Choose the website
          </Link>{' '}
          that {displayName} shows.
        </Notice>
      )}
      {diagnoses.length > 0 && (
        <section aria-labelledby="findings" className="grid gap-3">
          <h2 id="findings" className="text-lg">
            What we found
          </h2>
          <DiagnosisList diagnoses={diagnoses} />
        </section>
      )}
      <section aria-labelledby="records" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="records" className="text-lg">
            Records to set
          </h2>
          <p className="max-w-prose text-muted">
            {method === 'REGISTERED'
              ? 'You bought this name here, so its records are set for you. There is nothing to do here.'
              : 'Set them where the domain is managed, usually where you bought it, under “DNS” or “Zone”. Change only these: records for email (MX) and other TXT records stay as they are.'}
          </p>
        </div>
        <RecordList records={records} />
        <RecordHints name={domain.name} records={records} />
      </section>
    </>
  );
}

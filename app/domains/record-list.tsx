import type { ReactNode } from 'react';
import { Badge, classes, type Tone } from '#app/ui/index.ts';
import { CopyText } from './copy-text.tsx';
import type { DomainDetails } from './domain-view.ts';

type RecordView = DomainDetails['records'][number];
type RecordState = RecordView['state'];

const looks: Record<RecordState, { tone: Tone; label: string }> = {
  RIGHT: { tone: 'success', label: 'Right' },
  MISSING: { tone: 'warning', label: 'Missing' },
  WRONG: { tone: 'danger', label: 'Differs' },
  UNKNOWN: { tone: 'neutral', label: 'Not known yet' },
};

const purposes = [
  { purpose: 'PROOF', title: 'Prove that the name is yours' },
  { purpose: 'APEX', title: 'Lead visitors here' },
  { purpose: 'WWW', title: 'Lead visitors with www here as well' },
] as const;

/** The records to set, each beside what was found in its place. */
export function RecordList({ records }: { records: RecordView[] }) {
  return (
    <ol aria-label="Records" className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      {purposes.map(({ purpose, title }) => {
        const ofPurpose = records.filter((record) => record.purpose === purpose);
        if (ofPurpose.length === 0) return null;
        const isOptional = ofPurpose.every(({ isRequired }) => !isRequired);
        return (
          <li key={purpose} className="rounded-lg border bg-surface">
            <h3 className="border-b px-4 py-2.5 text-base font-medium sm:px-5">
              {title} {isOptional && <span className="font-normal text-muted">(optional)</span>}
            </h3>
            <ul className="divide-y">
              {ofPurpose.map((record) => (
                <RecordRow
                  key={`${record.type} ${record.expected}`}
                  record={record}
                  saysOptional={!isOptional && !record.isRequired}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function RecordRow({ record, saysOptional }: { record: RecordView; saysOptional: boolean }) {
  const { type, host, shortHost, expected } = record;
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 @2xl:grid-cols-[4rem_minmax(0,0.9fr)_minmax(0,1.2fr)_minmax(0,1fr)]">
        <Fact name="Type">
          <code className="block py-0.5 font-mono text-sm">{type}</code>
          {saysOptional && <span className="block text-sm text-muted">optional</span>}
        </Fact>
        <Fact name="Host">
          <CopyText text={shortHost} what={`the host of the ${type} record`} />
          <span className="block text-sm break-all text-muted">
            {shortHost === '@' ? 'or left empty' : `in full ${host}`}
          </span>
        </Fact>
        <Fact name="Value" className={BELOW}>
          <CopyText text={expected} what={`the value of the ${type} record`} />
        </Fact>
        <Fact name="Found" className={BELOW}>
          <Found record={record} />
        </Fact>
      </dl>
    </li>
  );
}

/** Under the host, where there is no room beside it. */
const BELOW = '@max-2xl:col-start-2';

const Fact = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={classes('min-w-0', className)}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Found({ record: { found, state, isRequired } }: { record: RecordView }) {
  const { tone, label } = looks[state];
  return (
    <>
      <Badge tone={state === 'MISSING' && !isRequired ? 'neutral' : tone}>{label}</Badge>
      {found.length > 0 && (
        <ul className="mt-1">
          {found.map((value) => (
            <li key={value} className="font-mono text-sm break-all">
              {value}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

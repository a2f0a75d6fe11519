import { Fragment } from 'react';
import { Link } from '#app/ui/index.ts';
import type { UnderstoodRow } from './understood-row.ts';

type UnderstoodListProps = { website: string; rows: UnderstoodRow[]; canWrite: boolean; isOpen: boolean };

const ADDRESSES: ReadonlySet<string> = new Set(['email', 'web']);

/** An address ends its lines after a mark, and within a word only where that is too long. */
const brokenAtMarks = (address: string) =>
  address.split(/(?<=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** What was read of the description, below the first answer; each thing leads to where it is changed. */
export function UnderstoodList({ website, rows, canWrite, isOpen }: UnderstoodListProps) {
  const editor = `/website/${encodeURIComponent(website)}`;
  return (
    <details open={isOpen} className="max-w-[92%]">
      <summary className="cursor-pointer py-1 text-sm font-medium">What I understood</summary>
      <dl className="mt-1 divide-y rounded-lg border bg-surface text-sm">
        {rows.map(({ fact, label, value, change }) => (
          <div key={fact} className="grid grid-cols-[6.5rem_1fr_auto] items-baseline gap-x-3 px-3 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="line-clamp-4 break-words whitespace-pre-line">
              {ADDRESSES.has(fact) ? brokenAtMarks(value) : value}
            </dd>
            {canWrite && change && (
              <dd>
                <Link
                  href={change.by === 'link' ? `${editor}${change.href}` : `${editor}?panel=understood#fact-${fact}`}
                  className="text-link"
                  aria-label={`Change: ${label}`}
                >
                  Change
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

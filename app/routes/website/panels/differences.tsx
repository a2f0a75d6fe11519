import type { Difference } from '#app/editing/differences.ts';

type DifferencesProps = { label: string; none: string; differences: { differences: Difference[]; more: number } };

/** What differs between two versions: each field with both values. */
export function Differences({ label, none, differences: { differences: shown, more } }: DifferencesProps) {
  if (shown.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <div className="grid gap-3 rounded-lg border bg-surface p-3 text-sm">
      <dl aria-label={label} className="grid gap-3">
        {shown.map(({ label: name, before, after }, index) => (
          <div key={index} className="grid gap-1">
            <dt className="font-medium">{name}</dt>
            {before !== undefined && (
              <dd className="whitespace-pre-line text-muted">
                <del className="decoration-danger/60">{before}</del>
              </dd>
            )}
            {after !== undefined && (
              <dd className="whitespace-pre-line">
                <ins className="decoration-success/60 underline-offset-3">{after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {more > 0 && <p className="text-muted">And {more} more.</p>}
    </div>
  );
}

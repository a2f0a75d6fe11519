import type { EditorProps } from '../editor-screen.tsx';

/** What the version that is looked at changed: each field with both values. */
export function Differences({ differences }: { differences: NonNullable<EditorProps['differences']> }) {
  const { differences: shown, more } = differences;
  if (shown.length === 0) return <p className="text-sm text-muted">This version changed nothing that can be shown.</p>;
  return (
    <div className="grid gap-3 rounded-lg border bg-surface p-3 text-sm">
      <dl aria-label="What this version changed" className="grid gap-3">
        {shown.map(({ label, before, after }, index) => (
          <div key={index} className="grid gap-1">
            <dt className="font-medium">{label}</dt>
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

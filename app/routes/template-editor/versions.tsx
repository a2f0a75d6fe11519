import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge, DateTime } from '#app/ui/index.ts';
import { templateAddress } from './edited-templates.tsx';
import type { ShownTemplate } from './load-templates.server.ts';

/** What was in use, the newest first, with the way back to each. */
export function Versions({ template: { id, versions, versionInUse } }: { template: ShownTemplate }) {
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="versions" className="text-base font-semibold">
        Versions
      </h2>
      <ol aria-label="Versions" className="grid divide-y rounded-lg border bg-surface">
        {versions.map(({ number, madeBy, createdAt }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3.5 py-2">
            <span className="min-w-0 break-words">
              <span className="font-medium">Version {number}</span>{' '}
              <span className="text-sm text-muted">
                {madeBy}, <DateTime at={createdAt} />
              </span>
            </span>
            {number === versionInUse ? (
              <Badge tone="success">In use</Badge>
            ) : (
              <Form method="post" action={templateAddress(id)}>
                <input type="hidden" name="number" value={number} />
                <input type="hidden" name="seen" value={versionInUse} />
                <SubmitButton look="secondary" size="small" name="intent" value="back">
                  Back to version {number}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

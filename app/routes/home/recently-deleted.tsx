import { Form } from '@remix-run/react';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { DateTime, Icon } from '#app/ui/index.ts';
import type { Dashboard } from './dashboard.server.ts';

/** What can still be brought back. */
export function RecentlyDeleted({ websites }: { websites: Dashboard['deleted'] }) {
  if (websites.length === 0) return null;
  return (
    <details className="group rounded-lg border bg-surface">
      <summary className="flex items-center gap-2 rounded-lg px-4 py-3 font-medium">
        <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open:rotate-90" />
        Recently deleted <span className="font-normal text-muted tabular-nums">{websites.length}</span>
      </summary>
      <ul className="divide-y border-t">
        {websites.map(({ id, name, deletedAt, purgeAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0">
              <p className="truncate font-medium">{name}</p>
              <p className="text-sm text-muted">
                {deletedAt && (
                  <>
                    Deleted <DateTime at={deletedAt} />
                  </>
                )}
                {purgeAt && (
                  <>
                    , gone for good <DateTime at={purgeAt} />
                  </>
                )}
              </p>
            </div>
            <Form method="post" action="/?index">
              <input type="hidden" name="intent" value="restore" />
              <SubmitButton
                look="secondary"
                size="small"
                name="id"
                value={id}
                icon={<Icon of={RotateCcw} />}
                aria-label={`Restore ${name}`}
              >
                Restore
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { Form } from '@remix-run/react';
import { RotateCcw } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Checkbox, DateTime, formatNumber, Icon, Pagination, Fold } from '#app/ui/index.ts';
import type { Dashboard } from './dashboard.server.ts';
import { dashboardAddress, type WebsiteFilter } from './filter.ts';

type RecentlyDeletedProps = { deleted: Dashboard['deleted']; filter: WebsiteFilter; action: string; isOpen: boolean };

/** What can still be brought back: one by one, or those that are chosen. */
export function RecentlyDeleted({ deleted, filter, action, isOpen }: RecentlyDeletedProps) {
  const { websites, totalCount, isFirstPage, nextCursor } = deleted;
  if (websites.length === 0 && isFirstPage) return null;
  const isOne = websites.length === 1;
  return (
    <Fold id="deleted" title="Recently deleted" count={formatNumber(totalCount)} isOpen={isOpen}>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="restore" />
        <ul className="divide-y" aria-label="Deleted websites">
          {websites.map(({ id, name, deletedAt, purgeAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0">
                {isOne ? (
                  <p className="font-medium break-words">{name}</p>
                ) : (
                  <Checkbox
                    name="id"
                    value={id}
                    label={<span className="block font-medium break-words">{name}</span>}
                  />
                )}
                <p className={isOne ? 'text-sm text-muted' : 'pl-7 text-sm text-muted'}>
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
              <SubmitButton
                look="secondary"
                size="small"
                name="only"
                value={id}
                icon={<Icon of={RotateCcw} />}
                aria-label={`Restore ${name}`}
              >
                Restore
              </SubmitButton>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 empty:hidden">
          {!isOne && (
            <SubmitButton look="secondary" size="small" name="several" value="restore">
              Restore chosen
            </SubmitButton>
          )}
          <Pagination
            firstHref={isFirstPage ? undefined : dashboardAddress(filter, { panel: 'deleted' })}
            nextHref={nextCursor ? dashboardAddress(filter, { panel: 'deleted', deletedAfter: nextCursor }) : undefined}
          />
        </div>
      </Form>
    </Fold>
  );
}

import { Form } from '@remix-run/react';
import { ArrowLeft, Trash2 } from 'lucide';
import { useRef } from 'react';
import {
  Button,
  ButtonLink,
  Checkbox,
  DateTime,
  EmptyState,
  Icon,
  Link,
  Notice,
  Page,
  PageHeader,
  Pagination,
  useIsHydrated,
} from '#app/ui/index.ts';
import type { Choice } from './dashboard.server.ts';
import { dashboardAddress, firstPage, nextPage, pageBefore, type DashboardView, type WebsiteFilter } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { StatusBadge } from '#app/editing/status-badge.tsx';

/** Many websites in short rows, to delete several at once. What goes is named and asked about on the next step. */
export function ChooseWebsites({ choice: { websites, nextCursor }, view }: { choice: Choice; view: DashboardView }) {
  const { filter, chosen, panel } = view;
  const form = useRef<HTMLFormElement>(null);
  const addressOf = (page: WebsiteFilter | null) => (page ? dashboardAddress(page, { panel: 'select' }) : undefined);
  const forgotToChoose = panel === 'delete';
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        above={
          <Link
            href={dashboardAddress(firstPage(filter))}
            className="flex items-center gap-1.5 justify-self-start text-sm text-muted hover:text-ink"
          >
            <Icon of={ArrowLeft} className="size-4" />
            Dashboard
          </Link>
        }
        title="Choose websites to delete"
        description="Nothing is deleted before you have seen the list and agreed to it."
      />
      {forgotToChoose && <Notice tone="danger" title="Choose at least one website." />}
      <FilterForm filter={filter} panel="select" />
      {websites.length === 0 ? (
        <EmptyState
          title={filter.search ? `Nothing is called “${filter.search}”` : 'There is nothing here to choose from'}
          action={
            <ButtonLink href={dashboardAddress(firstPage({ ...filter, search: '' }), { panel: 'select' })}>
              Show all websites
            </ButtonLink>
          }
        />
      ) : (
        <Form ref={form} method="get" action="/" preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {[...new URL(dashboardAddress(filter, { panel: 'delete' }), 'http://dashboard').searchParams].map(
            ([name, value], at) => (
              <input key={at} type="hidden" name={name} value={value} />
            ),
          )}
          <ul className="divide-y rounded-lg border bg-surface" aria-label="Websites">
            {websites.map(({ id, name, status, updatedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 sm:flex-nowrap py-2.5 has-checked:bg-accent-soft"
              >
                <Checkbox
                  className="min-w-0"
                  name="website"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  label={<span className="block font-medium break-words">{name}</span>}
                />
                <p className="flex shrink-0 items-center gap-3 text-sm text-muted max-sm:w-full max-sm:pl-7">
                  <StatusBadge status={status} />
                  <span>
                    Changed <DateTime at={updatedAt} />
                  </span>
                </p>
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t bg-ground px-4 py-3 sm:mx-0 sm:px-0">
            <ChooseAll of={form} />
            <Button type="submit" icon={<Icon of={Trash2} />} className="ml-auto">
              Delete chosen …
            </Button>
          </div>
        </Form>
      )}
      <Pagination
        firstHref={filter.after ? addressOf(firstPage(filter)) : undefined}
        previousHref={addressOf(pageBefore(filter))}
        nextHref={addressOf(nextPage(filter, nextCursor))}
      />
    </Page>
  );
}

/** With scripts only: without them each box is ticked by itself. */
function ChooseAll({ of }: { of: React.RefObject<HTMLFormElement> }) {
  if (!useIsHydrated()) return null;
  const choose = (isChosen: boolean) => {
    for (const box of of.current?.querySelectorAll<HTMLInputElement>('input[name="website"]') ?? [])
      box.checked = isChosen;
  };
  return (
    <div className="flex gap-2">
      <Button type="button" look="quiet" size="small" onClick={() => choose(true)}>
        Choose all
      </Button>
      <Button type="button" look="quiet" size="small" onClick={() => choose(false)}>
        None
      </Button>
    </div>
  );
}

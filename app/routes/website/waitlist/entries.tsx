import { Download, Users } from 'lucide';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import type { LoadedSubmissions } from '#app/submissions/load-submissions.server.ts';
import { SubmissionRow } from '#app/submissions/submission-row.tsx';
import { SubmissionSearch } from '#app/submissions/submission-search.tsx';
import { PeriodSwitch } from '../view/period-switch.tsx';
import { BarChart, ButtonLink, counted, EmptyState, Icon, Notice, Pagination } from '#app/ui/index.ts';

type EntriesProps = {
  id: string;
  waitlist: { entries: number; kept?: number | null | undefined; days: { name: string; entries: number }[] };
  list: LoadedSubmissions;
  search: URLSearchParams;
  /** Days that the chart shows. */
  period: number;
};

/** Who is on the list, and how it grew. */
export function Entries({ id, waitlist: { entries, kept, days }, list, search, period }: EntriesProps) {
  const beyond = kept == null ? 0 : Math.max(0, entries - kept);
  return (
    <section aria-labelledby="entries" className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="entries" className="text-lg">
          {counted(entries, 'person', 'people')} on the list
        </h2>
        {entries > 0 && (
          <ButtonLink
            size="small"
            reloadDocument
            href={`/website-submissions/${id}?${new URLSearchParams({ box: 'waitlist', q: list.search })}`}
            icon={<Icon of={Download} />}
          >
            CSV
          </ButtonLink>
        )}
      </div>
      {beyond > 0 && (
        <Notice
          tone="warning"
          title={`${counted(beyond, 'more person', 'more people')} signed up than your plan shows`}
          actions={<PlansLink website={id} />}
        >
          Your plan shows the first {kept}. The others are kept and appear when you upgrade.
        </Notice>
      )}
      {entries > 0 && (
        <>
          <PeriodSwitch period={period} search={search} />
          <BarChart
            label={`New people by day, in the last ${period} days`}
            days={days.map(({ name, entries: value }) => ({ name, value }))}
          />
        </>
      )}
      {entries > 0 && (
        <SubmissionSearch search={list.search} keep={search.has('days') ? { days: String(period) } : {}} />
      )}
      {list.rows.length > 0 ? (
        <ul aria-label="People on the list">
          {list.rows.map((submission) => (
            <SubmissionRow key={submission.id} submission={submission} />
          ))}
        </ul>
      ) : list.search ? (
        <EmptyState
          icon={Users}
          title={`Nobody on the list has “${list.search}”`}
          action={<ButtonLink href="?">Show all</ButtonLink>}
        />
      ) : (
        <EmptyState icon={Users} title="Nobody yet">
          Switch the waiting list on, or put one on a page, then publish and tell people the address.
        </EmptyState>
      )}
      <Pagination
        firstHref={list.after ? searchWith(search, { after: null }) : undefined}
        nextHref={list.next ? searchWith(search, { after: list.next }) : undefined}
      />
    </section>
  );
}

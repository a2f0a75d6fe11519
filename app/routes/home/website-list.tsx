import { ListChecks, Search } from 'lucide';
import { ButtonLink, EmptyState, Icon, Pagination, counted } from '#app/ui/index.ts';
import type { Dashboard } from './dashboard.server.ts';
import { FilterForm } from './filter-form.tsx';
import { dashboardAddress, firstPage, nextPage, pageBefore, type WebsiteFilter } from './filter.ts';
import { SharedByWebsiteCards, WebsiteCard } from './website-card.tsx';

/** My websites, with search, order and pages in the address. */
export function WebsiteList({ dashboard, filter }: { dashboard: Dashboard; filter: WebsiteFilter }) {
  const { websites, foundCount, websiteCount, plan, nextCursor } = dashboard;
  const isFiltered = filter.search !== '';
  const addressOf = (page: WebsiteFilter | null) => (page ? dashboardAddress(page) : undefined);
  return (
    <section aria-labelledby="websites" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="websites" className="text-lg">
            Your websites
          </h2>
          <p className="text-sm text-muted">
            {isFiltered
              ? `${counted(foundCount, 'website')} with “${filter.search}”`
              : counted(websiteCount, 'website')}
            {plan && !isFiltered && ` of ${plan.websites} in the ${plan.label} plan`}
          </p>
        </div>
        <FilterForm filter={filter} />
      </div>
      {websites.length === 0 ? (
        <EmptyState
          icon={Search}
          title={isFiltered ? `Nothing is called “${filter.search}”` : 'This page is empty'}
          action={<ButtonLink href="/">Show all websites</ButtonLink>}
        />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18.5rem,100%),1fr))] gap-3 sm:gap-5">
          <SharedByWebsiteCards />
          {websites.map((website) => (
            <WebsiteCard
              key={website.id}
              website={website}
              deleteHref={dashboardAddress(filter, { panel: 'delete', chosen: [website.id] })}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {websites.length > 1 && (
          <ButtonLink
            look="quiet"
            size="small"
            href={dashboardAddress(filter, { panel: 'select' })}
            icon={<Icon of={ListChecks} />}
            className="-ml-2.5"
          >
            Delete several …
          </ButtonLink>
        )}
        <Pagination
          firstHref={filter.after ? dashboardAddress(firstPage(filter)) : undefined}
          previousHref={addressOf(pageBefore(filter))}
          nextHref={addressOf(nextPage(filter, nextCursor))}
        />
      </div>
    </section>
  );
}

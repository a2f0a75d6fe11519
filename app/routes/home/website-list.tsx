import { Form, useSubmit } from '@remix-run/react';
import { Search } from 'lucide-react';
import { Button, ButtonLink, EmptyState, Field, Icon, Input, Pagination, Select, counted } from '#app/ui/index.ts';
import type { Dashboard, WebsiteFilter } from './dashboard.server.ts';
import { WebsiteCard, WebsiteCardIcons } from './website-card.tsx';

/** My websites, with search, order and pages in the address. */
export function WebsiteList({ dashboard, filter }: { dashboard: Dashboard; filter: WebsiteFilter }) {
  const { websites, totalCount, websiteCount, plan, nextCursor } = dashboard;
  const isFiltered = filter.search !== '';
  return (
    <section aria-labelledby="websites" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="websites" className="text-lg">
            Your websites
          </h2>
          <p className="text-sm text-muted">
            {isFiltered
              ? `${counted(totalCount, 'website')} with “${filter.search}”`
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
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18.5rem,100%),1fr))] gap-5">
          <WebsiteCardIcons />
          {websites.map((website) => (
            <WebsiteCard key={website.id} website={website} />
          ))}
        </div>
      )}
      <Pagination
        firstHref={filter.after ? addressOf({ ...filter, after: null }) : undefined}
        nextHref={nextCursor ? addressOf({ ...filter, after: nextCursor }) : undefined}
      />
    </section>
  );
}

function addressOf({ search, sort, after }: WebsiteFilter): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort !== 'RECENT') params.set('sort', sort);
  if (after) params.set('after', after);
  return params.size > 0 ? `/?${params}` : '/';
}

function FilterForm({ filter }: { filter: WebsiteFilter }) {
  const submit = useSubmit();
  return (
    <Form
      key={`${filter.search} ${filter.sort}`}
      method="get"
      action="/"
      role="search"
      className="flex grow flex-wrap gap-2 sm:grow-0"
    >
      <Field label="Search by name" labelHidden className="grow">
        <Input
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder="Search by name"
          className="min-w-40"
        />
      </Field>
      <Field label="Order" labelHidden>
        <Select name="sort" defaultValue={filter.sort} onChange={(event) => submit(event.currentTarget.form)}>
          <option value="RECENT">Last changed</option>
          <option value="NAME">Name</option>
          <option value="CREATED">Newest</option>
        </Select>
      </Field>
      <Button type="submit" icon={<Icon of={Search} />}>
        Search
      </Button>
    </Form>
  );
}

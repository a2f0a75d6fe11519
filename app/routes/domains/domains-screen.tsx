import { Form, useSearchParams } from '@remix-run/react';
import { Globe, Plus, Search } from 'lucide';
import { searchWith } from '#app/editing/search-params.ts';
import {
  Button,
  ButtonLink,
  counted,
  EmptyState,
  Field,
  Icon,
  Input,
  Page,
  PageHeader,
  Pagination,
} from '#app/ui/index.ts';
import { DomainRow } from './domain-row.tsx';
import { FirstDomain } from './first-domain.tsx';
import type { DomainsView } from './read-domains.server.ts';

/** My domains: how each stands, what it shows, what to do next. */
export function DomainsScreen({ search, after, total, found, next, domains }: DomainsView) {
  const [params] = useSearchParams();
  if (total === 0) return <FirstDomain />;
  return (
    <Page className="gap-6">
      <PageHeader
        title="Domains"
        description={search ? `${counted(found, 'domain')} with “${search}”` : counted(total, 'domain')}
        actions={
          <>
            <ButtonLink href="/domains/search" icon={<Icon of={Search} />}>
              Find a new name
            </ButtonLink>
            <ButtonLink look="primary" href="/domains/add" icon={<Icon of={Plus} />}>
              Add a domain
            </ButtonLink>
          </>
        }
      />
      {(total > 1 || search) && (
        <Form key={search} method="get" role="search" className="flex max-w-md gap-2">
          <Field label="Search by name" labelHidden className="min-w-0 grow">
            <Input type="search" name="q" maxLength={100} defaultValue={search} placeholder="Search by name" />
          </Field>
          <Button type="submit" icon={<Icon of={Search} />}>
            Search
          </Button>
        </Form>
      )}
      {domains.length > 0 ? (
        <ul aria-label="My domains" className="divide-y rounded-lg border bg-surface">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={Globe}
          title={search ? `No domain has “${search}” in its name` : 'This page is empty'}
          action={<ButtonLink href="/domains">Show all domains</ButtonLink>}
        />
      )}
      <Pagination
        firstHref={after ? searchWith(params, { after: null }) : undefined}
        nextHref={next ? searchWith(params, { after: next }) : undefined}
      />
    </Page>
  );
}

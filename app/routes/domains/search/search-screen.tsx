import { Form, useNavigation } from '@remix-run/react';
import { Search } from 'lucide';
import { Breadcrumbs, Button, Field, Icon, Input, Link, Notice, Page, PageHeader } from '#app/ui/index.ts';
import { OfferRow } from './offer-row.tsx';
import type { Offer } from './search-names.server.ts';

type SearchScreenProps = {
  text: string;
  website: string;
  offers: Offer[] | null;
  problem: string | null;
  refusal: string | null;
};

/** One field for a name or some words; names with what they cost, each with a button to buy it. */
export function SearchScreen({ text, website, offers, problem, refusal }: SearchScreenProps) {
  const navigation = useNavigation();
  const isSearching = navigation.state === 'loading' && navigation.location.search.includes('text=');
  const hasUnknown = offers?.some(({ availability }) => availability === 'UNKNOWN') ?? false;
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        above={<Breadcrumbs items={[{ label: 'Domains', href: '/domains' }, { label: 'Find a name' }]} />}
        title="Find a name"
        description="Type a name, or a few words about what you do. Bought here, it leads to your website by itself."
      />
      <Form key={text} method="get" role="search" className="flex items-end gap-2">
        {website && <input type="hidden" name="website" value={website} />}
        <Field label="Name or words" errors={problem === null ? undefined : [problem]} className="min-w-0 grow">
          <Input
            type="search"
            name="text"
            defaultValue={text}
            maxLength={300}
            autoCapitalize="off"
            spellCheck={false}
            placeholder="Bakery Huber"
          />
        </Field>
        <Button type="submit" look={offers ? 'secondary' : 'primary'} busy={isSearching} icon={<Icon of={Search} />}>
          Search
        </Button>
      </Form>
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      {hasUnknown && (
        <Notice tone="warning">
          For some names we could not find out just now whether they are free. Search again in a moment.
        </Notice>
      )}
      {offers && (
        <ul aria-label="Names" className="divide-y rounded-lg border bg-surface">
          {offers.map((offer) => (
            <OfferRow key={offer.name} offer={offer} website={website} />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        Prices are for a year, the first like all others, and names renew by themselves until you cancel. A name is
        registered to whoever you enter when you pay.{' '}
        <Link href="/domains/add" className="text-link">
          Add a name you own already
        </Link>
        .
      </p>
    </Page>
  );
}

import { moneyInWords } from '#app/money.ts';
import { ButtonLink, Notice, Page, PageHeader } from '#app/ui/index.ts';
import { LookAgain } from './look-again.tsx';
import { standingOf } from './standing-of.ts';
import type { Shown } from './read-purchase.server.ts';

/** What was bought, how that stands, and what to do next. */
export function PurchaseScreen({ checkoutId, purchase }: Shown) {
  if (!purchase)
    return (
      <Page width="narrow" className="gap-6">
        <PageHeader
          title="Nothing was bought here"
          description="This address belongs to no purchase of your account."
        />
        <ButtonLink href="/domains" className="justify-self-start">
          My domains
        </ButtonLink>
      </Page>
    );
  const { title, text, tone, isUnderWay } = standingOf(purchase);
  const { domain } = purchase;
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader title={title} description={`${purchase.subject}, ${moneyInWords(purchase)} a year`} />
      <Notice tone={tone} title={isUnderWay ? 'Working on it…' : undefined}>
        {purchase.problem ?? text}
      </Notice>
      {isUnderWay && <LookAgain address={`/purchase-success?checkout=${encodeURIComponent(checkoutId)}`} />}
      <div className="flex flex-wrap gap-2">
        {domain && (
          <ButtonLink look="primary" href={`/domains/${domain.id}`}>
            {domain.website ? `Look at ${domain.displayName}` : 'Choose a website for it'}
          </ButtonLink>
        )}
        {!domain && !isUnderWay && (
          <ButtonLink look="primary" href={`/domains/search?text=${encodeURIComponent(purchase.subject)}`}>
            Search again
          </ButtonLink>
        )}
        <ButtonLink href="/domains">My domains</ButtonLink>
      </div>
    </Page>
  );
}

import { moneyInWords } from '#app/money.ts';
import { useToastOnce } from '#app/toast/use-toast-once.ts';
import { ButtonLink, Notice, Page, PageHeader } from '#app/ui/index.ts';
import { LookAgain } from './look-again.tsx';
import { NextSteps } from './next-steps.tsx';
import { standingOf } from './standing-of.ts';
import type { Bought, Shown, Step } from './read-purchase.server.ts';

/** What was bought, how that stands, and what to do next. `address` is this page's own. */
export function PurchaseScreen({ address, ...shown }: Shown & { address: string }) {
  const { purchase, step } = shown;
  return (
    <Page width="narrow" className="gap-6">
      {purchase && step ? <Purchase {...shown} purchase={purchase} step={step} address={address} /> : <NothingBought />}
    </Page>
  );
}

type PurchaseProps = Omit<Shown, 'purchase' | 'step'> & { purchase: Bought; step: Step; address: string };

function Purchase({ purchase, step, address, ...ways }: PurchaseProps) {
  const { title, text, tone, isUnderWay } = standingOf(purchase, step);
  const isPlan = purchase.kind === 'PLAN';
  useToastOnce(tone === 'success' ? purchase.id : null, title);
  return (
    <>
      <PageHeader
        title={title}
        description={
          purchase.amount > 0 &&
          `${isPlan ? step.label : purchase.subject}, ${moneyInWords(purchase)} a ${isPlan ? 'month' : 'year'}`
        }
      />
      <Notice tone={tone} title={isUnderWay ? 'Working on it…' : undefined}>
        {purchase.problem ?? text}
      </Notice>
      {isUnderWay && <LookAgain address={address} />}
      <NextSteps purchase={purchase} isUnderWay={isUnderWay} {...ways} />
    </>
  );
}

const NothingBought = () => (
  <>
    <PageHeader
      title="Nothing was bought here"
      description="This address does not belong to a purchase of your account."
    />
    <div className="flex flex-wrap gap-2">
      <ButtonLink href="/">Dashboard</ButtonLink>
      <ButtonLink href="/domains">My domains</ButtonLink>
    </div>
  </>
);

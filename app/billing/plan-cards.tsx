import { Check, Minus } from 'lucide';
import { moneyInWords } from '#app/money.ts';
import { Badge, ButtonLink, classes, formatNumber, Icon } from '#app/ui/index.ts';
import type { BillingView, PlanOfferView, PlanView } from './billing-view.ts';
import { plansAddress } from './plans-address.ts';
import { choiceOf } from './words.ts';

type PlanCardsProps = {
  offers: PlanOfferView[];
  billing: Pick<BillingView, 'isOffered' | 'nextPlan' | 'plan'>;
  website: string | null;
  returnTo: string | null;
};

/** The plans side by side: each row of one stands beside the same row of the others. */
export function PlanCards({ offers, billing, website, returnTo }: PlanCardsProps) {
  const larger = offers.find(({ change }) => change === 'BUY' || change === 'UPGRADE');
  return (
    <section aria-labelledby="all-plans" className="grid gap-4">
      <h2 id="all-plans" className="text-lg">
        All plans
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)]">
        {offers.map((offer) => {
          const { plan, monthly, isCurrent, change } = offer;
          const choice = billing.isOffered ? choiceOf(change, plan.label) : null;
          const isNext = !isCurrent && billing.nextPlan?.id === plan.id && billing.nextPlan.id !== billing.plan.id;
          return (
            <li
              key={plan.id}
              aria-label={plan.label}
              className={classes(
                'grid content-start gap-4 rounded-lg border bg-surface p-5 lg:row-span-3 lg:grid-rows-subgrid',
                isCurrent && 'border-accent ring-1 ring-accent',
              )}
            >
              <div className="grid gap-1">
                <div className="flex min-h-6 items-center justify-between gap-2">
                  <h3 className="text-base font-semibold">{plan.label}</h3>
                  {isCurrent && <Badge tone="accent">Your plan</Badge>}
                  {isNext && <Badge>Comes next</Badge>}
                </div>
                <p className="flex items-baseline gap-1.5">
                  <span className="text-xl font-semibold tabular-nums">{moneyInWords(monthly)}</span>
                  <span className="text-sm text-muted">
                    {monthly.amount > 0 ? 'a month' : 'for as long as you like'}
                  </span>
                </p>
              </div>
              <Limits plan={plan} />
              {choice ? (
                <ButtonLink
                  look={offer === larger ? 'primary' : 'secondary'}
                  href={plansAddress({ website, returnTo, change: plan.id })}
                  className="w-full self-end"
                >
                  {choice}
                </ButtonLink>
              ) : (
                <span className="max-lg:hidden" />
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">
        Prices in US dollars, taxes where they apply. You can change or cancel at any time.
      </p>
    </section>
  );
}

const megabytes = (bytes: number) => {
  const size = bytes / 1024 / 1024;
  return size < 1024 ? `${size} MB` : `${size / 1024} GB`;
};
const orNone = (count: number) => (count === 0 ? 'None' : formatNumber(count));

function Limits({ plan }: { plan: PlanView }) {
  const rows: [name: string, value: string | boolean][] = [
    ['Websites', formatNumber(plan.websites)],
    ['Domains of your own', orNone(plan.domains)],
    ['Assistant messages a month', formatNumber(plan.assistantMessages)],
    ...(plan.generatedPictures == null
      ? []
      : [['Generated pictures a month', orNone(plan.generatedPictures)] satisfies [string, string]]),
    ['Pages per website', formatNumber(plan.pages)],
    ['Pictures per website', megabytes(plan.mediaBytes)],
    ['Waiting list entries shown', plan.waitlistEntries == null ? 'All' : formatNumber(plan.waitlistEntries)],
    ['Without our badge', plan.badgeRemovable],
    ['Password and code of your own', plan.sitePassword && plan.codeForHead],
  ];
  return (
    <dl className="grid content-start divide-y border-t text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-center justify-between gap-4 py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">
            {typeof value === 'string' ? (
              value
            ) : (
              <Icon
                of={value ? Check : Minus}
                label={value ? 'Yes' : 'No'}
                className={value ? 'size-4 text-accent' : 'size-4 text-muted'}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { ArrowLeft } from 'lucide';
import { Icon, Link, Notice, Page, PageHeader } from '#app/ui/index.ts';
import type { PlanRefusal } from './act-on-plan.server.ts';
import type { BillingView, PlanChangeView, PlanOfferView } from './billing-view.ts';
import { ChangeScreen } from './change-screen.tsx';
import { ChooseShown } from './choose-shown.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { CHANGE_PLAN } from './plan-intents.ts';
import { plansAction } from './plans-address.ts';

export type PlansScreenProps = {
  billing: BillingView;
  offers: PlanOfferView[];
  /** The change that the address asks about. */
  change: PlanChangeView | null;
  /** The website it is looked at from; null: the dashboard. */
  website: string | null;
  returnTo: string | null;
  refusal: PlanRefusal | undefined;
};

/** The plan of an account: what it is, how much of it is used, and the others. */
export function PlansScreen({ billing, offers, change, ...place }: PlansScreenProps) {
  const { website, returnTo, refusal } = place;
  if (change && billing.isOffered && change.kind !== 'CURRENT' && change.kind !== 'NONE')
    return <ChangeScreen change={change} published={billing.published} {...place} />;
  return (
    <Page className="gap-6">
      <PageHeader
        above={
          (returnTo ?? (website ? null : '/')) && (
            <Link
              href={returnTo ?? '/'}
              className="-ml-1 inline-flex items-center gap-1.5 justify-self-start rounded-md px-1 text-sm text-muted hover:text-ink"
            >
              <Icon of={ArrowLeft} />
              {returnTo ? 'Back to what you were doing' : 'Dashboard'}
            </Link>
          )
        }
        title="Plans"
        description="The plan is your account’s. It counts for all of your websites together."
      />
      {!billing.isOffered && (
        <Notice title="Payments are switched off here">
          Plans cannot be bought or changed at the moment. What you have stays as it is.
        </Notice>
      )}
      {refusal && refusal.intent === CHANGE_PLAN && <Notice tone="danger">{refusal.message}</Notice>}
      <CurrentPlan billing={billing} action={plansAction({ website, returnTo })} />
      <ChooseShown billing={billing} action={plansAction({ website, returnTo })} refusal={refusal} />
      <PlanCards offers={offers} billing={billing} website={website} returnTo={returnTo} />
    </Page>
  );
}

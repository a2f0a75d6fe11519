import { Form } from '@remix-run/react';
import { ArrowRight } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, dayAndMonth, Icon, Notice, Page, PageHeader } from '#app/ui/index.ts';
import type { PlanRefusal } from './act-on-plan.server.ts';
import type { PlanChangeView, PublishedWebsite } from './billing-view.ts';
import { ShownForm } from './choose-shown.tsx';
import { CHANGE_PLAN } from './plan-intents.ts';
import { plansAction, plansAddress } from './plans-address.ts';
import { RestList } from './rest-list.tsx';
import { choiceOf, costsOf } from './words.ts';

type ChangeScreenProps = {
  change: PlanChangeView;
  /** What of theirs is published. */
  published: PublishedWebsite[];
  website: string | null;
  returnTo: string | null;
  refusal: PlanRefusal | undefined;
};

/** What a change costs and takes away, and the one button that leads to where it is confirmed. */
export function ChangeScreen({ change, published, website, returnTo, refusal }: ChangeScreenProps) {
  const { kind, from, to, fromWhen, rests, problem } = change;
  const back = plansAddress({ website, returnTo });
  const here = { website, returnTo, change: to.id };
  const isPaid = kind === 'BUY' || kind === 'UPGRADE';
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader title={choiceOf(kind, to.label) ?? to.label} description={`You are on ${from.label} now.`} />
      {refusal?.intent === CHANGE_PLAN && (
        <Notice tone="danger" title="Nothing was changed">
          {refusal.message}
        </Notice>
      )}
      {problem ? (
        <Notice
          tone="warning"
          title="This cannot be done right now"
          actions={
            <ButtonLink size="small" href={plansAddress(here)} reloadDocument>
              Try again
            </ButtonLink>
          }
        >
          {problem} Nothing is lost, and your plan stays as it is.
        </Notice>
      ) : (
        <Costs change={change} />
      )}
      {rests.length > 0 && (
        <RestList rests={rests} plan={to.label} from={fromWhen ? `On ${dayAndMonth(fromWhen)}` : 'Then'} />
      )}
      {rests.some(({ kind: what }) => what === 'website') && (
        <section aria-labelledby="stay" className="rounded-lg border bg-surface">
          <h2 id="stay" className="px-5 pt-4 font-semibold">
            Choose which websites stay, now or later
          </h2>
          <ShownForm published={published} room={to.websites} action={plansAction(here)} refusal={refusal} />
        </section>
      )}
      <Form method="post" action={plansAction(here)} className="grid gap-3">
        <input type="hidden" name="intent" value={CHANGE_PLAN} />
        <input type="hidden" name="plan" value={to.id} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <div className="flex flex-wrap gap-2">
          {!problem && (
            <SubmitButton name="go" value={to.id} icon={<Icon of={ArrowRight} className="order-1 size-4" />}>
              {isPaid ? 'Go to payment' : 'Go on to confirm'}
            </SubmitButton>
          )}
          <ButtonLink href={back}>Keep {from.label}</ButtonLink>
        </div>
        {!problem && (
          <p className="text-sm text-muted">
            {isPaid
              ? 'The next page belongs to our payment service. Nothing is charged before you confirm there.'
              : 'The next page belongs to our payment service. Nothing changes before you confirm there.'}
          </p>
        )}
      </Form>
    </Page>
  );
}

function Costs({ change }: { change: PlanChangeView }) {
  return (
    <dl className="grid divide-y rounded-lg border bg-surface">
      {costsOf(change).map(({ when, what, note }) => (
        <div key={when} className="flex items-baseline justify-between gap-x-6 px-5 py-3.5">
          <dt className="min-w-0">
            {when}
            <span className="block text-sm text-muted">{note}</span>
          </dt>
          <dd className="shrink-0 text-lg font-semibold tabular-nums">{what}</dd>
        </div>
      ))}
    </dl>
  );
}

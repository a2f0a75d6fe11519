import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { classes } from '#app/ui/index.ts';
import type { BillingView } from './billing-view.ts';
import { CHANGE_PLAN } from './plan-intents.ts';
import { PortalButton } from './portal-button.tsx';
import { UseBars } from './use-bars.tsx';
import { standingOf } from './words.ts';

const tones = {
  warning: 'border-warning/30 bg-warning-soft',
  info: 'bg-sunken/60',
} as const;

/** The plan in force: what it costs, how long it goes on, how much of it is used. */
export function CurrentPlan({ billing, action }: { billing: BillingView; action: string }) {
  const { plan, isOffered, state, source } = billing;
  const { tone, title, text, portal, keeps } = standingOf(billing);
  const isLate = state === 'PAST_DUE';
  return (
    <section aria-labelledby="current-plan" className="overflow-hidden rounded-lg border bg-surface">
      <div
        className={classes(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b px-5 py-4',
          (tone === 'warning' || tone === 'info') && tones[tone],
        )}
      >
        <div className="grid min-w-0 gap-0.5">
          <h2 id="current-plan" className="text-lg">
            Your plan is {plan.label}
          </h2>
          <p className="max-w-prose">
            <span className="font-medium">{title}.</span> <span className="text-muted">{text}</span>
          </p>
        </div>
        {isOffered && source === 'SUBSCRIPTION' && (
          <div className="flex flex-wrap gap-2">
            {keeps ? (
              <Form method="post" action={action}>
                <input type="hidden" name="intent" value={CHANGE_PLAN} />
                <input type="hidden" name="plan" value={plan.id} />
                <SubmitButton name="go" value={plan.id}>
                  {portal}
                </SubmitButton>
              </Form>
            ) : (
              <PortalButton look={isLate ? 'primary' : 'secondary'} label={portal} />
            )}
          </div>
        )}
      </div>
      <UseBars use={billing.use} />
    </section>
  );
}

import { Form } from '@remix-run/react';
import { StatusBadge } from '#app/editing/status-badge.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Checkbox, counted, dayAndMonth, Notice } from '#app/ui/index.ts';
import type { PlanRefusal } from './act-on-plan.server.ts';
import type { BillingView } from './billing-view.ts';
import { CHOOSE_SHOWN } from './plan-intents.ts';

type ChooseShownProps = { billing: BillingView; action: string; refusal: PlanRefusal | undefined };

/** More websites are published than the plan has room for: which of them stay is up to their owner. */
export function ChooseShown({ billing: { plan, published, restsAt }, ...form }: ChooseShownProps) {
  const resting = published.filter(({ status }) => status === 'RESTING').length;
  if (!restsAt && resting === 0) return null;
  return (
    <section id="shown" aria-labelledby="shown-title" className="scroll-mt-20 rounded-lg border bg-surface">
      <div className="grid gap-1 border-b border-warning/30 bg-warning-soft px-5 py-4">
        <h2 id="shown-title" className="text-lg">
          {restsAt
            ? `${counted(published.length, 'website')} are published, and ${plan.label} has room for ${plan.websites}`
            : `${counted(resting, 'website')} ${resting === 1 ? 'rests' : 'rest'}`}
        </h2>
        <p className="max-w-prose text-muted">
          {restsAt && `From ${dayAndMonth(restsAt)} on the others rest: `}
          {!restsAt && 'Resting means: '}visitors do not see them, you go on editing and exporting them. They are back
          as soon as there is room again. Choose which stay, now or later.
        </p>
      </div>
      <ShownForm published={published} room={plan.websites} {...form} />
    </section>
  );
}

type ShownFormProps = Pick<BillingView, 'published'> & Omit<ChooseShownProps, 'billing'> & { room: number };

/** Which of the published websites stay where a plan has room for so many. */
export function ShownForm({ published, room, action, refusal }: ShownFormProps) {
  const mine = refusal?.intent === CHOOSE_SHOWN ? refusal : null;
  const chosen = new Set(mine?.chosen ?? stayingAtFirst(published, room));
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-4 p-5">
      {mine && <Notice tone="danger">{mine.message}</Notice>}
      <input type="hidden" name="intent" value={CHOOSE_SHOWN} />
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-sm font-medium">Websites that visitors still see (up to {room})</legend>
        <ul className="grid divide-y border-y">
          {published.map(({ id, name, visits, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <Checkbox
                name="website"
                value={id}
                defaultChecked={chosen.has(id)}
                label={<span className="break-words">{name}</span>}
              />
              <span className="flex items-center gap-3 text-sm text-muted">
                {counted(visits, 'visit')}
                <StatusBadge status={status} />
              </span>
            </li>
          ))}
        </ul>
      </fieldset>
      <SubmitButton look="secondary" name="choose" value="shown" className="justify-self-start">
        Keep these shown
      </SubmitButton>
    </Form>
  );
}

/** As it would come without a choice: the preferred ones, then those visited most. */
const stayingAtFirst = (published: BillingView['published'], room: number): string[] =>
  [...published]
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred) || b.visits - a.visits)
    .slice(0, room)
    .map(({ id }) => id);

import { Form } from '@remix-run/react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Checkbox, counted, Notice, PageHeader } from '#app/ui/index.ts';
import type { ClaimRefusal } from './claim-websites.server.ts';
import type { LoadedClaim } from './load-claim.server.ts';
import { UnclaimedCard } from './unclaimed-card.tsx';

/** Logged in: which of the websites made without an account are to be theirs. All that fit are chosen at first. */
export function ClaimForm({ websites, wanted, plan, refusal }: LoadedClaim & { refusal: ClaimRefusal | undefined }) {
  const room = plan ? Math.max(0, plan.websites - plan.used) : websites.length;
  const inOrder = wanted ? [...websites].sort((a, b) => Number(b.id === wanted) - Number(a.id === wanted)) : websites;
  const chosen = new Set(refusal?.chosen ?? inOrder.slice(0, room).map(({ id }) => id));
  const isOne = websites.length === 1;
  return (
    <Form method="post" className="grid gap-6">
      <PageHeader
        title={isOne ? 'Add your website to your account' : 'Add your websites to your account'}
        description={
          isOne
            ? 'You made it without an account. Once it is yours it stays, and you can publish it.'
            : 'You made them without an account. Once they are yours they stay, and you can publish them.'
        }
      />
      {refusal && (
        <Notice tone="danger" title={refusal.message}>
          {refusal.code === 'LIMIT_REACHED' && <PlansLink />}
        </Notice>
      )}
      {!refusal && plan && room < websites.length && (
        <Notice
          tone="warning"
          actions={<PlansLink />}
          title={
            room === 0
              ? `Your ${plan.label} plan has no room for another website`
              : `Your ${plan.label} plan has room for ${counted(room, 'more website')}`
          }
        >
          {room === 0
            ? 'Delete one of your websites or upgrade, then come back. These are kept until the day shown beside them.'
            : 'Choose which to add. The others are kept until the day shown beside them.'}
        </Notice>
      )}
      {wanted && <input type="hidden" name="wanted" value={wanted} />}
      <ul className="grid gap-3" aria-label="Websites without an owner">
        {inOrder.map((website) => (
          <UnclaimedCard key={website.id} website={website}>
            <Checkbox
              name="website"
              value={website.id}
              defaultChecked={chosen.has(website.id)}
              label={<span className="font-medium break-words">{website.name}</span>}
            />
          </UnclaimedCard>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>{isOne ? 'Add this website' : 'Add chosen websites'}</SubmitButton>
        {plan && (
          <p className="text-sm text-muted">
            {plan.used} of {plan.websites} websites of your {plan.label} plan in use
          </p>
        )}
      </div>
    </Form>
  );
}

import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { Download, KeyRound } from 'lucide';
import type { ComponentProps } from 'react';
import { plansAddress } from '#app/billing/plans-address.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextField } from '#app/forms/text-field.tsx';
import { ButtonLink, DateTime, Icon, Link, Fold } from '#app/ui/index.ts';
import { AccessKeysSection } from './access-keys.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { KEYS_ADDRESS } from './filter.ts';

type AccountPanelProps = {
  person: Dashboard['person'];
  plan: Dashboard['plan'];
  lastResult: SubmissionResult | undefined;
  /** Null until the address opens this panel. */
  keys: ComponentProps<typeof AccessKeysSection> | null;
  isOpen: boolean;
};

/** What the form that deletes the account wants. */
export const DELETE_ACCOUNT = 'delete-account';

/** Who is logged in, taking everything along, and leaving. */
export function AccountPanel({
  person: { name, email, since, deletionWord },
  plan,
  lastResult,
  keys,
  isOpen,
}: AccountPanelProps) {
  const form = useSubmittedForm<'confirm'>(DELETE_ACCOUNT, lastResult, {});
  return (
    <Fold id="account" title="Your account" isOpen={isOpen}>
      <div className="grid gap-6 px-4 py-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          {name && <Fact name="Name">{name}</Fact>}
          {email && <Fact name="Email">{email}</Fact>}
          {plan && (
            <Fact name="Plan">
              {plan.label} ·{' '}
              <Link href={plansAddress({})} className="text-link">
                Plans and usage
              </Link>
            </Fact>
          )}
          {since && (
            <Fact name="Since">
              <DateTime at={since} />
            </Fact>
          )}
        </dl>
        <section
          aria-labelledby="access-keys"
          className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 border-t pt-5"
        >
          <h3 id="access-keys" className="scroll-mt-20 font-medium">
            Access keys
          </h3>
          <p className="max-w-prose text-muted">
            Let an assistant or a program of yours work on your websites. Each key says what it may do, and every change
            that is made with it can be undone.
          </p>
          {keys ? (
            <div className="w-full">
              <AccessKeysSection {...keys} />
            </div>
          ) : (
            <ButtonLink href={KEYS_ADDRESS} icon={<Icon of={KeyRound} />}>
              Show access keys
            </ButtonLink>
          )}
        </section>
        <section aria-labelledby="account-export" className="grid justify-items-start gap-2 border-t pt-5">
          <h3 id="account-export" className="font-medium">
            Export your data
          </h3>
          <p className="max-w-prose text-muted">
            A ZIP of everything we keep about you and your websites: content, history, conversations, what visitors
            sent, visits, and your pictures as you uploaded them.
          </p>
          <ButtonLink href="/account-export" download icon={<Icon of={Download} />}>
            Download my data
          </ButtonLink>
        </section>
        <section aria-labelledby="account-deletion" className="grid gap-3 border-t pt-5">
          <h3 id="account-deletion" className="font-medium">
            Delete your account
          </h3>
          <p className="max-w-prose text-muted">
            This cannot be undone. Your websites go offline at once and are removed for good with all that belongs to
            them, including those deleted recently. A paid plan ends. You are logged out everywhere.
          </p>
          <Form method="post" action="/?index&panel=account#account" id={form.id} className="grid max-w-md gap-3">
            <input type="hidden" name="intent" value={DELETE_ACCOUNT} />
            <FormProblem id={form.errorId} errors={form.errors} />
            <TextField
              field={form.field('confirm')}
              label={`Type “${deletionWord}” to confirm`}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              required
            />
            <SubmitButton look="danger" className="justify-self-start">
              Delete my account
            </SubmitButton>
          </Form>
        </section>
      </div>
    </Fold>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

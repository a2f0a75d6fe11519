import { Form } from '@remix-run/react';
import { REMOVE } from '#app/domains/domain-intents.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { refusedWith, type Refused } from '#app/domains/refused-intent.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextField } from '#app/forms/text-field.tsx';
import { ButtonLink, Dialog } from '#app/ui/index.ts';

/** Says what removing does, and takes the name as the yes. */
export function RemoveDialog({ domain, rejection }: { domain: DomainDetails; rejection: Refused | undefined }) {
  const { id, displayName, website, method } = domain;
  const form = useSubmittedForm<'name'>('remove-domain', refusedWith(rejection, REMOVE)?.lastResult, {});
  const closeHref = `/domains/${id}`;
  return (
    <Dialog title={`Remove ${displayName}?`} closeHref={closeHref}>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        <li>
          {website
            ? `At once, visitors no longer find ${website.name} there. It stays, at the address it has here.`
            : 'Visitors no longer find anything there.'}
        </li>
        <li>Its history here is deleted. To use it again, add it again and set a new TXT record.</li>
        <li>
          {method === 'REGISTERED'
            ? 'The name stays registered to you, and is still paid by the year: end that under Billing in the menu if you want to.'
            : 'The name stays yours where you bought it. Remove our records there yourself.'}
        </li>
      </ul>
      <Form method="post" id={form.id} noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value={REMOVE} />
        <FormProblem id={form.errorId} errors={form.errors} />
        <TextField
          field={form.field('name')}
          label={`Type “${displayName}” to confirm`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink href={closeHref} keepsPlace>
            Keep it
          </ButtonLink>
          <SubmitButton look="danger">Remove domain</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { BEGIN_SITE_IMPORT } from '#app/site-import/site-import-address.ts';
import { SiteImportFields } from '#app/site-import/site-import-fields.tsx';
import { BeginButton } from '#app/site-import/site-import-screen.tsx';

type SiteImportPartProps = {
  number: number;
  rejection: { lastResult: SubmissionResult; code: string } | undefined;
  before?: { address: string };
};

export const builderAddress = (number: number): string => `/template-builder/${number}`;

/** The address of a website that is there already, to have it in this template. */
export function SiteImportPart({ number, rejection, before }: SiteImportPartProps) {
  const form = useSubmittedForm<'address' | 'isOwn'>('site-import', rejection?.lastResult, {
    address: before?.address,
    isOwn: before ? 'yes' : undefined,
  });
  return (
    <Form
      method="post"
      action={builderAddress(number)}
      id={form.id}
      aria-describedby={form.errors ? form.errorId : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormProblem id={form.errorId} errors={form.errors}>
        {rejection?.code === 'LIMIT_REACHED' && <PlansLink />}
      </FormProblem>
      <SiteImportFields address={form.field('address')} isOwn={form.field('isOwn')} />
      <div>
        <BeginButton name="intent" value={BEGIN_SITE_IMPORT} />
      </div>
    </Form>
  );
}

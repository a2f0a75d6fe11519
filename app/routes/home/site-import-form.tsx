import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { BEGIN_SITE_IMPORT } from '#app/site-import/site-import-address.ts';
import { SiteImportFields } from '#app/site-import/site-import-fields.tsx';
import { BeginButton } from '#app/site-import/site-import-screen.tsx';
import { Field, Select } from '#app/ui/index.ts';

type SiteImportFormProps = {
  templates: { id: string; name: string }[];
  rejection: { lastResult: SubmissionResult; code: string } | undefined;
  /** What was asked for before, to try again with. */
  before?: { address: string; templateId?: string | null | undefined };
};

/** "I have a website already": its address, and the look it is to have. */
export function SiteImportForm({ templates, rejection, before }: SiteImportFormProps) {
  const form = useSubmittedForm<'address' | 'isOwn' | 'templateId'>('site-import', rejection?.lastResult, {
    address: before?.address,
    templateId: before?.templateId ?? '',
    isOwn: before ? 'yes' : undefined,
  });
  const look = form.field('templateId');
  return (
    <Form
      method="post"
      action="/?index#site-import"
      id={form.id}
      aria-describedby={form.errors ? form.errorId : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormProblem id={form.errorId} errors={form.errors}>
        {rejection?.code === 'LIMIT_REACHED' && <PlansLink />}
      </FormProblem>
      <SiteImportFields address={form.field('address')} isOwn={form.field('isOwn')} />
      <Field id={look.id} label="Look" errors={look.errors}>
        <Select name={look.name} defaultValue={look.initialValue ?? ''}>
          <option value="">Choose for me</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <BeginButton name="intent" value={BEGIN_SITE_IMPORT} />
      </div>
    </Form>
  );
}

import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { WebsiteChoice, type ChoosableWebsite } from '#app/domains/website-choice.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextField } from '#app/forms/text-field.tsx';
import { Breadcrumbs, Link, Page, PageHeader } from '#app/ui/index.ts';

type AddFormProps = {
  websites: ChoosableWebsite[];
  given: { name: string; website: string };
  rejection: { lastResult: SubmissionResult } | undefined;
};

/** One field that takes what people paste; a website to show, for who knows it already. */
export function AddForm({ websites, given, rejection }: AddFormProps) {
  const form = useSubmittedForm<'name' | 'website'>('add-domain', rejection?.lastResult, given);
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        above={<Breadcrumbs items={[{ label: 'Domains', href: '/domains' }, { label: 'Add' }]} />}
        title="Add a domain you own"
        description="It stays where you bought it. The next screen shows the records to set there."
      />
      <Form method="post" id={form.id} className="grid gap-5 rounded-lg border bg-surface p-4 sm:p-5" noValidate>
        <FormProblem id={form.errorId} errors={form.errors} />
        <TextField
          field={form.field('name')}
          label="Your domain"
          help="Paste it as it is, such as bakery.com or https://www.bakery.com/menu. Its www is included."
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        {websites.length > 0 && <WebsiteChoice field={form.field('website')} websites={websites} none="Choose later" />}
        <SubmitButton className="justify-self-start">Add domain</SubmitButton>
      </Form>
      <p className="text-muted">
        No name yet?{' '}
        <Link href="/domains/search" className="text-link">
          Find a new one
        </Link>
        .
      </p>
    </Page>
  );
}

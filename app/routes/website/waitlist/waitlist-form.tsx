import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextareaField, TextField } from '#app/forms/text-field.tsx';
import { Checkbox } from '#app/ui/index.ts';

type Texts = { heading: string; intro: string; when: string; button: string; thanks: string };
type WaitlistFormProps = {
  waitlist: Texts & { on: boolean; askName: boolean };
  name: string;
  lastResult: SubmissionResult | undefined;
};

/** Whether visitors meet the waiting list, and what it says. */
export function WaitlistForm({ waitlist, name, lastResult }: WaitlistFormProps) {
  const form = useSubmittedForm('waitlist', lastResult, {
    ...waitlist,
    on: waitlist.on ? 'on' : undefined,
    askName: waitlist.askName ? 'on' : undefined,
  });
  const on = form.field('on');
  const askName = form.field('askName');
  return (
    <Form method="post" id={form.id} noValidate className="grid gap-4">
      <input type="hidden" name="intent" value="save" />
      <FormProblem id={form.errorId} errors={form.errors} />
      <Checkbox
        id={on.id}
        name="on"
        defaultChecked={on.initialValue === 'on'}
        errors={on.errors}
        label="Show the waiting list instead of the website"
        help="Every page shows one form. Your draft, and what you change in it, stays as it is."
      />
      <TextField
        field={form.field('heading')}
        label="Heading"
        optional
        maxLength={120}
        help={`Without one it says “${name}”.`}
      />
      <TextareaField field={form.field('intro')} label="What is coming" optional rows={3} maxLength={400} />
      <TextField field={form.field('when')} label="When it opens" optional maxLength={80} placeholder="In spring" />
      <Checkbox
        id={askName.id}
        name="askName"
        defaultChecked={askName.initialValue === 'on'}
        label="Ask for a name too"
      />
      <TextField
        field={form.field('button')}
        label="Words on the button"
        optional
        maxLength={60}
        placeholder="Tell me first"
      />
      <TextareaField
        field={form.field('thanks')}
        label="After signing up"
        optional
        rows={2}
        maxLength={240}
        placeholder="You are on the list. We write once, when the doors open."
      />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}

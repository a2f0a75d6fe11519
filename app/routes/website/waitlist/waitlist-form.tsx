import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { LogInAgain } from '#app/forms/log-in-again.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextareaField, TextField } from '#app/forms/text-field.tsx';
import { TypedEarlier } from '#app/forms/typed-earlier.tsx';
import { useUnsavedForm } from '#app/forms/use-unsaved-form.ts';
import { Checkbox, useIsHydrated } from '#app/ui/index.ts';

type Texts = { heading: string; intro: string; when: string; button: string; thanks: string };
type WaitlistFormProps = {
  waitlist: Texts & { on: boolean; askName: boolean };
  name: string;
  rejection: { lastResult: SubmissionResult; code: string } | undefined;
};

/** Whether visitors meet the waiting list, and what it says. */
export function WaitlistForm({ waitlist, name, rejection }: WaitlistFormProps) {
  const { lastResult, code } = rejection ?? {};
  const form = useSubmittedForm('waitlist', lastResult, {
    ...waitlist,
    on: waitlist.on ? 'on' : undefined,
    askName: waitlist.askName ? 'on' : undefined,
  });
  const isLive = useIsHydrated();
  const element = useRef<HTMLFormElement>(null);
  const unsaved = useUnsavedForm(element, 'save', lastResult !== undefined);
  const on = form.field('on');
  const askName = form.field('askName');
  return (
    <Form
      method="post"
      id={form.id}
      ref={element}
      onInput={unsaved.onInput}
      noValidate
      className="grid content-start gap-4"
    >
      <input type="hidden" name="intent" value="save" />
      {isLive && <input type="hidden" name="scripted" value="1" />}
      {unsaved.isRestored && !lastResult && <TypedEarlier onDiscard={unsaved.discard} />}
      <FormProblem id={form.errorId} errors={form.errors}>
        {code === 'UNAUTHENTICATED' && <LogInAgain />}
      </FormProblem>
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

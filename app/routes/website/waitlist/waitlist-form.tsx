import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { ChangedElsewhere } from '#app/forms/changed-elsewhere.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { LogInAgain } from '#app/forms/log-in-again.tsx';
import { refusalOf } from '#app/forms/refusal-of.ts';
import type { Rejection } from '#app/forms/rejection.server.ts';
import { SaveProblem } from '#app/forms/save-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextareaField, TextField } from '#app/forms/text-field.tsx';
import { TypedEarlier } from '#app/forms/typed-earlier.tsx';
import { useKeptDraft } from '#app/forms/use-routed-draft.ts';
import { Checkbox, useIsHydrated } from '#app/ui/index.ts';

type Texts = { heading: string; intro: string; when: string; button: string; thanks: string };
type Waitlist = Texts & { on: boolean; askName: boolean };
type WaitlistFormProps = {
  waitlist: Waitlist & { version: string };
  name: string;
  rejection: Rejection | undefined;
};

/** Whether visitors meet the waiting list, and what it says. */
export function WaitlistForm({ waitlist, name, rejection }: WaitlistFormProps) {
  const { lastResult, code, conflicts = [], version } = rejection ?? {};
  const element = useRef<HTMLFormElement>(null);
  const isConflict = code === 'CONFLICT';
  const { draft, ...actions } = useKeptDraft(element, {
    intent: 'save',
    given: { values: valuesIn(waitlist), version: waitlist.version },
    valuesOf,
    failure: rejection ? { why: refusalOf(rejection), values: valuesOf(typedIn(rejection)), version } : null,
  });
  const { on: isOn, askName: asksName, ...texts } = draft.basis.values;
  const form = useSubmittedForm('waitlist', isConflict ? undefined : lastResult, {
    ...texts,
    on: isOn ? 'on' : undefined,
    askName: asksName ? 'on' : undefined,
  });
  const isLive = useIsHydrated();
  const on = form.field('on');
  const askName = form.field('askName');
  return (
    <Form
      method="post"
      key={draft.generation}
      id={form.id}
      ref={element}
      onInput={actions.onInput}
      noValidate
      className="grid content-start gap-4"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" value={draft.basis.version} />
      {isLive && <input type="hidden" name="scripted" value="1" />}
      {draft.isRestored && !lastResult && <TypedEarlier onDiscard={actions.discard} />}
      {isConflict && (
        <SaveProblem
          failure={{ code, message: '', fields: {}, conflicts }}
          discardHref="?"
          onDiscard={actions.forget}
        />
      )}
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
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>Save</SubmitButton>
        {draft.newer && draft.state === 'typed' && (
          <p role="status">
            <ChangedElsewhere onShow={actions.catchUp} />
          </p>
        )}
      </div>
    </Form>
  );
}

const valuesIn = ({ on, askName, heading, intro, when, button, thanks }: Waitlist): Waitlist => ({
  on,
  askName,
  heading,
  intro,
  when,
  button,
  thanks,
});

const valuesOf = (typed: Record<string, string>): Waitlist => ({
  on: typed.on === 'on',
  askName: typed.askName === 'on',
  heading: typed.heading ?? '',
  intro: typed.intro ?? '',
  when: typed.when ?? '',
  button: typed.button ?? '',
  thanks: typed.thanks ?? '',
});

const typedIn = ({ lastResult }: Rejection): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lastResult.initialValue ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

import { useForm, type SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { Rejection } from '#app/forms/rejection.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TextField } from '#app/forms/text-field.tsx';
import { Field, Icon, Link, Textarea, formatNumber } from '#app/ui/index.ts';
import type { CreateWebsiteFields } from './create-website.server.ts';
import { BRIEF_LIMIT, examples } from './examples.ts';
import { TemplatePicker, type PickableTemplate } from './template-picker.tsx';

type CreateFormProps = {
  templates: PickableTemplate[];
  rejection: (Omit<Rejection, 'lastResult'> & { lastResult: SubmissionResult }) | undefined;
  /** Id of an example that fills the form in. */
  example: string | null;
  plansHref: string | null;
};

/** "Describe your business": one field makes a website, two more are there for who wants them. */
export function CreateForm({ templates, rejection, example, plansHref }: CreateFormProps) {
  const chosen = examples.find(({ id }) => id === example);
  const [form, fields] = useForm<CreateWebsiteFields>({
    id: 'create',
    lastResult: rejection?.lastResult,
    defaultValue: { brief: chosen?.brief, name: chosen?.name },
  });
  const brief = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState((fields.brief.initialValue ?? '').length);

  const fillIn = (filled: (typeof examples)[number]) => {
    if (!brief.current) return;
    brief.current.value = filled.brief;
    const name = brief.current.form?.elements.namedItem(fields.name.name);
    if (name instanceof HTMLInputElement) name.value = filled.name;
    setLength(filled.brief.length);
    brief.current.focus();
  };

  return (
    <Form method="post" id={form.id} noValidate={form.noValidate} onSubmit={form.onSubmit} aria-describedby={form.errors ? form.errorId : undefined} className="grid gap-4">
      <FormProblem id={form.errorId} errors={form.errors}>
        {rejection?.code === 'LIMIT_REACHED' && plansHref && (
          <Link href={plansHref} className="text-link">
            See the plans
          </Link>
        )}
      </FormProblem>
      <div className="grid gap-3">
        <Field
          id={fields.brief.id}
          label="Describe your business"
          errors={fields.brief.errors}
          required
          aside={<Count length={length} />}
          help="What you do, where, for whom. Hours, prices, people and colours, if you like: what you write here appears, what you don’t is never made up."
        >
          <Textarea
            key={fields.brief.key}
            ref={brief}
            name={fields.brief.name}
            defaultValue={fields.brief.initialValue}
            rows={5}
            className="field-sizing-content min-h-36"
            placeholder="A family bakery in Portland: sourdough, croissants, cakes to order. Open Tuesday to Sunday from seven …"
            onInput={(event) => setLength(event.currentTarget.value.length)}
          />
        </Field>
        <p className="flex flex-wrap items-center gap-x-1 gap-y-1.5 text-sm text-muted">
          <span className="mr-1">Start from an example:</span>
          {examples.map((offered) => (
            <Link
              key={offered.id}
              href={`/?example=${offered.id}#${fields.brief.id}`}
              className="rounded-full border bg-surface px-2.5 py-0.5 text-ink hover:border-line-strong"
              onClick={(event) => {
                event.preventDefault();
                fillIn(offered);
              }}
            >
              {offered.label}
            </Link>
          ))}
        </p>
      </div>
      <details className="group rounded-lg border bg-surface" open={Boolean(fields.name.errors || fields.templateId.errors) || undefined}>
        <summary className="flex items-center justify-between rounded-lg px-4 py-2.5 font-medium">
          <span>
            Name and look <span className="font-normal text-muted">(optional)</span>
          </span>
          <Icon of={ArrowRight} className="size-4 text-muted transition-transform group-open:rotate-90" />
        </summary>
        <div className="grid gap-5 border-t p-4">
          <TextField field={fields.name} label="Name" help="Left empty, the name is taken from your description." maxLength={120} autoComplete="organization" />
          <TemplatePicker templates={templates} name={fields.templateId.name} initial={fields.templateId.initialValue} />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton size="large" name="intent" value="create">
          Create website
        </SubmitButton>
        <p className="text-sm text-muted">Ready in a moment. You can change everything afterwards.</p>
      </div>
    </Form>
  );
}

function Count({ length }: { length: number }) {
  const isOver = length > BRIEF_LIMIT;
  return (
    <span className={isOver ? 'text-danger tabular-nums' : 'tabular-nums'} aria-live={isOver ? 'polite' : 'off'}>
      {formatNumber(length)} / {formatNumber(BRIEF_LIMIT)}
    </span>
  );
}

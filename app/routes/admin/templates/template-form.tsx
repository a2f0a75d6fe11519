import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextareaField, TextField } from '#app/forms/text-field.tsx';
import { ButtonLink, Card, Checkbox, Field, Select } from '#app/ui/index.ts';
import type { TemplateFields } from './template-form.server.ts';

type TemplateFormProps = {
  initial?: TemplateFields;
  designs: { id: string; name: string }[];
  lastResult: SubmissionResult | undefined;
  submitLabel: string;
  cancelHref: string;
};

/** For a new template and for an old one. */
export function TemplateForm({ initial, designs, lastResult, submitLabel, cancelHref }: TemplateFormProps) {
  const form = useSubmittedForm<keyof TemplateFields>('template', lastResult, initial ?? {});
  const published = form.field('published');
  const design = form.field('design');
  return (
    <Form method="post" id={form.id} aria-describedby={form.errors ? form.errorId : undefined}>
      <Card className="grid gap-5 p-5">
        <FormProblem id={form.errorId} errors={form.errors} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={form.field('name')} label="Name" required maxLength={80} />
          <TextField
            field={form.field('slug')}
            label="Slug"
            required
            maxLength={60}
            help="In addresses: small letters, digits, dashes"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            field={form.field('category')}
            label="Category"
            required
            maxLength={60}
            help="Such as “Food” or “Trades”"
          />
          <Field
            id={design.id}
            label="Design"
            errors={design.errors}
            required
            help="The engine’s design that gives it its form"
          >
            <Select name={design.name} defaultValue={design.initialValue}>
              {designs.map(({ id, name: label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <TextareaField
          field={form.field('description')}
          label="Description"
          optional
          rows={3}
          maxLength={300}
          help="One or two sentences for people who choose"
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            field={form.field('builderNumber')}
            label="Builder number"
            optional
            type="number"
            min={1}
            max={10}
            inputMode="numeric"
            help="1 to 10: which public template builder it stands behind"
          />
          <Checkbox
            id={published.id}
            name={published.name}
            defaultChecked={published.initialValue === 'on'}
            errors={published.errors}
            label="Published"
            help="People see it in the dashboard’s picker"
            className="sm:mt-7"
          />
        </div>
      </Card>
      <div className="mt-5 flex flex-wrap gap-2">
        <SubmitButton>{submitLabel}</SubmitButton>
        <ButtonLink look="quiet" href={cancelHref}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

import { Form } from '@remix-run/react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { ButtonLink, Card, Notice } from '#app/ui/index.ts';
import { FieldInput } from './field-input.tsx';
import type { AdminRejection } from './form.server.ts';
import type { Choices, Field } from './noun.ts';

type EntryFormProps<Name extends string> = {
  fields: readonly Field<Name>[];
  choices: Choices;
  initial: Record<string, string>;
  /** Of the entry that the fields are filled from. */
  version: number;
  rejection: AdminRejection | undefined;
  submitLabel: string;
  cancelHref: string;
};

/** The form of an entry, made from its description. It is saved on the version that its fields came from. */
export function EntryForm<Name extends string>({
  fields,
  choices,
  initial,
  version,
  rejection,
  submitLabel,
  cancelHref,
}: EntryFormProps<Name>) {
  const { lastResult, conflict, instead } = rejection ?? {};
  const form = useSubmittedForm<string>('entry', lastResult, initial);
  const seen = conflict?.version ?? form.field('version').initialValue ?? version;
  return (
    <Form
      method="post"
      // Filled anew with what was put together from both.
      key={conflict?.version}
      id={form.id}
      aria-describedby={form.errors ? form.errorId : undefined}
    >
      <input type="hidden" name="version" value={seen} />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <FormProblem id={form.errorId} errors={form.errors} />
        {conflict && (
          <Notice tone="warning" title="This changed while you were editing">
            What you typed is still here, and what others changed in other fields is in the form too. Where both of you
            changed the same, choose one value, then save again.
          </Notice>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              state={form.field(field.name)}
              options={choices[field.name] ?? []}
              conflict={conflict?.fields.find(({ name }) => name === field.name)}
            />
          ))}
        </div>
      </Card>
      <div className="mt-5 flex flex-wrap gap-2">
        <SubmitButton>{submitLabel}</SubmitButton>
        {instead && (
          <SubmitButton look="secondary" name={instead.name} value={instead.value}>
            {instead.label}
          </SubmitButton>
        )}
        <ButtonLink look="quiet" href={cancelHref}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Field, Input, Textarea } from '#app/ui/index.ts';
import type { SubmittedField } from './submitted-form.ts';

type Common = {
  field: SubmittedField;
  label: ReactNode;
  help?: ReactNode;
  aside?: ReactNode;
  optional?: boolean;
  required?: boolean;
};

/** Takes what the field around an input needs apart from what the input itself needs. */
const apart = <Rest,>({ field, label, help, aside, optional, required, ...input }: Common & Rest) => ({
  around: { id: field.id, label, help, aside, optional, required, errors: field.errors },
  input: { name: field.name, defaultValue: field.initialValue ?? '', ...input },
});

/** One line of text: label, help, errors and what was typed before. */
export function TextField(props: Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  const { around, input } = apart(props);
  return (
    <Field {...around}>
      <Input {...input} />
    </Field>
  );
}

/** Several lines of text. */
export function TextareaField(props: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  const { around, input } = apart(props);
  return (
    <Field {...around}>
      <Textarea {...input} />
    </Field>
  );
}

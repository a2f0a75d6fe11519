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

/** One line of text: label, help, errors and what was typed before. */
export function TextField({
  field,
  label,
  help,
  aside,
  optional,
  required,
  ...input
}: Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  return (
    <Field
      id={field.id}
      label={label}
      help={help}
      aside={aside}
      optional={optional}
      required={required}
      errors={field.errors}
    >
      <Input name={field.name} defaultValue={field.initialValue ?? ''} {...input} />
    </Field>
  );
}

/** Several lines of text. */
export function TextareaField({
  field,
  label,
  help,
  aside,
  optional,
  required,
  ...input
}: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  return (
    <Field
      id={field.id}
      label={label}
      help={help}
      aside={aside}
      optional={optional}
      required={required}
      errors={field.errors}
    >
      <Textarea name={field.name} defaultValue={field.initialValue ?? ''} {...input} />
    </Field>
  );
}

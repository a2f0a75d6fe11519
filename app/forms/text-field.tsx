import type { FieldMetadata } from '@conform-to/react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Field, Input, Textarea } from '#app/ui/index.ts';

type Common = {
  field: FieldMetadata<string | undefined>;
  label: ReactNode;
  help?: ReactNode;
  aside?: ReactNode;
  optional?: boolean;
  required?: boolean;
};

/** A conform field as one line of text: label, help, errors and what was typed before. */
export function TextField({ field, label, help, aside, optional, required, ...input }: Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  return (
    <Field id={field.id} label={label} help={help} aside={aside} optional={optional} required={required} errors={field.errors}>
      <Input key={field.key} name={field.name} defaultValue={field.initialValue ?? ''} {...input} />
    </Field>
  );
}

/** A conform field as several lines. */
export function TextareaField({ field, label, help, aside, optional, required, ...input }: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  return (
    <Field id={field.id} label={label} help={help} aside={aside} optional={optional} required={required} errors={field.errors}>
      <Textarea key={field.key} name={field.name} defaultValue={field.initialValue ?? ''} {...input} />
    </Field>
  );
}

import type { SubmittedField } from '#app/forms/submitted-form.ts';
import { Checkbox, FieldErrors } from '#app/ui/index.ts';
import type { DomainPrimary } from './domain-view.ts';

type PrimaryChoiceProps = {
  field: SubmittedField;
  /** The domain, where the form is about one. */
  name?: string;
};

/** Whether visitors see the name with or without www; the other one leads there. */
export function PrimaryChoice({ field, name = 'example.com' }: PrimaryChoiceProps) {
  const chosen = field.initialValue === 'WWW' ? 'WWW' : 'APEX';
  const choices: { value: DomainPrimary; label: string }[] = [
    { value: 'APEX', label: name },
    { value: 'WWW', label: `www.${name}` },
  ];
  return (
    <fieldset aria-describedby={`${field.id}-description`} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Address that visitors see</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          type="radio"
          name={field.name}
          value={value}
          defaultChecked={value === chosen}
          label={<span className="break-all">{label}</span>}
        />
      ))}
      <p id={`${field.id}-description`} className="text-sm text-muted">
        The other one leads there, and so does the address the website has here.
      </p>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}

import type { SubmittedField } from '#app/forms/submitted-form.ts';
import { Field, Select } from '#app/ui/index.ts';

export type ChoosableWebsite = { id: string; name: string };

/** Which of my websites a domain shows. */
export function WebsiteChoice({
  field,
  websites,
  none,
}: {
  field: SubmittedField;
  websites: ChoosableWebsite[];
  /** What stands for no website, where that is a choice. */
  none?: string;
}) {
  return (
    <Field label="Website" id={field.id} errors={field.errors} optional={none !== undefined}>
      <Select name={field.name} defaultValue={field.initialValue ?? ''} className="max-w-md">
        {none !== undefined && <option value="">{none}</option>}
        {websites.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

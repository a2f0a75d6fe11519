import { TextField } from '#app/forms/text-field.tsx';
import type { SubmittedField } from '#app/forms/submitted-form.ts';
import { Checkbox } from '#app/ui/index.ts';

type SiteImportFieldsProps = { address: SubmittedField; isOwn: SubmittedField };

/** Where the website is, and that it is theirs. */
export function SiteImportFields({ address, isOwn }: SiteImportFieldsProps) {
  return (
    <>
      <TextField
        field={address}
        label="Address of your website"
        help="Up to 20 of its pages are read, with their pictures. Your words stay as they are."
        placeholder="www.example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        required
      />
      <Checkbox
        id={isOwn.id}
        name={isOwn.name}
        value="yes"
        defaultChecked={isOwn.initialValue === 'yes'}
        required
        label="The words and pictures on that website are mine, or I may use them."
        errors={isOwn.errors}
      />
    </>
  );
}

import { useState } from 'react';
import { Field, Input } from '#app/ui/index.ts';
import { forgivingLink } from '#site/forms/forgiving-link.ts';
import { serviceOf, type ServiceUse } from '#site/model/services.ts';
import { LINK_TARGETS } from './link-targets.tsx';
import type { FieldProps } from './field-props.ts';
import { textPart } from './section-form-values.ts';

const said: Record<ServiceUse, string> = {
  book: 'Book with',
  order: 'Order with',
  pay: 'Pay with',
  write: 'Message on',
};

/** What a link says and where it leads, side by side. */
export function SectionFormLink({ field, name, value, errors }: FieldProps) {
  const id = `field-${name}`;
  const [to, setTo] = useState(textPart(value, 'to'));
  const service = serviceOf(forgivingLink(to));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{field.label}</legend>
      {field.help && <p className="text-sm text-muted">{field.help}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Field id={`${id}-label`} label={`${field.label}: words`} labelHidden errors={errors[`${name}.label`]}>
          <Input
            name={`${name}.label`}
            defaultValue={textPart(value, 'label')}
            maxLength={80}
            placeholder="Words"
            autoComplete="off"
          />
        </Field>
        <Field
          id={`${id}-to`}
          label={`${field.label}: leads to`}
          labelHidden
          errors={errors[`${name}.to`] ?? errors[name]}
        >
          <Input
            name={`${name}.to`}
            defaultValue={textPart(value, 'to')}
            onInput={(event) => setTo(event.currentTarget.value)}
            maxLength={2000}
            list={LINK_TARGETS}
            placeholder="/page or https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
      </div>
      {service && (
        <p className="text-sm text-muted">
          Leads to {service.name}. Without words of your own the button says “{said[service.does]} {service.name}”, in
          the language of the website.
        </p>
      )}
    </fieldset>
  );
}

import { Field, Input, Select } from '#app/ui/index.ts';
import type { FieldProps } from './field-props.ts';
import { textPart } from './section-form-values.ts';

const sources: Record<string, string> = {
  none: 'No picture',
  illustration: 'Drawn picture',
  placeholder: 'Space for my photo',
  asset: 'Uploaded picture',
};

/**
 * Which picture, and what it says to people who cannot see it. Parts that do not belong to the chosen source are hidden by
 * CSS alone (`has-[option:checked]`), so that it works without JavaScript too.
 */
export function SectionFormImage({ field, name, value, errors }: FieldProps) {
  const source = textPart(value, 'source') || 'none';
  const id = `field-${name}`;
  const offered = Object.entries(sources).filter(([key]) => key !== 'asset' || source === 'asset');
  return (
    <fieldset className="group/image grid gap-3 rounded-lg border p-3">
      <legend className="px-1 text-sm font-medium">{field.label}</legend>
      {field.help && <p className="-mt-1 text-sm text-muted">{field.help}</p>}
      <Field
        id={`${id}-source`}
        label={`${field.label}: kind`}
        labelHidden
        errors={errors[`${name}.source`] ?? errors[name]}
      >
        <Select name={`${name}.source`} defaultValue={source}>
          {offered.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="hidden gap-3 group-has-[option[value=placeholder]:checked]/image:grid">
        <Field id={`${id}-wants`} label="What the photo should show" errors={errors[`${name}.wants`]}>
          <Input
            name={`${name}.wants`}
            defaultValue={textPart(value, 'wants')}
            maxLength={120}
            placeholder="your photo of the shop"
          />
        </Field>
      </div>
      <div className="hidden gap-3 group-has-[option[value=illustration]:checked]/image:grid">
        <Field
          id={`${id}-seed`}
          label="Drawing number"
          help="Another number draws another picture"
          errors={errors[`${name}.seed`]}
        >
          <Input
            type="number"
            name={`${name}.seed`}
            defaultValue={textPart(value, 'seed') || '1'}
            min={0}
            className="w-32"
          />
        </Field>
      </div>
      <div className="hidden gap-3 group-has-[option:not([value=none]):checked]/image:grid">
        <Field
          id={`${id}-alt`}
          label="Description"
          help="For people who cannot see the picture"
          errors={errors[`${name}.alt`]}
        >
          <Input name={`${name}.alt`} defaultValue={textPart(value, 'alt')} maxLength={300} />
        </Field>
      </div>
      <input type="hidden" name={`${name}.motif`} value={textPart(value, 'motif')} />
      {source === 'asset' &&
        ['id', 'width', 'height'].map((part) => (
          <input key={part} type="hidden" name={`${name}.${part}`} value={textPart(value, part)} />
        ))}
    </fieldset>
  );
}

import { Checkbox, Field, Input, Select, Textarea, useIsHydrated } from '#app/ui/index.ts';
import { CameFrom } from '#app/site-import/source-page.tsx';
import { hasProposal, withoutMarks } from '#site/origins/marks.ts';
import type { FieldProps, FieldsProps } from './field-props.ts';
import { richHint, RichTextField } from './rich-text-field.tsx';
import { SectionFormImage } from './section-form-image.tsx';
import { SectionFormOwnPicture } from './section-form-own-picture.tsx';
import { SectionFormLink } from './section-form-link.tsx';
import { SectionFormList } from './section-form-list.tsx';
import { partOfValue } from './section-form-values.ts';
import { useTextSource } from './sources.ts';

/** Seen while the entry's kind is one of these: by CSS alone, so that it works without scripts, too. */
const whileChosen = {
  choices: 'hidden group-has-[option:is([value=one],[value=several]):checked]/item:block',
};

/** The controls of an object of fields, in the order of its schema. */
export function SectionFormFields({ fields, prefix, values, errors }: FieldsProps) {
  return (
    <>
      {fields.map((field) => {
        const name = prefix === '' ? field.name : `${prefix}.${field.name}`;
        const value = partOfValue(values, field.name) ?? field.initial;
        const shown = <SectionFormField key={field.name} field={field} name={name} value={value} errors={errors} />;
        return field.onlyFor ? (
          <div key={field.name} className={whileChosen[field.onlyFor]}>
            {shown}
          </div>
        ) : (
          shown
        );
      })}
    </>
  );
}

function SectionFormField({ field, name, value, errors }: FieldProps) {
  const isLive = useIsHydrated();
  const source = useTextSource(value);
  const wiring = {
    id: `field-${name}`,
    label: field.label,
    help: field.help,
    errors: errors[name],
    required: field.required,
    aside: asideOf(value, isWritten(field) ? source : undefined),
  };
  switch (field.control) {
    case 'text':
      return (
        <Field {...wiring}>
          <Input name={name} defaultValue={asText(value)} maxLength={field.max} autoComplete="off" />
        </Field>
      );
    case 'paragraphs':
      return field.rich ? (
        <Field {...wiring} help={isLive ? field.help : [field.help, richHint(field.rich)].filter(Boolean).join('. ')}>
          <RichTextField
            name={name}
            label={field.label}
            value={asText(value)}
            max={field.max}
            rows={rowsFor(asText(value), field.max)}
            rich={field.rich}
          />
        </Field>
      ) : (
        <Field {...wiring}>
          <Textarea
            name={name}
            defaultValue={asText(value)}
            maxLength={field.max}
            rows={rowsFor(asText(value), field.max)}
          />
        </Field>
      );
    case 'number':
      return (
        <Field {...wiring}>
          <Input
            type="number"
            name={name}
            defaultValue={asText(value)}
            min={field.min}
            max={field.max}
            className="w-28"
          />
        </Field>
      );
    case 'day':
    case 'time':
      return (
        <Field {...wiring}>
          <Input
            type={field.control === 'day' ? 'date' : 'time'}
            name={name}
            defaultValue={asText(value)}
            className="w-44"
          />
        </Field>
      );
    case 'choice':
      return (
        <Field {...wiring}>
          <Select name={name} defaultValue={asText(value)}>
            {Object.entries(field.options ?? {}).map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      );
    case 'toggle':
      return (
        <Checkbox
          id={wiring.id}
          name={name}
          value="on"
          defaultChecked={value === true}
          label={field.label}
          help={field.help}
          errors={errors[name]}
        />
      );
    case 'link':
      return <SectionFormLink field={field} name={name} value={value} errors={errors} />;
    case 'image':
      return field.frame ? (
        <SectionFormOwnPicture field={field} frame={field.frame} name={name} value={value} errors={errors} />
      ) : (
        <SectionFormImage field={field} name={name} value={value} errors={errors} />
      );
    case 'list':
      return <SectionFormList field={field} name={name} value={value} errors={errors} Fields={SectionFormFields} />;
    case 'group':
      return (
        <fieldset className="grid gap-4 rounded-lg border p-4">
          <legend className="px-1 text-sm font-medium">{field.label}</legend>
          {field.help && <p className="text-sm text-muted">{field.help}</p>}
          <SectionFormFields fields={field.fields ?? []} prefix={name} values={value} errors={errors} />
        </fieldset>
      );
  }
}

const isWritten = ({ control }: FieldProps['field']) => control === 'text' || control === 'paragraphs';

function asideOf(value: unknown, source: string | undefined) {
  if (typeof value === 'string' && hasProposal(value)) return 'Suggested';
  return source === undefined ? undefined : <CameFrom url={source} />;
}

/** As it is typed: a suggestion without its marks. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? withoutMarks(String(value)) : '';

/** Tall enough for what stands there, within reason. */
const rowsFor = (text: string, max = 400): number =>
  Math.max(
    max > 1000 ? 6 : 3,
    Math.min(
      14,
      text.split('\n').reduce((rows, line) => rows + 1 + Math.floor(line.length / 44), 0),
    ),
  );

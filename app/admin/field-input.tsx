import type { SubmittedField } from '#app/forms/submitted-form.ts';
import { TextareaField, TextField } from '#app/forms/text-field.tsx';
import { Miniature } from '#app/miniature.tsx';
import { Checkbox, classes, Field as Labelled, Select } from '#app/ui/index.ts';
import { choiceName, MINE, THEIRS } from './field-choice.ts';
import type { Conflict } from './form.server.ts';
import { JsonEditor } from './json-editor.tsx';
import type { Field, Option } from './noun.ts';

type FieldInputProps<Name extends string> = {
  field: Field<Name>;
  /** As the last submission left it. */
  state: SubmittedField;
  options: readonly Option[];
  /** Somebody else's value, where both changed it. */
  conflict: Conflict['fields'][number] | undefined;
};

/** One field of an entry's form; after a conflict with the choice between two values below it. */
export function FieldInput<Name extends string>(props: FieldInputProps<Name>) {
  const { kind } = props.field;
  const isWide = kind === 'text' || kind === 'json' || props.conflict !== undefined;
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-3', isWide && 'sm:col-span-2')}>
      <Control {...props} />
      {props.conflict && <TwoValues label={props.field.label} isCode={kind === 'json'} conflict={props.conflict} />}
    </div>
  );
}

function Control<Name extends string>({ field, state, options }: FieldInputProps<Name>) {
  const { label, help, optional } = field;
  const around = { label, help, optional, required: !optional };
  switch (field.kind) {
    case 'line':
      return (
        <>
          <TextField
            field={state}
            {...around}
            maxLength={field.maxLength}
            {...(field.isCode && { autoCapitalize: 'none', spellCheck: false })}
            {...(options.length > 0 && { list: `${state.id}-offered` })}
          />
          {options.length > 0 && (
            <datalist id={`${state.id}-offered`}>
              {options.map(({ value }) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      );
    case 'text':
      return <TextareaField field={state} {...around} maxLength={field.maxLength} rows={field.rows ?? 3} />;
    case 'number':
      return (
        <TextField
          field={state}
          {...around}
          type="number"
          min={field.min}
          max={field.max}
          step={field.step}
          inputMode={field.step === undefined ? 'numeric' : 'decimal'}
        />
      );
    case 'switch':
      return (
        <>
          {field.picture && (
            <Miniature
              key={field.picture}
              src={field.picture}
              title={`${label} in small`}
              className="rounded-md border"
            />
          )}
          <Checkbox
            id={state.id}
            name={state.name}
            defaultChecked={state.initialValue === 'on'}
            errors={state.errors}
            label={label}
            help={help}
            className={field.picture ? undefined : 'sm:mt-7'}
          />
        </>
      );
    case 'choice':
      return (
        <Labelled id={state.id} errors={state.errors} {...around}>
          <Select name={state.name} defaultValue={state.initialValue}>
            {options.map(({ value, label: option }) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </Select>
        </Labelled>
      );
    case 'json':
      return (
        <Labelled id={state.id} errors={state.errors} {...around}>
          <JsonEditor name={state.name} defaultValue={state.initialValue ?? ''} />
        </Labelled>
      );
  }
}

type TwoValuesProps = { label: string; isCode: boolean; conflict: Conflict['fields'][number] };

const TwoValues = ({ label, isCode, conflict: { name, mine, theirs } }: TwoValuesProps) => (
  <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-warning/40 bg-warning-soft p-3">
    <legend className="sr-only">{label}: which value to keep</legend>
    {[
      { value: MINE, words: 'Keep the value above', text: mine },
      { value: THEIRS, words: 'Use theirs', text: theirs },
    ].map(({ value, words, text }) => (
      <label key={value} className="flex items-start gap-2.5">
        <input type="radio" name={choiceName(name)} value={value} required className="mt-1 size-4 shrink-0" />
        <span className="min-w-0">
          {words}
          <span className={classes('block text-sm break-words whitespace-pre-wrap text-muted', isCode && 'font-mono')}>
            {text}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);

import type { ReactNode } from 'react';
import type { ViewContext } from '../definition.ts';
import { choiceName, type OwnField } from './own-fields.ts';
import { FormControl } from './site-form.tsx';

/** More choices than these are a list to open. */
const MOST_BUTTONS = 6;

/** What a browser offers to choose from; the server looks at the content. */
const FILES =
  '.pdf,.txt,.csv,.docx,.xlsx,.pptx,.odt,.ods,.odp,image/png,image/jpeg,image/webp,image/avif,image/gif,.heic';

type Props = { context: ViewContext; field: OwnField };

/** One field of the owner's. A form that becomes a mail has no room for files. */
export function OwnControl({ context, field }: Props) {
  const { name, kind, required, choices } = field;
  const { line, word } = context;
  const shared = { context, name, label: line(field.label), required, help: helpOf(context, field) };
  switch (kind) {
    case 'text':
      return <FormControl {...shared} />;
    case 'long':
      return <FormControl {...shared} rows={5} />;
    case 'phone':
      return <FormControl {...shared} type="tel" autoComplete="tel" />;
    case 'email':
      return <FormControl {...shared} type="email" autoComplete="email" />;
    case 'date':
      return <FormControl {...shared} type="date" />;
    case 'number':
      return <FormControl {...shared} type="number" />;
    case 'file':
      return context.formAction('contact')?.startsWith('mailto:') ? null : (
        <FormControl {...shared} type="file" accept={FILES} />
      );
    case 'consent':
      return <Consent context={context} field={field} />;
    case 'several':
      return <Choices context={context} field={field} />;
    case 'one':
      return choices.length <= MOST_BUTTONS ? (
        <Choices context={context} field={field} />
      ) : (
        <FormControl {...shared} options={choices} none={word('formChoose')} />
      );
  }
}

function helpOf({ richLine, word }: ViewContext, { kind, help }: OwnField): ReactNode {
  const own = richLine(help);
  if (kind !== 'file') return own;
  return own ? (
    <>
      {own} {word('formFileHelp')}
    </>
  ) : (
    word('formFileHelp')
  );
}

/** What stands around controls that are ticked: help before them, what is wrong below. */
function parts({ context, field }: Props) {
  const id = `${context.id}-${field.name}`;
  const error = context.sent?.errors[field.name];
  const help = helpOf(context, field);
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    described,
    isWrong: error ? true : undefined,
    help: help && (
      <p className="form__help" id={`${id}-help`}>
        {help}
      </p>
    ),
    error: error && (
      <p className="form__error" id={`${id}-error`}>
        {error}
      </p>
    ),
  };
}

const Optional = ({ context: { word }, field: { required } }: Props) =>
  required ? null : <span className="form__optional"> ({word('optional')})</span>;

/** Radio buttons or boxes. Of boxes a browser cannot say that one has to be ticked: the server does. */
function Choices(props: Props) {
  const { context, field } = props;
  const { id, described, isWrong, help, error } = parts(props);
  const isOne = field.kind === 'one';
  const sent = context.sent?.values;
  return (
    <fieldset className="form__control form__choices" aria-describedby={described}>
      <legend className="form__label">
        {context.line(field.label)}
        <Optional {...props} />
      </legend>
      {help}
      {field.choices.map((value, index) => {
        const name = isOne ? field.name : choiceName(field.name, index);
        return (
          <label className="form__option" key={value}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              id={`${id}-${index}`}
              name={name}
              value={value}
              required={isOne && field.required}
              defaultChecked={sent?.[name] === value}
              aria-invalid={isOne ? undefined : isWrong}
            />
            <span>{context.line(value)}</span>
          </label>
        );
      })}
      {error}
    </fieldset>
  );
}

function Consent(props: Props) {
  const { context, field } = props;
  const { id, described, isWrong, help, error } = parts(props);
  return (
    <div className="form__control">
      <label className="form__option form__consent">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="yes"
          required={field.required}
          defaultChecked={context.sent?.values[field.name] === 'yes'}
          aria-invalid={isWrong}
          aria-describedby={described}
        />
        <span>
          {context.line(field.label)}
          <Optional {...props} />
        </span>
      </label>
      {help}
      {error}
    </div>
  );
}

/** Style that only pages with such fields need. */
export const ownFieldsCss = `
.form__help{margin-block:0 var(--space-1);color:var(--muted);font-size:var(--step--1)}
.form__control:has(.form__consent) .form__help{margin-block:var(--space-1) 0;padding-inline-start:2em}
.form__choices{min-width:0;margin:0;padding:0;border:0}
.form__choices legend{padding:0}
.form__option{display:flex;gap:.75em;align-items:flex-start;padding-block:.35em;min-height:2.75em;cursor:pointer}
.form__option input{flex:none;width:1.25em;height:1.25em;margin:.2em 0 0;accent-color:var(--accent-text)}
.form__option span{min-width:0;overflow-wrap:anywhere}
select.form__input,.form__input[type=date],.form__input[type=number]{max-width:22rem;font:inherit}
.form__input[type=file]{max-width:100%;font-size:var(--step--1);line-height:1.8}
.form__input::file-selector-button{margin-inline-end:.8em;padding:.35em .8em;font:inherit;font-weight:600;color:var(--ink);background:var(--tint);border:1.5px solid var(--edge);border-radius:calc(var(--radius)/2);cursor:pointer}
`;

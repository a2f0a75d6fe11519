import type { ReactNode } from 'react';
import type { FormKind, ViewContext } from '../definition.ts';

/** Stands in published pages where the host puts a token of the same length. */
export const FORM_TOKEN = 'form-token-goes-here-000000000';

/** Most characters of a line and of a message that a form takes. */
export const formLimits = { line: 200, message: 5000 };

type Input = {
  context: ViewContext;
  name: string;
  label: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'file';
  autoComplete?: string;
  required?: boolean;
  rows?: number;
  help?: ReactNode;
  /** For files: what a browser offers. */
  accept?: string;
  /** Choices of a list to open, and the words for none of them. */
  options?: string[];
  none?: string;
};

/** One labelled control. What is not required says so; what is wrong with it stands below it. */
export function FormControl(input: Input) {
  const { context, name, label, required = false, help } = input;
  const id = `${context.id}-${name}`;
  const error = context.sent?.errors[name];
  const shared = {
    className: 'form__input',
    id,
    name,
    required,
    defaultValue: context.sent?.values[name],
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={`form__control form__control--${name}`}>
      <label className="form__label" htmlFor={id}>
        {label}
        {!required && <span className="form__optional"> ({context.word('optional')})</span>}
      </label>
      {help && (
        <p className="form__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Control {...input} shared={shared} />
      {error && (
        <p className="form__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Shared = {
  id: string;
  name: string;
  className: string;
  required: boolean;
  defaultValue: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function Control({ type = 'text', autoComplete, rows, accept, options, none, shared }: Input & { shared: Shared }) {
  if (rows) return <textarea {...shared} rows={rows} maxLength={formLimits.message} />;
  if (options)
    return (
      <select {...shared}>
        <option value="">{none}</option>
        {options.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  if (type === 'date' || type === 'number')
    return <input {...shared} type={type} step={type === 'number' ? 'any' : undefined} />;
  if (type === 'file') return <input {...shared} defaultValue={undefined} type="file" accept={accept} />;
  return <input {...shared} type={type} autoComplete={autoComplete} maxLength={formLimits.line} />;
}

type Form = {
  context: ViewContext;
  kind: FormKind;
  button: string;
  note: string;
  /** The form brings files, which travel in parts. */
  hasFiles?: boolean;
  children: ReactNode;
};

const encodingOf = (action: string, hasFiles: boolean): string | undefined => {
  if (action.startsWith('mailto:')) return 'text/plain';
  return hasFiles ? 'multipart/form-data' : undefined;
};

/**
 * A form to the site's own host, working without script. The field named `website` is for machines only: people do not see
 * it, and what fills it in is not a person. The host writes the moment of the request, signed, over `FORM_TOKEN`.
 */
export function SiteForm({ context, kind, button, note, hasFiles = false, children }: Form) {
  const { id, has, line, word, sent } = context;
  const action = context.formAction(kind);
  if (action === null) return null;
  return (
    <form className={`form form--${kind}`} method="post" action={action} encType={encodingOf(action, hasFiles)}>
      {sent?.problem && (
        <p className="form__problem" role="alert">
          {sent.problem}
        </p>
      )}
      <input type="hidden" name="section" value={id} />
      <input type="hidden" name="token" value={sent?.token ?? FORM_TOKEN} />
      <div className="unseen" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{word('leaveEmpty')}</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <button className="button button--primary form__button" type="submit">
        {has(button) ? line(button) : word('send')}
      </button>
      {has(note) && <p className="form__note">{line(note)}</p>}
    </form>
  );
}

export const siteFormCss = `
.form{display:grid;gap:var(--space-4);max-width:34rem}
.form__label{display:block;margin-block-end:var(--space-1);font-weight:600;font-size:var(--step--1)}
.form__optional{font-weight:400;color:var(--muted)}
.form__input{width:100%;min-height:3em;padding:.6em .8em;background:var(--paper);color:var(--ink);border:1.5px solid var(--edge);border-radius:calc(var(--radius)/2)}
.form__input:focus-visible{outline-offset:0}
textarea.form__input{min-height:9em;resize:vertical;field-sizing:content}
.form__button{justify-self:start;cursor:pointer}
.form__error,.form__problem{font-weight:600}
.form__error{margin-block-start:var(--space-1);font-size:var(--step--1)}
.form__problem{padding:var(--space-3);border:2px solid currentColor;border-radius:calc(var(--radius)/2)}
.form__input[aria-invalid]{border-width:2.5px;border-color:currentColor}
.form__note{color:var(--muted);font-size:var(--step--1)}
`;

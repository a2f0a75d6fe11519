import type { ReactNode } from 'react';
import type { FormKind, ViewContext } from '../definition.ts';

/** Stands in published pages where the host puts a token of the same length. */
export const FORM_TOKEN = 'form-token-goes-here-000000000';

/** Most characters of a line and of a message that a form takes. */
export const formLimits = { line: 200, message: 5000 };

type Input = {
  context: ViewContext;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  rows?: number;
};

/** One labelled control. What is not required says so; what is wrong with it stands below it. */
export function FormControl({ context, name, label, type = 'text', autoComplete, required = false, rows }: Input) {
  const id = `${context.id}-${name}`;
  const error = context.sent?.errors[name];
  const shared = {
    className: 'form__input',
    id,
    name,
    required,
    defaultValue: context.sent?.values[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={`form__control form__control--${name}`}>
      <label className="form__label" htmlFor={id}>
        {label}
        {!required && <span className="form__optional"> ({context.word('optional')})</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={formLimits.message} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} maxLength={formLimits.line} />
      )}
      {error && (
        <p className="form__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Form = { context: ViewContext; kind: FormKind; button: string; note: string; children: ReactNode };

/**
 * A form to the site's own host, working without script. The field named `website` is for machines only: people do not see
 * it, and what fills it in is not a person. The host writes the moment of the request, signed, over `FORM_TOKEN`.
 */
export function SiteForm({ context, kind, button, note, children }: Form) {
  const { id, has, line, word, sent } = context;
  const action = context.formAction(kind);
  if (action === null) return null;
  return (
    <form
      className={`form form--${kind}`}
      method="post"
      action={action}
      encType={action.startsWith('mailto:') ? 'text/plain' : undefined}
    >
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

import type { ReactNode } from 'react';
import type { ViewContext } from '../definition.ts';

/** Which of the site's own addresses a form posts to. */
export type FormKind = 'contact' | 'newsletter' | 'waitlist';

type Input = {
  context: ViewContext;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  rows?: number;
};

/** One labelled control. What is not required says so. */
export function FormControl({ context, name, label, type = 'text', autoComplete, required = false, rows }: Input) {
  const id = `${context.id}-${name}`;
  return (
    <div className={`form__control form__control--${name}`}>
      <label className="form__label" htmlFor={id}>
        {label}
        {!required && <span className="form__optional"> ({context.word('optional')})</span>}
      </label>
      {rows ? (
        <textarea className="form__input" id={id} name={name} rows={rows} required={required} maxLength={5000} />
      ) : (
        <input
          className="form__input"
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          required={required}
          maxLength={200}
        />
      )}
    </div>
  );
}

type Form = { context: ViewContext; kind: FormKind; button: string; note: string; children: ReactNode };

/**
 * A form to the site's own host, working without script. The field named `website` is for machines only: people do not see
 * it, and what fills it in is not a person.
 */
export function SiteForm({ context, kind, button, note, children }: Form) {
  const { id, has, line, href, word } = context;
  return (
    <form className={`form form--${kind}`} method="post" action={href(`/-/forms/${kind}`)}>
      <input type="hidden" name="section" value={id} />
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
.form__note{color:var(--muted);font-size:var(--step--1)}
`;

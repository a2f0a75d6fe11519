import type { ReactNode } from 'react';
import type { PageSetting } from './page-setting.ts';

type FormMessage = { setting: PageSetting; heading: string; text?: string; children?: ReactNode };

/** What stands in the place of a page after a form: a heading, a line, and the way back. */
export function FormMessage({ setting: { options, path, words }, heading, text = '', children }: FormMessage) {
  return (
    <section className="section not-found ground--plain">
      <h1>{heading}</h1>
      {text && <p>{text}</p>}
      {children}
      <p>
        <a className="link" href={options.hrefFor('/', path)}>
          {words.backHome}
        </a>
      </p>
    </section>
  );
}

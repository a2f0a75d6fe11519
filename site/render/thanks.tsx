import type { PageSetting } from './view-context.tsx';

/** What stands where a form has been taken: the owner's words, or plain ones, and the way back. */
export function Thanks({ setting: { options, path, words }, text }: { setting: PageSetting; text: string }) {
  return (
    <section className="section not-found ground--plain">
      <h1>{words.thanks}</h1>
      <p>{text || words.thanksText}</p>
      <p>
        <a className="link" href={options.hrefFor('/', path)}>
          {words.backHome}
        </a>
      </p>
    </section>
  );
}

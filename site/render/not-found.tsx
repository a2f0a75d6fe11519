import type { PageSetting } from './page-setting.ts';

/** What stands where no page is: plain words and the way on. */
export function NotFound({ setting: { document, options, path, words } }: { setting: PageSetting }) {
  return (
    <section className="section not-found ground--plain">
      <h1>{words.notFound}</h1>
      <p>{words.notFoundText}</p>
      <ul>
        {document.pages
          .filter((page) => page.inMenu || page.path === '/')
          .map((page) => (
            <li key={page.id}>
              <a className="link" href={options.hrefFor(page.path, path)}>
                {page.title}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

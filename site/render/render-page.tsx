import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import { visibleSection } from '../model/find-section.ts';
import { printable } from '../model/printable.ts';
import { publishedDocument } from '../origins/published-document.ts';
import type { SentForm } from '../sections/definition.ts';
import { specialDaysCss } from '../sections/parts/business-facts.tsx';
import { embedCss } from '../sections/parts/embed.tsx';
import { getShownSection } from '../sections/index.ts';
import { ownFieldsCss } from '../sections/parts/own-controls.tsx';
import { ownFieldsOfSection } from '../sections/parts/own-fields.ts';
import { getTemplate } from '../templates/index.ts';
import { editableTexts, withoutTwins } from './editable-texts.ts';
import { fileHref, NOT_FOUND } from './links.ts';
import { NotFound } from './not-found.tsx';
import { FormMessage } from './form-message.tsx';
import type { RenderOptions } from './options.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHead } from './page-head.tsx';
import { PageHeader } from './page-header.tsx';
import { phoneBarCss, phoneBarOf } from './phone-bar.tsx';
import { usesScript } from './site-script.ts';
import { stylesheet } from './stylesheet.ts';
import { pageSetting, viewContext } from './view-context.tsx';
import type { PageSetting } from './page-setting.ts';
import { draftCss } from './wording.tsx';
import { directionOf } from './words/index.ts';

const CAMEL = /(<(?:img|meta|source|time)\b[^<>]* )(charSet|dateTime|srcSet)(?==")/g;
const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^<>]*)\/>/g;

/** HTML as people write it: void elements without the slash that XML would need, attributes in small letters, no control characters. */
const asHtml = (markup: string) =>
  `<!DOCTYPE html>${printable(markup)
    .replace(VOID, '<$1$2>')
    .replace(CAMEL, (_, start: string, attribute: string) => start + attribute.toLowerCase())}`;

/** What names sections: the words of each heading whose id says that it stands for one, with the section's id. */
function namesIn(markup: string): { id: string; name: string }[] {
  return markup
    .split(/<h[12]\b/)
    .slice(1)
    .flatMap((heading) => {
      const start = heading.indexOf('>');
      const [, id = ''] = / id="([^"<>]*)"/.exec(heading.slice(0, start)) ?? [];
      if (!id.endsWith('-heading')) return [];
      const name = heading
        .slice(start + 1, heading.indexOf('</h', start))
        .replaceAll(/<[^<>]*>/g, '')
        .trim()
        .toLowerCase();
      return [{ id: id.slice(0, -'-heading'.length), name }];
    });
}

/**
 * Names each section after its heading, when it shows one, so that people can go from region to region. Of two sections
 * with one name only the first is a region: a list of regions must not say the same twice.
 */
function withNamedSections(markup: string): string {
  const taken = new Set<string>();
  const named = new Set<string>();
  for (const { id, name } of namesIn(markup)) {
    if (!taken.has(name)) named.add(id);
    taken.add(name);
  }
  return markup.replace(/<section class="section [^"]*" id="([^"]+)"/g, (start, id: string) =>
    named.has(id) ? `${start} aria-labelledby="${id}-heading"` : start,
  );
}

const groundOf = ({ ground }: Section['props']) =>
  ground === 'tint' || ground === 'accent' || ground === 'ink' ? ground : 'plain';

/** What is to be seen of the sections, of which `before` others stand above. One that shows nothing leaves its place to the next. */
function shownSections(sections: Section[], setting: PageSetting, before = 0): ReactNode[] {
  const shown: ReactNode[] = [];
  const { document, options } = setting;
  for (const section of sections) {
    const texts = options.editable ? editableTexts(document, [`section:${section.id}`]) : null;
    const view = getShownSection(section.kind)?.view(
      texts?.values ?? section.props,
      section.variant,
      viewContext(setting, section.id, before + shown.length, texts),
    );
    if (!view) continue;
    shown.push(
      <section
        key={section.id}
        className={`section section--${section.kind} ground--${groundOf(section.props)}`}
        id={section.id}
        data-section={options.draft ? section.id : undefined}
      >
        {view}
      </section>,
    );
  }
  return shown;
}

const EmptyPage = ({ title }: { title: string }) => (
  <section className="section ground--plain">
    <h1>{title}</h1>
  </section>
);

type PageProps = {
  page: Page;
  setting: PageSetting;
  /** What stands on a page that is none of the document's: it is kept out of search engines. */
  instead?: ReactNode;
  /** Style of a page that holds nothing but `instead`: no header, no footer. */
  bareCss?: string;
};

function PageOf({ page, setting, instead, bareCss }: PageProps) {
  const { document, options, words } = setting;
  const template = getTemplate(document.template);
  const visible = page.sections.filter((section) => !section.hidden && getShownSection(section.kind));
  const shown = instead === undefined ? shownSections(visible, setting) : [];
  const direction = directionOf(document.language);
  const fontBase = fileHref(options.fontBase, setting.path, options);
  const phoneBar = bareCss === undefined ? phoneBarOf(setting) : null;
  const css =
    stylesheet(document.theme, template, visible, fontBase, document.language) +
    (phoneBar ? phoneBarCss : '') +
    (usesScript(page) ? embedCss : '') +
    (visible.some((section) => ownFieldsOfSection(section).length > 0) ? ownFieldsCss : '') +
    (document.business.specialHours.length > 0 ? specialDaysCss : '') +
    (options.draft ? draftCss : '') +
    (bareCss ?? '');
  return (
    <html lang={document.language} dir={direction === 'rtl' ? 'rtl' : undefined}>
      <PageHead setting={setting} page={page} css={css} found={instead === undefined} />
      <body className={`template--${template.id}`}>
        {bareCss === undefined && (
          <>
            <a className="skip" href="#main">
              {words.skip}
            </a>
            <PageHeader setting={setting} />
          </>
        )}
        <main id="main">{instead ?? (shown.length > 0 ? shown : <EmptyPage title={page.title} />)}</main>
        {bareCss === undefined && <PageFooter setting={setting} />}
        {phoneBar}
      </body>
    </html>
  );
}

const pageBeside = (path: string, title: string, sections: Section[] = []): Page => ({
  id: 'beside',
  path,
  title,
  inMenu: false,
  seo: { title: '', description: '' },
  sections,
});

/**
 * One complete page of a site. `path` is a page's path as the document has it; any other gives the site's own page for
 * missing addresses with status 404, whose links all lead somewhere. Never throws for a valid document.
 */
export function renderPage(
  document: WebsiteDocument,
  path: string,
  options: RenderOptions,
): { html: string; status: 200 | 404 } {
  const found = pageSetting(document, path, options);
  const page = found.document.pages.find((candidate) => candidate.path === path);
  const setting: PageSetting = page ? found : { ...found, path: NOT_FOUND };
  if (page) {
    const html = htmlOf(<PageOf page={page} setting={setting} />);
    return { html: withHeadCode(options.editable ? withoutTwins(html) : html, options), status: 200 };
  }
  const missing = pageBeside(NOT_FOUND, setting.words.notFound);
  return {
    html: withHeadCode(
      htmlOf(<PageOf page={missing} setting={setting} instead={<NotFound setting={setting} />} />),
      options,
    ),
    status: 404,
  };
}

/** A page of the blog, which is none of the document's own: a list of posts, or one post. */
export function renderBlogPage(
  document: WebsiteDocument,
  page: Page,
  shown: Pick<PageSetting, 'listing' | 'post'>,
  options: RenderOptions,
): string {
  const setting = { ...pageSetting(document, page.path, options), ...shown };
  return withHeadCode(htmlOf(<PageOf page={page} setting={setting} />), options);
}

const htmlOf = (page: ReactNode): string => asHtml(withNamedSections(renderToStaticMarkup(page)));

const withHeadCode = (html: string, { draft, headCode = '' }: RenderOptions): string =>
  draft || headCode === '' ? html : html.replace('</head>', () => `${headCode}</head>`);

const inTheMiddle = 'main{min-height:100vh;display:grid;align-content:center}';

/**
 * One section by itself in the look of its document, without header and footer, in the middle of the screen: to be looked at in
 * small. `before` is how many sections would stand above it. Nothing but ground when the section has nothing to show.
 */
export function renderSectionAlone(
  document: WebsiteDocument,
  section: Section,
  options: RenderOptions,
  before = 0,
): string {
  const setting = pageSetting(document, '/', options);
  const page = pageBeside('/', document.brand.name, [section]);
  const shown = shownSections([section], setting, before);
  return htmlOf(<PageOf page={page} setting={setting} instead={shown} bareCss={inTheMiddle} />);
}

const FORMS = '/-/forms';

/**
 * A page with one form of the site, as a visitor sent it, so that they can mend it: what they typed, what is wrong with it
 * and a fresh token. Null when the site does not show this section.
 */
export function renderSentForm(
  document: WebsiteDocument,
  sectionId: string,
  sent: SentForm,
  options: RenderOptions,
): string | null {
  const setting = pageSetting(document, FORMS, options, sent);
  const section = visibleSection(setting.document, sectionId);
  if (!section) return null;
  const page = pageBeside(FORMS, setting.words.contact, [section]);
  const form = shownSections([section], setting);
  return htmlOf(<PageOf page={page} setting={setting} instead={form} />);
}

/** The page after a form has arrived, with the owner's words of thanks. Null when the site does not show this section. */
export function renderThanks(document: WebsiteDocument, sectionId: string, options: RenderOptions): string | null {
  const section = visibleSection(publishedDocument(document), sectionId);
  if (!section) return null;
  const { thanks } = section.props;
  return pageAfterForm(document, options, ({ words }) => ({
    heading: words.thanks,
    text: (typeof thanks === 'string' && thanks) || words.thanksText,
  }));
}

/** The page that takes somebody off a list. `key` is what the link to it brought, for its button; null once it is done. */
export function renderUnsubscribe(document: WebsiteDocument, key: string | null, options: RenderOptions): string {
  return pageAfterForm(document, options, ({ words }) => ({
    heading: key === null ? words.leftList : words.leaveList,
    children: key !== null && (
      <form method="post">
        <input type="hidden" name="key" value={key} />
        <button className="button button--primary" type="submit">
          {words.leaveList}
        </button>
      </form>
    ),
  }));
}

function pageAfterForm(
  document: WebsiteDocument,
  options: RenderOptions,
  said: (setting: PageSetting) => { heading: string; text?: string; children?: ReactNode },
): string {
  const setting = pageSetting(document, FORMS, options);
  const message = said(setting);
  return htmlOf(
    <PageOf
      page={pageBeside(FORMS, message.heading)}
      setting={setting}
      instead={<FormMessage setting={setting} {...message} />}
    />,
  );
}

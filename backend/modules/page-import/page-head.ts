import { businessThing, wordsOf } from './linked-data.ts';
import type { Thing } from './linked-data.ts';
import { siteName } from './site-name.ts';
import { attribute, elementsOf, plain, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

/** What a page says of itself, mostly where visitors do not look. */
export type PageHead = {
  /** As browsers show it. */
  title: string;
  /** What the website is called, and whether the page says so itself. */
  name: string;
  isNameSaid: boolean;
  description: string;
  /** BCP 47, '' when it does not say. */
  language: string;
  /** Like `#8a3b12`, or ''. */
  colour: string;
};

function metaOf(metas: readonly Element[], ...names: string[]): string {
  for (const name of names) {
    const found = metas.find((meta) =>
      [attribute(meta, 'name'), attribute(meta, 'property')].some((one) => one.toLowerCase() === name),
    );
    const content = found ? plain(attribute(found, 'content')) : '';
    if (content) return content;
  }
  return '';
}

function hexOf(colour: string): string {
  const text = colour.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text) ?? [];
  return r && g && b ? `#${r}${r}${g}${g}${b}${b}` : '';
}

/** `body`: the page with its head and foot, without what nobody sees. */
export function readHead(root: Root, body: Element, things: readonly Thing[], here: URL): PageHead {
  const elements = [...elementsOf(root)].filter(({ tagName }) => /^(?:html|title|meta)$/.test(tagName));
  const shown = [...elementsOf(body)];
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const html = elements.find(({ tagName }) => tagName === 'html');
  const titleElement = elements.find(({ tagName }) => tagName === 'title');
  const h1 = shown.find(({ tagName }) => tagName === 'h1');
  const written = titleElement ? textOf(titleElement) : '';
  const title = written || metaOf(metas, 'og:title') || (h1 ? textOf(h1) : '');
  const said = wordsOf(businessThing(things) ?? {}, 'name') || metaOf(metas, 'og:site_name', 'application-name');
  const language = html ? attribute(html, 'lang') || attribute(html, 'xmlLang') : '';
  const description = metaOf(metas, 'description', 'og:description');
  const h1Text = h1 ? textOf(h1) : '';
  const name =
    siteName(shown, {
      said,
      title,
      description,
      h1: h1Text,
      host: here.hostname,
      shown: textOf(body),
    }) || h1Text;
  return {
    title,
    name: (name || here.hostname.replace(/^www\./, '')).slice(0, 120).trim(),
    isNameSaid: said !== '' && said === name,
    description,
    language: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language.replaceAll('_', '-'))
      ? language.replaceAll('_', '-')
      : '',
    colour: hexOf(metaOf(metas, 'theme-color', 'msapplication-tilecolor')),
  };
}

import { businessThing, wordsOf } from './linked-data.ts';
import type { Thing } from './linked-data.ts';
import { attribute, elementsOf, hintOf, plain, textOf } from './tree.ts';
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

const SEPARATORS = /\s[|–—·•»:-]\s|[|»]|:\s/;

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

/** The words of what leads home at the top of a page. */
function logoOf(elements: readonly Element[]): string {
  const logo = elements.find(
    (element) =>
      /\blogo|site-title|navbar-brand|\bbrand\b|site-name/.test(hintOf(element)) &&
      /^(?:a|div|p|span|h1|img|header)$/.test(element.tagName),
  );
  if (!logo) return '';
  const pictures = logo.tagName === 'img' ? [logo] : [...elementsOf(logo)].filter(({ tagName }) => tagName === 'img');
  const text = textOf(logo) || plain(pictures.map((picture) => attribute(picture, 'alt')).find(Boolean) ?? '');
  return plain(text.replace(/\blogo\b/i, ' '));
}

/** The part of a title that is the website's name: what stands in the page or its address as well, else the shortest. */
function nameInTitle(title: string, shown: string, host: string): string {
  const parts = title
    .split(SEPARATORS)
    .map(plain)
    .filter(
      (part) =>
        part !== '' &&
        !/^(?:home|homepage|home page|startseite|start|accueil|inicio|welcome|willkommen|index)$/i.test(part),
    );
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]/g, '');
  const inHost = parts.find((part) => letters(part).length >= 3 && letters(host).includes(letters(part)));
  const inLogo = parts.find((part) => letters(shown) !== '' && letters(part) === letters(shown));
  return inLogo ?? inHost ?? parts.toSorted((one, other) => one.length - other.length)[0] ?? '';
}

export function readHead(root: Root, things: readonly Thing[], here: URL): PageHead {
  const elements = [...elementsOf(root)];
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const html = elements.find(({ tagName }) => tagName === 'html');
  const titleElement = elements.find(({ tagName }) => tagName === 'title');
  const h1 = elements.find(({ tagName }) => tagName === 'h1');
  const written = titleElement ? textOf(titleElement) : '';
  const title = written || metaOf(metas, 'og:title') || (h1 ? textOf(h1) : '');
  const said = wordsOf(businessThing(things) ?? {}, 'name') || metaOf(metas, 'og:site_name', 'application-name');
  const logo = logoOf(elements);
  const language = html ? attribute(html, 'lang') || attribute(html, 'xmlLang') : '';
  const name =
    said || nameInTitle(title, logo, here.hostname) || (logo.length <= 60 ? logo : '') || (h1 ? textOf(h1) : '');
  return {
    title,
    name: (name || here.hostname.replace(/^www\./, '')).slice(0, 120).trim(),
    isNameSaid: said !== '',
    description: metaOf(metas, 'description', 'og:description'),
    language: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language.replaceAll('_', '-'))
      ? language.replaceAll('_', '-')
      : '',
    colour: hexOf(metaOf(metas, 'theme-color', 'msapplication-tilecolor')),
  };
}

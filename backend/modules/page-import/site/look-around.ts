import { PageRefused } from '../imported-page.ts';
import { isOf, linkedBlocks } from '../linked-data.ts';
import { openPage } from '../opened-page.ts';
import { absolute } from '../picture-sources.ts';
import { attribute, elementsOf, parseHtml, textOf } from '../tree.ts';
import type { Element, Root } from '../tree.ts';
import type { PageToRead } from '../read-page.ts';
import { hostName } from './addresses-of-pages.ts';
import { linksOf } from './links-of.ts';
import type { SiteLink } from './links-of.ts';

/** What a page is to a website that moves: one of its pages, an entry of its blog, a door that is locked, or nothing that can be read. */
export type Surroundings = {
  is: 'PAGE' | 'POST' | 'LOGIN' | 'NOTHING';
  /** Of nothing: why, for people. */
  problem: string;
  /** It is empty until its scripts run. */
  needsScripts: boolean;
  links: SiteLink[];
  /** The language that the page says it is in, '' when it does not. */
  language: string;
  /** The same in other languages. */
  translations: string[];
  sheets: string[];
};

const MOST_SHEETS = 4;
const FEW_LETTERS = 500;
const DATED = /\/(?:19|20)\d\d\/(?:0[1-9]|1[0-2])\//;

/** What a page leads to, and whether it can be read. Never throws for what a page is like. */
export function lookAround({ url, html }: PageToRead): Surroundings {
  const here = new URL(url);
  const root = parseHtml(html.slice(0, 1_500_000));
  const elements = [...elementsOf(root)];
  const page = elements.find(({ tagName }) => tagName === 'html');
  const language = (page ? attribute(page, 'lang') : '').toLowerCase().split(/[-_]/)[0] ?? '';
  const surroundings = {
    problem: '',
    needsScripts: false,
    links: linksOf(root, here),
    language,
    translations: translationsOf(elements, language, here),
    sheets: sheetsOf(elements, here),
  };
  if (isLogin(root, elements)) return { ...surroundings, is: 'LOGIN' };
  if (isPost(root, elements, here)) return { ...surroundings, is: 'POST' };
  try {
    openPage(html, { url: here, pathOf: () => '', takesPictures: false });
    return { ...surroundings, is: 'PAGE' };
  } catch (error) {
    if (error instanceof PageRefused) {
      const needsScripts = error.reason === 'EMPTY_WITHOUT_SCRIPTS';
      return { ...surroundings, is: 'NOTHING', problem: error.message, needsScripts };
    }
    if (error instanceof RangeError) return { ...surroundings, is: 'NOTHING', problem: 'It cannot be read.' };
    throw error;
  }
}

const relOf = (element: Element) => attribute(element, 'rel').toLowerCase().split(/\s+/);

const translationsOf = (elements: readonly Element[], language: string, here: URL): string[] =>
  elements
    .filter(({ tagName }) => tagName === 'link' || tagName === 'a')
    .filter((element) => {
      const other = attribute(element, 'hrefLang').toLowerCase().split(/[-_]/)[0] ?? '';
      return other !== '' && other !== 'x' && language !== '' && other !== language;
    })
    .map((element) => absolute(attribute(element, 'href'), here))
    .filter(Boolean);

const sheetsOf = (elements: readonly Element[], here: URL): string[] =>
  elements
    .filter((element) => element.tagName === 'link' && relOf(element).includes('stylesheet'))
    .filter((element) => !/print/.test(attribute(element, 'media')))
    .map((element) => absolute(attribute(element, 'href'), here))
    .filter((address) => address !== '' && !/font/i.test(hostName(new URL(address))))
    .slice(-MOST_SHEETS);

/** A page that asks for a password and says little else. */
const isLogin = (root: Root, elements: readonly Element[]) =>
  elements.some((element) => element.tagName === 'input' && attribute(element, 'type').toLowerCase() === 'password') &&
  textOf(root).length < FEW_LETTERS;

function isPost(root: Root, elements: readonly Element[], here: URL): boolean {
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const body = elements.find(({ tagName }) => tagName === 'body');
  const { blocks } = linkedBlocks(root);
  return (
    DATED.test(here.pathname) ||
    metas.some((meta) => attribute(meta, 'property') === 'article:published_time') ||
    (body !== undefined && /(?:^|\s)single-post(?:\s|$)/.test(attribute(body, 'className'))) ||
    blocks.flat().some((thing) => isOf(thing, 'BlogPosting', 'NewsArticle'))
  );
}

import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import { chanceFrom } from '../chance.ts';
import { textOf } from '../compose/keep-facts.ts';
import { writtenLanguage } from '../brief/language.ts';
import { briefOf } from './brief-of-document.ts';
import { suggestionWords } from './suggestion-words.ts';

/** Two to four short prompts that would do something on this website, in its language. */
export function suggestionsFor(document: WebsiteDocument, page: Page, seed: number): string[] {
  const brief = briefOf(document);
  const kinds = new Set(document.pages.flatMap((one) => one.sections.map((section) => section.kind)));
  const first = brief.prices[0];
  const open = placeholdersIn(textOf(page.sections.map((section) => section.props)))[0];
  const words = suggestionWords[writtenLanguage(document.language)];
  const urgent = [
    ...(document.business.hours.length === 0 && /visit|call|book/.test(brief.trade.wish) ? [words.hours] : []),
    ...(document.business.phone === '' ? [words.phone] : []),
    ...(open ? [words.headline] : []),
  ];
  const useful = [
    kinds.has('faq') ? words.question : words.faq,
    ...(kinds.has('gallery') ? [] : [words.gallery]),
    ...(first ? [words.price.replace('{x}', first.name)] : []),
    ...(kinds.has('testimonials') ? [] : [words.reviews]),
    ...(document.theme.mode === 'dark' ? [words.light] : [words.dark, words.accent]),
    words.elegant,
    words.rewrite,
    ...(kinds.has('banner') ? [] : [words.banner]),
  ];
  return [...new Set([...urgent.slice(0, 2), ...chanceFrom(seed + document.pages.length).shuffle(useful)])].slice(0, 4);
}

import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/model/placeholder.ts';
import { chanceFrom } from '../chance.ts';
import { textOf } from '../compose/keep-facts.ts';
import { briefOf } from './brief-of-document.ts';

/** Two to four short prompts that would do something on this website. */
export function suggestionsFor(document: WebsiteDocument, page: Page, seed: number): string[] {
  const brief = briefOf(document);
  const kinds = new Set(document.pages.flatMap((one) => one.sections.map((section) => section.kind)));
  const first = brief.prices[0];
  const open = placeholdersIn(textOf(page.sections.map((section) => section.props)))[0];
  const urgent = [
    ...(document.business.hours.length === 0 && /visit|call|book/.test(brief.trade.wish)
      ? ['We’re open Tue–Sat 9 to 6']
      : []),
    ...(document.business.phone === '' ? ['Our phone number is …'] : []),
    ...(open ? [`Change the headline to …`] : []),
  ];
  const useful = [
    ...(kinds.has('faq') ? ['Add a question: Do you take cards? Yes'] : ['Add an FAQ']),
    ...(kinds.has('gallery') ? [] : ['Add a gallery']),
    ...(first ? [`${first.name} now costs …`] : []),
    ...(kinds.has('testimonials') ? [] : ['Add reviews']),
    ...(document.theme.mode === 'dark' ? ['Make it light'] : ['Make it dark', 'Use a sage green accent']),
    'Make it more elegant',
    'Rewrite the headline',
    ...(kinds.has('banner') ? [] : ['Put a banner on top: closed on Monday']),
  ];
  return [...new Set([...urgent.slice(0, 2), ...chanceFrom(seed + document.pages.length).shuffle(useful)])].slice(0, 4);
}

import type { WebsiteDocument } from '#site/model/document.ts';

/**
 * Things worth asking for, made from what this website lacks, most useful first. Each is a whole message that can be sent as it is.
 */
export function suggestionsFor({ pages, business, brand }: WebsiteDocument): string[] {
  const kinds = new Set(
    pages.flatMap(({ sections }) => sections.filter(({ hidden }) => !hidden).map(({ kind }) => kind)),
  );
  const lacks = (kind: string) => !kinds.has(kind);
  const offered: [boolean, string][] = [
    [business.hours.length === 0, 'We are open Monday to Friday 9:00 to 17:00'],
    [business.phone === '', 'Our phone number is …'],
    [lacks('faq'), 'Add a section with frequent questions'],
    [lacks('testimonials'), 'Add a place for what customers say'],
    [lacks('gallery'), 'Add a gallery'],
    [brand.tagline === '', 'Write a tagline'],
    [true, 'Make the colours warmer'],
    [true, 'Make the headline shorter'],
    [pages.length < 5, 'Add a page about us'],
  ];
  return offered
    .filter(([fits]) => fits)
    .map(([, text]) => text)
    .slice(0, 4);
}

import type { Section, WebsiteDocument } from '#site/model/document.ts';
import type { Composition, Draft } from './composition.ts';
import { finished } from './composition.ts';
import { pricingSection } from './shelf-sections.ts';
import { paragraphsOf, teamSection } from './story-sections.ts';

/** Every string in a value, joined. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
  return '';
}

/** What a visitor can read of the sections; alt texts and addresses do not count. */
function shown(document: WebsiteDocument): string {
  const visible = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visible);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !['picture', 'more', 'to', 'ground', 'variant'].includes(key))
        .map(([key, inner]) => [key, visible(inner)]),
    );
  };
  return textOf(document.pages.map((page) => page.sections.map((section) => visible(section.props)))).toLowerCase();
}

/**
 * The last look: whatever the brief says and no section shows is added where it fits, so that nothing a person wrote
 * is lost to a choice of layout.
 */
export function keepFacts(document: WebsiteDocument, composition: Composition): WebsiteDocument {
  const { brief, sentences } = composition;
  const text = shown(document);
  const missing = sentences.filter((sentence) => !text.includes(sentence.replace(/\.$/, '').toLowerCase()));
  const extra: Draft[] = [];
  if (brief.prices.some((item) => !text.includes(item.name.toLowerCase().slice(0, 80)))) {
    const prices = pricingSection(composition);
    if (prices) extra.push(prices);
  }
  if (brief.people.some((person) => !text.includes(person.name.toLowerCase()))) {
    const team = teamSection(composition);
    if (team) extra.push(team);
  }
  const loose = [...missing, ...brief.loosePrices.filter((price) => !text.includes(price.toLowerCase()))];
  if (loose.length > 0)
    extra.push({
      kind: 'richText',
      variants: ['column', 'aside'],
      props: { heading: '', intro: '', body: paragraphsOf(loose, 11_000).text },
    });
  if (extra.length === 0) return document;
  const target =
    document.pages.find((page) => page.path !== '/' && page.sections.some((section) => section.kind === 'about')) ??
    document.pages[0];
  return {
    ...document,
    pages: document.pages.map((page) =>
      page === target
        ? {
            ...page,
            sections: placed(page.sections, finished([{ kind: 'hero', props: {} }, ...extra], composition).slice(1)),
          }
        : page,
    ),
  };
}

/** New sections stand before the closing one. */
function placed(sections: Section[], added: Section[]): Section[] {
  const last = sections.at(-1);
  return last && (last.kind === 'cta' || last.kind === 'contact')
    ? [...sections.slice(0, -1), ...added, last]
    : [...sections, ...added];
}

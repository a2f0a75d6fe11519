import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { getSection } from '#site/sections/index.ts';
import { nearest } from './vocabulary.ts';
import { markedSection, sectionsOf, textProp, type Ask } from './request.ts';

/** What people call each kind, most telling words first. */
const KIND_WORDS: [string, RegExp][] = [
  ['contactForm', /\b(?:(?:contact|message|enquiry|inquiry|order|booking) forms?|forms?)\b/i],
  ['waitlistForm', /\b(?:wait(?:ing)?[ -]?list)\b/i],
  ['newsletter', /\b(?:newsletters?|mailing list)\b/i],
  ['schedule', /\b(?:time ?table|schedule|class plan)\b/i],
  ['faq', /\b(?:faqs?|questions?(?: and answers)?|q ?& ?a)\b/i],
  ['testimonials', /\b(?:testimonials?|reviews?|quotes?|customer voices)\b/i],
  ['gallery', /\b(?:gallery|galleries|photos?|pictures|images|photo section)\b/i],
  ['hours', /\b(?:opening hours|opening times|hours)\b/i],
  ['location', /\b(?:location|map|directions|find us|how to find)\b/i],
  ['team', /\b(?:team|people|staff|crew)\b/i],
  ['cta', /\b(?:call[- ]to[- ]action|cta|closing)\b/i],
  ['banner', /\b(?:banner|notice|announcement)\b/i],
  ['steps', /\b(?:steps|how it works|process)\b/i],
  ['pricing', /\b(?:pricing|price table|plans|prices?|price list)\b/i],
  ['stats', /\b(?:stats|statistics|numbers|figures)\b/i],
  ['features', /\b(?:features?|benefits|reasons|what sets)\b/i],
  ['menu', /\b(?:menu|dishes|food|board|drinks)\b/i],
  ['services', /\b(?:services?|products?|offer(?:ings?)?|treatments?|list of services|goods)\b/i],
  ['story', /\b(?:story|history|timeline)\b/i],
  ['about', /\b(?:about(?: us| me)?|who we are)\b/i],
  ['contact', /\b(?:contact(?: details| us)?|get in touch)\b/i],
  ['hero', /\b(?:hero|top section|opening section|first section|header section|intro(?:duction)?(?: section)?)\b/i],
  ['richText', /\b(?:text section|rich text|text block|paragraph)\b/i],
  ['video', /\bvideo\b/i],
  ['events', /\bevents?\b/i],
  ['products', /\bproducts?\b/i],
  ['logos', /\blogos\b/i],
];

/** Kinds that serve when there is none of the kind named. */
const STAND_INS: Record<string, string[]> = {
  pricing: ['menu', 'services'],
  services: ['menu', 'products'],
  menu: ['services'],
  about: ['story', 'richText'],
  story: ['about'],
  products: ['services'],
  events: ['banner'],
  schedule: ['hours'],
};

/** The kind of section that words name, if the engine has it. */
export function kindIn(words: string): string | undefined {
  for (const [kind, pattern] of KIND_WORDS) if (pattern.test(words) && getSection(kind)) return kind;
  return undefined;
}

/** Every kind that words could mean, for finding one that is there. */
function kindsIn(words: string): string[] {
  const named = KIND_WORDS.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
  return [...new Set([...named, ...named.flatMap((kind) => STAND_INS[kind] ?? [])])];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The page that words name: by its title, its path or as "home page". */
export function pageNamed(document: WebsiteDocument, words: string): Page | undefined {
  const wanted = plain(words)
    .replace(/^(?:the|our|my|a|an) /, '')
    .replace(/ (?:page|tab|site|subpage)$/, '')
    .replace(/^page /, '');
  if (wanted === '') return undefined;
  if (/^(?:home|home ?page|main|start|front|first|landing)$/.test(wanted))
    return document.pages.find((page) => page.path === '/');
  const titles = document.pages.map((page) => ({ page, title: plain(page.title), path: plain(page.path) }));
  const exact =
    titles.find(({ title, path }) => title === wanted || path === wanted) ??
    titles.find(
      ({ title, path }) =>
        path !== '' &&
        (title.startsWith(`${wanted} `) ||
          title.endsWith(` ${wanted}`) ||
          path === wanted.replace(/ us$/, '') ||
          title === wanted.replace(/ us$/, '')),
    );
  if (exact) return exact.page;
  const kinds = kindsIn(words);
  const byKind = titles.filter(
    ({ page }) =>
      page.path !== '/' && page.sections.some((section, index) => index < 2 && kinds.includes(section.kind)),
  );
  if (kinds.length > 0 && byKind.length === 1) return byKind[0]?.page;
  const near = nearest(
    wanted,
    titles.map(({ title }) => title),
  );
  return titles.find(({ title }) => title === near)?.page;
}

const ON_PAGE =
  /\s+(?:on|from|of|in|at|to)\s+(?:the\s+|my\s+|our\s+)?((?:[\p{L}\p{N}&'’-]+\s){0,4}?(?:home ?page|page)|page\s+[\p{L}\p{N}&'’ -]{2,30})(?=\s|$|[.,!?])/iu;

/** Takes "on the about page" out of words: the page meant, or undefined, and the words that remain. */
export function withoutPage(document: WebsiteDocument, words: string): { page: Page | undefined; words: string } {
  const match = ON_PAGE.exec(words);
  const page = match ? pageNamed(document, match[1] ?? '') : undefined;
  if (match && page) return { page, words: words.replace(match[0], ' ').replace(/\s+/g, ' ').trim() };
  const home = /\s+on\s+(?:the\s+)?home(?=\s|$|[.,!?])/iu.exec(words);
  if (home) return { page: document.pages.find((one) => one.path === '/'), words: words.replace(home[0], ' ').trim() };
  return { page: undefined, words };
}

export type Target = { page: Page; section: Section };
export type TargetFound = { found: Target } | { several: Target[] } | { none: true };

const ORDINALS: [RegExp, number][] = [
  [/\b(?:first|1st|top|upper)\b/i, 0],
  [/\b(?:second|2nd|other)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:last|bottom|lower)\b/i, -1],
];

/**
 * The section that words mean: by its heading or by its kind, on the page named, else on the page in view, else anywhere.
 * Several that fit equally are returned as such.
 */
export function findSectionFor(ask: Ask, words: string): TargetFound {
  const marked = markedSection(words);
  const pointed = sectionsOf(ask).find(({ section }) => section.id === marked);
  if (pointed) return { found: pointed };
  const { page: named, words: rest } = withoutPage(ask.document, ` ${words}`);
  const all = sectionsOf(ask).filter(({ page }) => !named || page.id === named.id);
  const spoken = plain(ask.value(rest))
    .replace(/^(?:the|our|my|a|an|this|that) /, '')
    .replace(
      /^(?:section|bit|part|block|text|one) (?:about|with|on|called|named|titled|that says|saying) (?:the )?/,
      '',
    )
    .replace(/^(?:section|heading|headline) (?=\S+ )/, '')
    .replace(/ (?:section|block|part|area|box)$/, '');
  const byHeading =
    spoken.length > 2 ? all.filter(({ section }) => plain(textProp(section, 'heading')) === spoken) : [];
  if (byHeading.length > 0) return chosen(byHeading, rest, ask);
  for (const kind of kindsIn(rest)) {
    const ofKind = all.filter(({ section }) => section.kind === kind);
    if (ofKind.length > 0) return chosen(ofKind, rest, ask);
  }
  const partly =
    spoken.length > 4 ? all.filter(({ section }) => plain(textProp(section, 'heading')).includes(spoken)) : [];
  return partly.length > 0 ? chosen(partly, rest, ask) : { none: true };
}

function chosen(targets: Target[], words: string, ask: Ask): TargetFound {
  const here = targets.filter(({ page }) => page.id === ask.page.id);
  const able = here.length > 0 ? here : targets;
  const single = able[0];
  if (single && able.length === 1) return { found: single };
  for (const [pattern, index] of ORDINALS) {
    const target = pattern.test(words) ? able.at(index) : undefined;
    if (target) return { found: target };
  }
  return { several: able };
}

/** What a section is called in a reply: its heading, else its kind, with the page when it is not in view. */
export function sectionWords({ page, section }: Target, ask: Ask): string {
  const label = (getSection(section.kind)?.label ?? section.kind).toLowerCase();
  return `the ${label} section${page.id === ask.page.id ? '' : ` on ${page.title}`}`;
}

/** A question that names the candidates. */
export function whichOne(targets: Target[], ask: Ask, deed: string): string {
  const each = targets
    .slice(0, 4)
    .map((target) => `“${textProp(target.section, 'heading') || target.section.kind}” on ${target.page.title}`);
  return `There are ${targets.length} that fit: ${each.join(', ')}. Which one shall I ${deed}? ${targets.every(({ page }) => page.id === ask.page.id) ? 'You can say “the first” or “the last”, or give its heading.' : 'Name its page, for example.'}`;
}

import type { WebsiteDocument } from '#site/model/document.ts';
import { placeholder } from '#site/origins/marks.ts';
import { getSection } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';
import { numberFrom } from '../chance.ts';
import { compositionOf } from '../compose/compose-site.ts';
import type { Composition, Draft } from '../compose/composition.ts';
import { contactSection, ctaSection, hoursSection, locationSection } from '../compose/contact-sections.ts';
import { contactFormSection, newsletterSection, waitlistSection } from '../compose/form-sections.ts';
import { sectionsFor } from '../compose/page-sections.ts';
import type { PlannedPage } from '../compose/plan-pages.ts';
import { gallerySection, menuSection, pricingSection, servicesSection } from '../compose/shelf-sections.ts';
import {
  aboutSections,
  faqSection,
  featuresSection,
  heroSection,
  stepsSection,
  teamSection,
  testimonialsSection,
} from '../compose/story-sections.ts';
import { topicOf } from '../brief/asked.ts';
import { briefOf } from './brief-of-document.ts';

export type NewSection = { id: string; kind: string; variant?: string; props: Record<string, unknown> };

const SHELF = ['menu', 'services', 'products', 'gallery', 'pricing'];

/** The pages as the composer knows them, so that links of new sections lead to what is there. */
function plannedPages(document: WebsiteDocument): PlannedPage[] {
  const about = document.pages.find(
    (page) => page.path !== '/' && page.sections.some((section) => section.kind === 'about'),
  );
  const contact = document.pages.find(
    (page) => page.path !== '/' && page.sections.some((section) => section.kind === 'contact'),
  );
  const shelf = document.pages.find(
    (page) =>
      page.path !== '/' &&
      page !== about &&
      page !== contact &&
      page.sections.some((section) => SHELF.includes(section.kind)),
  );
  return document.pages.map((page) => ({
    id: page.id,
    path: page.path,
    title: page.title,
    words: '',
    topic:
      page.path === '/'
        ? 'home'
        : page === about
          ? 'about'
          : page === contact
            ? 'contact'
            : page === shelf
              ? 'shelf'
              : topicOf(page.title),
  }));
}

/** The composer for a website that exists. */
export function composerOf(document: WebsiteDocument, seed: number): Composition {
  return compositionOf(
    briefOf(document),
    plannedPages(document),
    getTemplate(document.template),
    (seed ^ numberFrom(document.brand.name)) >>> 0,
  );
}

const MAKERS: Record<string, (composition: Composition) => Draft | undefined> = {
  hero: heroSection,
  services: (composition) => servicesSection(composition, 'whole'),
  products: (composition) => servicesSection(composition, 'whole', 'products'),
  menu: (composition) => menuSection(composition, 'whole'),
  about: (composition) => aboutSections(composition, 'whole')[0],
  features: (composition) => featuresSection(composition),
  gallery: gallerySection,
  steps: stepsSection,
  pricing: pricingSection,
  testimonials: testimonialsSection,
  team: teamSection,
  faq: (composition) => faqSection(composition, 4, true),
  hours: hoursSection,
  location: locationSection,
  contact: contactSection,
  cta: ctaSection,
  contactForm: contactFormSection,
  newsletter: newsletterSection,
  waitlistForm: waitlistSection,
};

const ask = (what: string) => placeholder(what);

/** What stands in a new section when the site has no facts for it: marks for the owner, never made-up words. */
const OPEN: Record<string, Record<string, unknown>> = {
  services: { items: [{ name: ask('your first service'), text: ask('one sentence about it') }] },
  menu: { groups: [{ name: '', dishes: [{ name: ask('your first dish'), price: ask('its price') }] }] },
  features: { items: [{ name: ask('what sets you apart'), text: '' }] },
  about: { body: ask('your story in a few sentences') },
  story: { chapters: [{ when: ask('when it began'), title: '', text: ask('how it began') }] },
  stats: { items: [{ value: ask('a number'), label: ask('what it counts') }] },
  steps: { items: [{ name: ask('the first step'), text: '' }] },
  pricing: { plans: [{ name: ask('your first offer'), price: ask('its price') }] },
  testimonials: { items: [{ quote: ask('a sentence a customer said about you'), name: '' }] },
  team: { items: [{ name: ask('a name'), role: ask('their role') }] },
  faq: { items: [{ question: ask('a question people ask you'), answer: ask('your answer') }] },
  banner: { heading: ask('your news'), when: '' },
  richText: { body: ask('your text') },
};

/** A section of this kind from the facts of the website. Undefined when the engine has no such kind. */
export function newSection(document: WebsiteDocument, kind: string, id: string, seed: number): NewSection | undefined {
  const definition = getSection(kind);
  if (!definition) return undefined;
  const composition = composerOf(document, seed);
  const draft = MAKERS[kind]?.(composition);
  const made = draft && draft.kind === kind ? draft : undefined;
  const heading =
    composition.voice.headings[
      kind === 'pricing' ? 'prices' : kind === 'menu' ? 'menu' : isHeading(kind) ? kind : 'features'
    ];
  const props = made?.props ?? {
    heading: ['banner', 'richText', 'stats', 'video', 'image', 'logos'].includes(kind)
      ? ''
      : composition.say(heading(composition.facts)),
    ...OPEN[kind],
  };
  const parsed = definition.fields.safeParse(props);
  const given = parsed.success ? parsed.data : {};
  const variants = made?.variants?.filter((variant) => Object.hasOwn(definition.variants, variant)) ?? [];
  return { id, kind, variant: variants[0] ?? Object.keys(definition.variants)[0], props: given };
}

const isHeading = (
  kind: string,
): kind is 'services' | 'features' | 'about' | 'story' | 'steps' | 'testimonials' | 'team' | 'faq' =>
  ['services', 'features', 'about', 'story', 'steps', 'testimonials', 'team', 'faq'].includes(kind);

/** The sections of a new page on a topic, ready to be added. */
export function sectionsForPage(
  document: WebsiteDocument,
  title: string,
  words: string,
  seed: number,
  idFor: (kind: string) => string,
): NewSection[] {
  const composition = composerOf(document, seed);
  const planned: PlannedPage = { id: 'new', path: '/new', title, topic: topicOf(words), words };
  return sectionsFor(planned, composition).flatMap((draft) => {
    const definition = getSection(draft.kind);
    const parsed = definition?.fields.safeParse(draft.props);
    if (!definition || !parsed?.success) return [];
    const variant =
      draft.variants?.find((one) => Object.hasOwn(definition.variants, one)) ?? Object.keys(definition.variants)[0];
    return [
      {
        id: idFor(draft.kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
        kind: draft.kind,
        variant,
        props: parsed.data,
      },
    ];
  });
}

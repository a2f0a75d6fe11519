import { placeholder } from '#site/origins/marks.ts';
import { shelfWord } from './actions.ts';
import { settled, type Composition, type Draft } from './composition.ts';
import { contactSection, ctaSection, hoursSection, locationSection } from './contact-sections.ts';
import { contactFormSection, newsletterSection, waitlistSection, wantsContactForm } from './form-sections.ts';
import { textOf } from './keep-facts.ts';
import { openSection } from './open-section.ts';
import type { PlannedPage } from './plan-pages.ts';
import { eventsSection, gallerySection, menuSection, pricingSection, servicesSection } from './shelf-sections.ts';
import {
  aboutSections,
  faqSection,
  featuresSection,
  heroSection,
  pageOpening,
  stepsSection,
  teamSection,
  testimonialsSection,
} from './story-sections.ts';

const present = (drafts: (Draft | undefined)[]): Draft[] => drafts.filter((draft) => draft !== undefined);

/** Dates that only the owner knows. */
const datesWanted = ({ voice }: Composition, what: string): Draft => ({
  kind: 'banner',
  variants: ['poster', 'notice'],
  props: { heading: placeholder(voice.wants.item(what)), intro: '', when: placeholder(voice.wants.dates('')) },
});

/** The offer in full: dishes, services, goods, works or dates. */
function shelfSections(composition: Composition): Draft[] {
  const { brief, voice } = composition;
  const shelf = shelfWord(brief.trade.shelf);
  const list = shelf === 'menu' ? menuSection(composition, 'whole') : undefined;
  const services = list ? undefined : servicesSection(composition, 'whole', shelf === 'menu' ? 'products' : shelf);
  const price =
    shelf === 'menu' && !list && services
      ? { ...services, props: { ...services.props, note: placeholder(voice.wants.prices('')) } }
      : services;
  const pictures = shelf === 'works' ? gallerySection(composition) : undefined;
  const events = shelf === 'events' ? eventsSection(composition, 'whole') : undefined;
  return present([
    events,
    pictures,
    list,
    events && brief.prices.length === 0 && brief.offerings.length === 0 ? undefined : price,
    shelf === 'services' ? stepsSection(composition) : undefined,
  ]);
}

/** The sections of a page other than home. */
export function sectionsFor(page: PlannedPage, composition: Composition): Draft[] {
  const { chance } = composition;
  const body = bodyOf(page, composition);
  const first = body[0];
  const closes =
    page.topic !== 'contact' &&
    page.topic !== 'book' &&
    page.topic !== 'support' &&
    chance.for(`close:${page.id}`).chancesAre(0.4);
  const end = closes ? [ctaSection(composition)] : [];
  // Half of the pages open with a line of their own, the others with what they are about under their own title.
  if (first && chance.for(`open:${page.id}`).chancesAre(0.5) && first.kind !== 'banner' && first.props.heading !== '') {
    return [
      { ...first, props: { ...first.props, heading: page.topic === 'about' ? first.props.heading : page.title } },
      ...body.slice(1),
      ...end,
    ];
  }
  return [
    pageOpening(
      composition,
      page.title,
      page.topic === 'shelf' ? shelfWord(composition.brief.trade.shelf) : page.topic,
    ),
    ...body,
    ...end,
  ];
}

/** What a page is about, without opening and end. */
function bodyOf(page: PlannedPage, composition: Composition): Draft[] {
  const { brief, voice } = composition;
  switch (page.topic) {
    case 'shelf':
    case 'services':
    case 'products':
    case 'menu':
      return present([
        ...(page.topic === 'shelf'
          ? shelfSections(composition)
          : [servicesSection(composition, 'whole', page.topic === 'menu' ? 'products' : page.topic)]),
      ]);
    case 'work':
    case 'gallery':
      return present([gallerySection(composition)]);
    case 'about':
    case 'story': {
      const told = aboutSections(composition, 'whole');
      const asked = told.length > 0 ? told : [openSection(composition, page.topic, page.words || page.title)];
      return present([
        ...asked,
        brief.people.length > 0 && brief.trade.family !== 'personal' ? teamSection(composition) : undefined,
      ]);
    }
    case 'team':
      return present([teamSection(composition) ?? openSection(composition, page.topic, page.words || page.title)]);
    case 'prices':
    case 'plans':
      return present([pricingSection(composition)]);
    case 'faq':
      return present([
        faqSection(composition, 8, true) ?? openSection(composition, page.topic, page.words || page.title),
      ]);
    case 'testimonials':
      return present([testimonialsSection(composition)]);
    case 'steps':
      return present([stepsSection(composition) ?? openSection(composition, page.topic, page.title)]);
    case 'features':
      return present([featuresSection(composition) ?? openSection(composition, page.topic, page.title)]);
    case 'contact':
      return present([
        contactSection(composition),
        wantsContactForm(composition) ? contactFormSection(composition) : undefined,
        locationSection(composition),
        hoursSection(composition),
        faqSection(composition, 5),
      ]);
    case 'book':
    case 'support':
      return present([
        contactSection(composition),
        contactFormSection(composition),
        stepsSection(composition),
        hoursSection(composition),
      ]);
    case 'events':
      return present([eventsSection(composition, 'whole') ?? datesWanted(composition, composition.voice.nouns.event)]);
    case 'offers':
      return present([datesWanted(composition, composition.voice.nouns.offer)]);
    case 'blog':
      return present([
        {
          kind: 'features',
          variants: ['statements', 'columns'],
          props: {
            heading: composition.say(voice.headings.articles(composition.facts)),
            intro: '',
            items: [{ name: placeholder(voice.wants.articles('')), text: '' }],
          },
        },
      ]);
    default:
      return present([openSection(composition, page.topic, page.words || page.title)]);
  }
}

/** The first page: who this is, the best of what there is, and how to get in touch. */
export function homeSections(composition: Composition, pages: PlannedPage[]): Draft[] {
  const { brief, chance, facts } = composition;
  if (brief.text === '' && !brief.nameGiven) return [emptyHero(composition)];
  const alone = pages.length === 1;
  const scope = alone ? 'whole' : 'taste';
  const hasPage = (topic: string) => pages.some((page) => page.topic === topic);
  const shelf = shelfWord(brief.trade.shelf);
  const hero = settled(heroSection(composition), composition);
  const said = `${textOf(hero.props.heading)} ${textOf(hero.props.intro)}`;
  const features = chance.chancesAre(0.6) ? featuresSection(composition, said) : undefined;
  const saidAlso = said + textOf(features?.props.items);
  const told =
    alone || !hasPage('about')
      ? aboutSections(composition, 'whole', saidAlso)
      : worthTelling(composition, saidAlso)
        ? aboutSections(composition, 'taste', saidAlso)
        : [];
  const personal = brief.trade.family === 'personal';
  const likely: [share: number, make: () => Draft | undefined][] = [
    [alone ? 1 : 0.6, () => hoursSection(composition)],
    [alone ? 1 : 0.5, () => locationSection(composition)],
    [shelf === 'events' ? 0 : 1, () => eventsSection(composition, scope)],
    [personal ? 0 : hasPage('about') || hasPage('team') ? 0.4 : 1, () => teamSection(composition)],
    [
      shelf === 'services' && !alone ? 0.3 : 0.5,
      () => (shelf === 'menu' || shelf === 'products' || personal ? undefined : stepsSection(composition)),
    ],
    [brief.trade.family === 'lodging' ? 0.7 : 0, () => gallerySection(composition)],
    [shelf === 'works' ? 0.6 : 0, () => servicesSection(composition, 'taste')],
  ];
  const extras = chance
    .for('extras')
    .shuffle(likely)
    .flatMap(([share, make]) => {
      const draft = chance.chancesAre(share) ? make() : undefined;
      return draft ? [draft] : [];
    });
  const middle = chance
    .for('order')
    .shuffle([
      ...(told.length > 0 ? [told] : []),
      ...(features ? [[features]] : []),
      ...extras.slice(0, alone ? 6 : 2 + chance.below(2)).map((draft) => [draft]),
    ]);
  const offer = personal && facts.items.length === 0 ? undefined : offerSection(composition, scope);
  // Only words about the business may stand before what it offers.
  const afterWords =
    middle[0] !== undefined && (middle[0] === told || middle[0][0] === features) && chance.chancesAre(0.4);
  if (offer) middle.splice(afterWords ? 1 : 0, 0, [offer]);
  const faq = chance.chancesAre(alone ? 0.9 : 0.45) ? faqSection(composition, alone ? 5 : 3) : undefined;
  // An opening of words alone leaves the picture to what follows it.
  if (hero.variants?.[0] === 'statement') middle.splice(1, 0, [pictureSection(hero)]);
  const voices = brief.reviews.length > 0 ? [testimonialsSection(composition)] : [];
  const links = brief.trade.id === 'link-page' ? [linksSection(composition)] : [];
  const kept = [...links, ...middle.flat(), ...voices, ...(faq ? [faq] : [])];
  const asked = brief.asked.sections
    .concat(brief.asked.pages.filter(({ topic }) => alone || topic === 'newsletter' || topic === 'waitlist'))
    // "Offer carousel" and "offer information" are one part of a page.
    .filter(({ topic }, index, all) => topic === 'other' || all.findIndex((part) => part.topic === topic) === index)
    .flatMap((part) => askedSection(part.topic, part.words, composition, kept));
  const waits = asked.filter(({ kind }) => kind === 'waitlistForm');
  const others = asked.filter((draft) => !waits.includes(draft));
  // Before it opens, a business wants addresses first; a page that is only for that needs no empty contact details.
  if (alone && waits.length > 0 && !facts.phone && !facts.email && !facts.street)
    return [hero, ...waits, ...(facts.items.length > 0 ? kept : told), ...others];
  const end = alone
    ? [contactSection(composition), ...(wantsContactForm(composition) ? [contactFormSection(composition)] : [])]
    : [ctaSection(composition)];
  return [hero, ...waits, ...kept, ...others, ...end];
}

/** Where else the person is found: the addresses of the brief, or places for them. */
function linksSection(composition: Composition): Draft {
  const { brief, voice } = composition;
  const open = openSection(composition, 'links', voice.pages.links?.title ?? 'Links');
  const items = brief.social.map(({ label, to }) => ({ name: label.slice(0, 80), text: '', to }));
  return items.length > 0 ? { ...open, props: { ...open.props, items } } : open;
}

/** The picture that an opening has and does not show, large and with nothing beside it. */
const pictureSection = (hero: Draft): Draft => ({
  kind: 'image',
  props: { heading: '', intro: '', caption: '', credit: '', picture: hero.props.picture },
});

/** Whether the first page has enough left to say about the business to give it a section of its own. */
function worthTelling({ sentences }: Composition, told: string): boolean {
  const fresh = sentences.filter((text) => !told.includes(text.replace(/\.$/, '')));
  return fresh.length > 1 && fresh.join(' ').length > 90;
}

/** The offer as the first page shows it. */
function offerSection(composition: Composition, scope: 'whole' | 'taste'): Draft | undefined {
  const shelf = shelfWord(composition.brief.trade.shelf);
  if (shelf === 'works') return gallerySection(composition);
  return (
    (shelf === 'events' ? eventsSection(composition, scope) : undefined) ??
    (shelf === 'menu' ? menuSection(composition, scope) : undefined) ??
    servicesSection(composition, scope, shelf === 'menu' ? 'products' : shelf)
  );
}

/** Nothing is known: the owner is asked for the first words. */
function emptyHero({ voice, draw, brief }: Composition): Draft {
  return {
    kind: 'hero',
    variants: ['split', 'statement'],
    props: {
      eyebrow: '',
      heading: placeholder(voice.wants.headline('')),
      intro: placeholder(voice.wants.introduction('')),
      picture: draw(brief.name),
      facts: [],
    },
  };
}

/** A section that the brief asks for on the page, unless one like it is there. */
function askedSection(topic: string, words: string, composition: Composition, there: Draft[]): Draft[] {
  const has = (kind: string) => there.some((draft) => draft.kind === kind);
  const make: Record<string, () => Draft | undefined> = {
    newsletter: () => newsletterSection(composition),
    waitlist: () => waitlistSection(composition),
    faq: () => (has('faq') ? undefined : (faqSection(composition, 6, true) ?? openSection(composition, topic, words))),
    testimonials: () => (has('testimonials') ? undefined : testimonialsSection(composition)),
    gallery: () => (has('gallery') ? undefined : gallerySection(composition)),
    work: () => (has('gallery') ? undefined : gallerySection(composition)),
    team: () => (has('team') ? undefined : (teamSection(composition) ?? openSection(composition, topic, words))),
    prices: () => (has('menu') || has('services') ? undefined : pricingSection(composition)),
    hours: () => (has('hours') ? undefined : hoursSection(composition)),
    location: () => (has('location') ? undefined : locationSection(composition)),
    steps: () => (has('steps') ? undefined : stepsSection(composition)),
    services: () => (has('services') || has('menu') ? undefined : servicesSection(composition, 'whole')),
    products: () => (has('services') || has('menu') ? undefined : servicesSection(composition, 'whole', 'products')),
    menu: () => (has('menu') || has('services') ? undefined : menuSection(composition, 'whole')),
    about: () => (has('about') || has('richText') ? undefined : openSection(composition, topic, words)),
  };
  if (['home', 'contact', 'search', 'account', 'tool', 'status', 'book'].includes(topic)) return [];
  const maker = make[topic];
  const draft = maker ? maker() : openSection(composition, topic, words);
  return draft ? [draft] : [];
}

import { placeholder } from '#site/model/placeholder.ts';
import { cut, raised } from '../copy/grammar.ts';
import { shelfWord } from './actions.ts';
import type { Composition, Draft } from './composition.ts';
import { contactSection, ctaSection, hoursSection, locationSection } from './contact-sections.ts';
import type { PlannedPage } from './plan-pages.ts';
import { gallerySection, menuSection, pricingSection, servicesSection } from './shelf-sections.ts';
import { aboutSections, faqSection, featuresSection, heroSection, pageOpening, stepsSection, teamSection, testimonialsSection } from './story-sections.ts';

const present = (drafts: (Draft | undefined)[]): Draft[] => drafts.filter((draft) => draft !== undefined);

/** Something the brief asks for without saying what stands there: a heading, and a mark for its owner. */
function openSection({ voice }: Composition, words: string): Draft {
  const plain = words.trim().replace(/^(?:our|my|the|an?) /i, '').toLowerCase();
  return { kind: 'richText', variants: ['aside', 'column'], props: { heading: cut(raised(words), 120), intro: '', body: placeholder(voice.wants.item(plain).slice(0, 110)) } };
}

/** The offer in full: dishes, services, goods, works or dates. */
function shelfSections(composition: Composition): Draft[] {
  const { brief, voice } = composition;
  const shelf = shelfWord(brief.trade.shelf);
  const list = shelf === 'menu' ? menuSection(composition, 'whole') : undefined;
  const services = list ? undefined : servicesSection(composition, 'whole', shelf === 'menu' ? 'products' : shelf);
  const price = shelf === 'menu' && !list && services ? { ...services, props: { ...services.props, note: placeholder(voice.wants.prices('')) } } : services;
  const pictures = shelf === 'works' ? gallerySection(composition) : undefined;
  return present([pictures, list, price, shelf === 'services' ? stepsSection(composition) : undefined]);
}

/** The sections of a page other than home. */
export function sectionsFor(page: PlannedPage, composition: Composition): Draft[] {
  const { brief, voice } = composition;
  const opening = pageOpening(composition, page.title, page.topic === 'shelf' ? shelfWord(brief.trade.shelf) : page.topic);
  const close = composition.chance.for(`close:${page.id}`).chancesAre(0.6) ? ctaSection(composition) : undefined;
  switch (page.topic) {
    case 'shelf':
    case 'services':
    case 'products':
    case 'menu':
      return present([opening, ...(page.topic === 'shelf' ? shelfSections(composition) : [servicesSection(composition, 'whole', page.topic === 'menu' ? 'products' : page.topic)]), close]);
    case 'work':
    case 'gallery':
      return present([opening, gallerySection(composition), close]);
    case 'about':
    case 'story': {
      const told = aboutSections(composition, 'whole');
      const asked = told.length > 0 ? told : [openSection(composition, page.words || page.title)];
      return present([opening, ...asked, brief.people.length > 0 && brief.trade.family !== 'personal' ? teamSection(composition) : undefined, close]);
    }
    case 'team':
      return present([opening, teamSection(composition) ?? openSection(composition, page.words || page.title), close]);
    case 'prices':
    case 'plans':
      return present([opening, pricingSection(composition), close]);
    case 'faq':
      return present([opening, faqSection(composition, 8) ?? openSection(composition, page.words || page.title), close]);
    case 'testimonials':
      return present([opening, testimonialsSection(composition), close]);
    case 'steps':
      return present([opening, stepsSection(composition) ?? openSection(composition, page.title), close]);
    case 'features':
      return present([opening, featuresSection(composition) ?? openSection(composition, page.title), close]);
    case 'contact':
      return present([opening, contactSection(composition), locationSection(composition), hoursSection(composition), faqSection(composition, 5)]);
    case 'book':
    case 'support':
      return present([opening, contactSection(composition), stepsSection(composition), hoursSection(composition)]);
    case 'events':
    case 'offers':
      return present([opening, { kind: 'banner', variants: ['poster', 'notice'], props: { heading: placeholder(voice.wants.item(page.topic === 'offers' ? 'current offer' : 'next event')), intro: '', when: placeholder(voice.wants.dates('')) } }, close]);
    case 'blog':
      return present([opening, { kind: 'features', variants: ['statements', 'columns'], props: { heading: composition.say(voice.headings.articles(composition.facts)), intro: '', items: [{ name: placeholder(voice.wants.articles('')), text: '' }] } }, close]);
    default:
      return present([opening, openSection(composition, page.words || page.title), close]);
  }
}

/** The first page: who this is, the best of what there is, and how to get in touch. */
export function homeSections(composition: Composition, pages: PlannedPage[]): Draft[] {
  const { brief, chance, facts, sentences } = composition;
  const alone = pages.length === 1;
  const scope = alone ? 'whole' : 'taste';
  const hasPage = (topic: string) => pages.some((page) => page.topic === topic);
  const shelf = shelfWord(brief.trade.shelf);
  const offer = shelf === 'works' ? gallerySection(composition) : ((shelf === 'menu' ? menuSection(composition, scope) : undefined) ?? servicesSection(composition, scope, shelf === 'menu' ? 'products' : shelf));
  const told = alone || !hasPage('about') ? aboutSections(composition, 'whole') : sentences.length > 2 ? aboutSections(composition, 'taste') : [];
  const pool: (Draft[] | undefined)[] = [
    told.length > 0 ? told : undefined,
    chance.chancesAre(0.75) ? wrapped(featuresSection(composition)) : undefined,
    (facts.hours && (alone || chance.chancesAre(0.5))) ? wrapped(hoursSection(composition)) : undefined,
    brief.address && (alone || chance.chancesAre(0.4)) ? wrapped(locationSection(composition)) : undefined,
    brief.people.length > 0 && brief.trade.family !== 'personal' && !hasPage('about') ? wrapped(teamSection(composition)) : brief.people.length > 1 && chance.chancesAre(0.35) ? wrapped(teamSection(composition)) : undefined,
    chance.chancesAre(alone ? 0.6 : 0.45) ? wrapped(faqSection(composition, 3)) : undefined,
    shelf === 'services' && chance.chancesAre(0.5) ? wrapped(stepsSection(composition)) : undefined,
    brief.trade.family === 'lodging' && chance.chancesAre(0.6) ? [gallerySection(composition)] : undefined,
    shelf === 'works' && chance.chancesAre(0.6) ? wrapped(servicesSection(composition, 'taste')) : undefined,
  ];
  const middle = chance.for('order').shuffle(pool.filter((drafts) => drafts !== undefined));
  if (offer && brief.trade.family !== 'personal') middle.splice(chance.chancesAre(0.7) ? 0 : Math.min(1, middle.length), 0, [offer]);
  const most = alone ? 8 : 6;
  const kept = keepTold(middle, told, most);
  const asked = brief.asked.sections.concat(alone ? brief.asked.pages : []).flatMap((part) => askedSection(part.topic, part.words, composition, kept.flat()));
  const end = alone ? contactSection(composition) : ctaSection(composition);
  return [heroSection(composition), ...kept.flat(), ...asked, end];
}

const wrapped = (draft: Draft | undefined) => (draft ? [draft] : undefined);

/** At most so many groups, the owner's own words always among them. */
function keepTold(groups: Draft[][], told: Draft[], most: number): Draft[][] {
  const kept = groups.slice(0, most);
  return told.length === 0 || kept.includes(told) ? kept : [...kept.slice(0, most - 1), told];
}

/** A section that the brief asks for on the page, unless one like it is there. */
function askedSection(topic: string, words: string, composition: Composition, there: Draft[]): Draft[] {
  const has = (kind: string) => there.some((draft) => draft.kind === kind);
  const make: Record<string, () => Draft | undefined> = {
    faq: () => (has('faq') ? undefined : (faqSection(composition, 6) ?? openSection(composition, words))),
    testimonials: () => testimonialsSection(composition),
    gallery: () => (has('gallery') ? undefined : gallerySection(composition)),
    work: () => (has('gallery') ? undefined : gallerySection(composition)),
    team: () => (has('team') ? undefined : (teamSection(composition) ?? openSection(composition, words))),
    prices: () => (has('menu') || has('services') ? undefined : pricingSection(composition)),
    hours: () => (has('hours') ? undefined : hoursSection(composition)),
    location: () => (has('location') ? undefined : locationSection(composition)),
    steps: () => (has('steps') ? undefined : stepsSection(composition)),
    services: () => (has('services') || has('menu') ? undefined : servicesSection(composition, 'whole')),
    products: () => (has('services') || has('menu') ? undefined : servicesSection(composition, 'whole', 'products')),
    menu: () => (has('menu') || has('services') ? undefined : menuSection(composition, 'whole')),
    about: () => (has('about') || has('richText') ? undefined : openSection(composition, words)),
  };
  if (['home', 'contact', 'search', 'account', 'tool', 'status', 'newsletter', 'waitlist', 'book'].includes(topic)) return [];
  const maker = make[topic];
  const draft = maker ? maker() : openSection(composition, words);
  return draft ? [draft] : [];
}

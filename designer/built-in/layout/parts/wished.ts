import type { GapName } from '../gaps.ts';
import { waits, type Part, type Site, type Subject } from '../site.ts';
import { raised } from '../text.ts';
import { asking, detailsOf } from './contact.ts';

/** Entries that say what is missing, for what was asked for and nothing is known of yet. */
function emptyPart(subject: Subject, site: Site): Pick<Part, 'kind' | 'props' | 'variants'> {
  const { gap } = site;
  const name = (field: GapName) => gap(field);
  const { phone, email } = detailsOf(site);
  const offers = site.reading.offers.flatMap((group) => group.offers.filter(({ name }) => name !== ''));
  switch (subject) {
    case 'booking':
      if ((phone === '' && email === '') || !site.reading.wishes.pages.some(({ topic }) => topic === subject)) break;
      return { kind: 'contact', props: { showHours: false, showSocial: true }, variants: ['large'] };
    case 'services':
    case 'prices':
      // The list with its prices stands on a page of its own: here is what there is.
      if (subject === 'services' && offers.length > 1)
        return {
          kind: 'richText',
          props: {
            body: offers
              .map(({ name }) => `- ${raised(name)}`)
              .join('\n')
              .slice(0, 2000),
          },
          variants: ['aside'],
        };
      return {
        kind: 'services',
        props: { items: [{ name: name('offer'), price: name('price') }] },
        variants: ['ledger'],
      };
    case 'products':
      return {
        kind: 'products',
        props: { items: [{ name: name('offer'), price: name('price') }] },
        variants: ['list'],
      };
    case 'menu':
      return {
        kind: 'menu',
        props: { groups: [{ dishes: [{ name: name('offer'), price: name('price') }] }] },
        variants: ['board'],
      };
    case 'gallery':
    case 'works':
      return {
        kind: 'gallery',
        props: { items: [1, 2, 3].map(() => ({ picture: site.photo() })) },
        variants: ['mosaic', 'strip'],
      };
    case 'team':
      return { kind: 'team', props: { items: [{ name: name('person'), role: name('role') }] }, variants: ['roll'] };
    case 'events':
      return { kind: 'events', props: { items: [{ date: name('date'), title: name('event') }] }, variants: ['list'] };
    case 'timetable':
      return {
        kind: 'schedule',
        props: { days: [{ name: name('day'), slots: [{ time: name('time'), name: name('event') }] }] },
        variants: ['rows'],
      };
    case 'questions':
      return {
        kind: 'faq',
        props: { items: [{ question: name('question'), answer: name('answer') }] },
        variants: ['margin'],
      };
    case 'testimonials':
      return { kind: 'testimonials', props: { items: [{ quote: name('quote') }] }, variants: ['lead'] };
    case 'steps':
      return { kind: 'steps', props: { items: [{ name: name('step') }] }, variants: ['numbered'] };
    case 'blog':
      return { kind: 'blogList', props: {} };
    case 'newsletter':
      return { kind: 'newsletter', props: {}, variants: ['line'] };
    case 'waitlist':
      return { kind: 'waitlistForm', props: {}, variants: ['statement'] };
    case 'contactForm':
      return { kind: 'contactForm', props: asking(site.reading.wishes.form), variants: ['plain'] };
    case 'contact':
      return site.refuses('form')
        ? { kind: 'contact', props: { intro: name('contact') }, variants: ['columns'] }
        : { kind: 'contactForm', props: {}, variants: ['plain'] };
    case 'hours':
      return { kind: 'richText', props: { body: name('hours') }, variants: ['aside'] };
    case 'location':
      return { kind: 'richText', props: { body: site.reading.place?.text ?? name('address') }, variants: ['aside'] };
  }
  return { kind: 'richText', props: { body: name('text') }, variants: ['aside'] };
}

/** A part for something that was asked for of which the brief says nothing: it tells the owner what to add. */
export const wishedPart = (subject: Subject, site: Site): Part => ({ subject, size: 1, ...emptyPart(subject, site) });

/**
 * What stands on a page that was asked for and of which the brief says nothing: how to get in touch about it, for visitors, and what
 * the owner has to add.
 */
export function wishedPage(subject: Subject, site: Site): Part[] {
  const wished = wishedPart(subject, site);
  const { phone, email } = detailsOf(site);
  const isReached = phone !== '' || email !== '';
  if (!waits(wished) || (!isReached && site.refuses('form'))) return [wished];
  const way = isReached
    ? { kind: 'contact', props: { showHours: false, showSocial: true }, variants: ['large'] }
    : { kind: 'contactForm', props: {}, variants: ['plain'] };
  return [
    { subject, size: 1, ...way },
    { ...wished, props: { ...wished.props, heading: '' } },
  ];
}

import { cut } from '../copy/grammar.ts';
import type { Composition, Draft } from './composition.ts';

const WHEN =
  /\b(?:opens?|opening|starts?|starting|launch(?:es|ing)?|coming|öffnet|startet|ouvre|abre)\s+(?:in |on |im |en |em )?((?:early |late |mid-)?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: (?:of )?\d{4})?)/iu;

/** A form that writes to the business. Its labels and buttons are fixed words of the site's language. */
export function contactFormSection({ facts, voice, say, brief, chance }: Composition): Draft {
  return {
    kind: 'contactForm',
    // Phone and mail stand in the contact section beside it.
    variants: ['plain'],
    props: {
      heading: cut(say(voice.headings.contactForm(facts)), 120),
      intro: '',
      askPhone: /^(?:call|book)$/.test(brief.trade.wish) && chance.chancesAre(0.7),
    },
  };
}

/** One field to leave a mail address for news. */
export const newsletterSection = ({ facts, voice, say }: Composition): Draft => ({
  kind: 'newsletter',
  props: { heading: cut(say(voice.headings.newsletter(facts)), 120), intro: '' },
});

/** A place to leave one's address before there is anything to visit. */
export const waitlistSection = ({ facts, voice, say, brief }: Composition): Draft => ({
  kind: 'waitlistForm',
  variants: ['statement'],
  props: {
    heading: cut(say(voice.headings.waitlist(facts)), 120),
    intro: '',
    when: WHEN.exec(brief.text)?.[1] ?? '',
  },
});

/** Whether a contact page gets a form: asked for, the only way to reach the business, or what suits the trade. */
export function wantsContactForm({ brief, facts, chance }: Composition): boolean {
  if (brief.asked.contactForm || (!facts.phone && !facts.email)) return true;
  const suits = /^(?:write|book|call)$/.test(brief.trade.wish);
  return suits && chance.for('contact-form').chancesAre(0.5);
}

import { cut } from '../copy/grammar.ts';
import { actionFor } from './actions.ts';
import type { Composition, Draft } from './composition.ts';

export function hoursSection(composition: Composition): Draft | undefined {
  const { facts, voice, say, brief } = composition;
  if (!facts.hours) return undefined;
  return {
    kind: 'hours',
    props: { heading: cut(say(voice.headings.hours(facts)), 120), intro: '', note: cut(brief.hoursNote, 240) },
  };
}

export function locationSection(composition: Composition): Draft | undefined {
  const { facts, voice, say, brief } = composition;
  if (!brief.address) return undefined;
  return {
    kind: 'location',
    props: {
      heading: cut(say(voice.headings.location(facts)), 120),
      intro: '',
      ways: [],
      picture: composition.wish(brief.name, brief.name),
    },
  };
}

export function contactSection(composition: Composition): Draft {
  const { facts, voice, say } = composition;
  return {
    kind: 'contact',
    variants: facts.phone || facts.email ? ['columns', 'large', 'picture'] : ['columns'],
    props: {
      heading: cut(say(voice.headings.contact(facts)), 120),
      intro: say(voice.invitations(facts)),
      note: '',
      showHours: true,
      showSocial: true,
      picture: composition.wish(composition.brief.name, composition.brief.name),
    },
  };
}

/** The one next step at the end of a page: heading, button and what stands beside it belong together. */
export function ctaSection(composition: Composition): Draft {
  const { facts, voice, say, chance } = composition;
  const { primary, secondary } = actionFor(composition);
  const calls = primary.to.startsWith('tel:');
  const visits =
    !calls && primary.to !== '' && primary.to === composition.pathOf('contact') && (facts.street !== '' || facts.hours);
  const { asks } = facts.lines;
  const headings = calls
    ? [...asks, ...voice.headings.callNow(facts)]
    : visits
      ? [...asks, ...voice.headings.comeBy(facts)]
      : asks.length > 0 && facts.people.length === 0
        ? asks
        : [...asks, ...voice.headings.cta(facts)];
  const call = calls && chance.chancesAre(0.5);
  return {
    kind: 'cta',
    variants: call ? ['call'] : ['line', 'poster', 'picture'],
    props: {
      heading: cut(say(headings), 120),
      intro: facts.phone || facts.street ? '' : say(voice.invitations(facts)),
      // Where the number itself is the picture, a button with the same number would say it twice.
      primary: call ? secondary : primary,
      secondary: call || secondary.to === primary.to ? { label: '', to: '' } : secondary,
      showPhone: call || (!calls && facts.phone !== ''),
      note: '',
      picture: composition.draw(composition.brief.description),
    },
  };
}

import { cut } from '../copy/grammar.ts';
import { actionFor } from './actions.ts';
import type { Composition, Draft } from './composition.ts';

export function hoursSection(composition: Composition): Draft | undefined {
  const { facts, voice, say, brief } = composition;
  if (!facts.hours) return undefined;
  return { kind: 'hours', props: { heading: cut(say(voice.headings.hours(facts)), 120), intro: '', note: cut(brief.hoursNote, 240) } };
}

export function locationSection(composition: Composition): Draft | undefined {
  const { facts, voice, say, brief } = composition;
  if (!brief.address) return undefined;
  return { kind: 'location', props: { heading: cut(say(voice.headings.location(facts)), 120), intro: '', ways: [], picture: composition.wish(brief.name, brief.name) } };
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

export function ctaSection(composition: Composition): Draft {
  const { facts, voice, say } = composition;
  const { primary, secondary } = actionFor(composition);
  return {
    kind: 'cta',
    variants: ['line', 'poster', ...(facts.phone ? ['call'] : []), 'picture'],
    props: {
      heading: cut(say(voice.headings.cta(facts)), 120),
      intro: facts.phone ? '' : say(voice.invitations(facts)),
      primary,
      secondary: secondary.to === primary.to ? { label: '', to: '' } : secondary,
      showPhone: Boolean(facts.phone),
      note: '',
      picture: composition.draw(composition.brief.description),
    },
  };
}

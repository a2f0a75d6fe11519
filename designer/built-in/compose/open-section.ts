import { placeholder } from '#site/origins/marks.ts';
import { writtenLanguage } from '../brief/language.ts';
import { gaps } from '../copy/gaps.ts';
import { cut, raised } from '../copy/grammar.ts';
import type { Composition, Draft } from './composition.ts';

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

/**
 * A part that the brief asks for and only its owner can fill: laid out as it will be, with a mark for each gap. What is true of the
 * trade stands before the marks.
 */
export function openSection(composition: Composition, topic: string, words: string): Draft {
  const { brief, facts, voice, say } = composition;
  const heading = cut(raised(words.trim()), 120);
  const gap = gaps[writtenLanguage(brief.language)];
  const timeline = (title: string): Draft => ({
    kind: 'story',
    variants: ['timeline'],
    props: {
      heading,
      intro: '',
      chapters: times(3, () => ({
        when: placeholder(gap.when),
        title: placeholder(title),
        text: placeholder(gap.story),
      })),
    },
  });
  switch (topic) {
    case 'about':
    case 'story':
      return {
        kind: 'about',
        variants: ['portrait'],
        props: {
          heading,
          intro: '',
          body: [say(facts.lines.leads), placeholder(gap.beginning), placeholder(gap.aims)]
            .filter(Boolean)
            .join('\n\n'),
          picture: composition.wish(facts.name, brief.name),
          facts: [],
        },
      };
    case 'team':
      return {
        kind: 'team',
        variants: ['portraits'],
        props: {
          heading,
          intro: '',
          items: times(3, () => ({
            name: placeholder(gap.person),
            role: placeholder(gap.role),
            picture: composition.portrait(facts.name),
          })),
        },
      };
    case 'experience':
      return timeline(brief.trade.id === 'cv' ? gap.job : gap.event);
    case 'education':
      return timeline(gap.school);
    case 'achievements':
      return timeline(gap.honour);
    case 'skills':
      return {
        kind: 'features',
        variants: ['columns'],
        props: { heading, intro: '', items: times(4, () => ({ name: placeholder(gap.skill), text: '' })) },
      };
    case 'links':
      return {
        kind: 'services',
        variants: ['ledger'],
        props: { heading, intro: '', items: times(4, () => ({ name: placeholder(gap.link), text: '', to: '' })) },
      };
    case 'faq':
      return {
        kind: 'faq',
        variants: ['open', 'margin'],
        props: {
          heading,
          intro: '',
          items: times(3, () => ({ question: placeholder(gap.question), answer: placeholder(gap.answer) })),
        },
      };
    default: {
      const plain = words
        .trim()
        .replace(/^(?:our|my|the|an?) /i, '')
        .toLowerCase();
      return {
        kind: 'richText',
        variants: ['aside', 'column'],
        props: { heading, intro: '', body: placeholder(voice.wants.item(plain).slice(0, 110)) },
      };
    }
  }
}

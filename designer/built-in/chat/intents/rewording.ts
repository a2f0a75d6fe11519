import { sentencesOf } from '../../brief/plain-text.ts';
import { raised } from '../../copy/grammar.ts';
import { sectionWords } from '../find-target.ts';
import { composerOf, newSection } from '../new-section.ts';
import { sectionsOf, shown, textProp, type Ask, type Intent } from '../request.ts';
import { isTarget, located } from './sections.ts';

const REWRITE =
  /^(?:please\s+)?(?:rewrite|rephrase|reword|regenerate|refresh|redo|improve|polish|give me another|generate a new|make a new version of|try a new version of|write (?:a )?(?:new|another|different|better)|another)\s+(?:version of\s+)?(?:the\s+|our\s+|my\s+)?(.{2,60}?)[.!]*$/isu;
const SHORTEN =
  /^(?:please\s+)?(?:shorten|make\s+(?:the\s+)?(.{2,50}?)\s+(?:a (?:bit|little) |much |even )?(?:shorter|more concise|briefer)|cut(?: down)?|trim|condense)\s*(?:the\s+|our\s+)?(.{2,50}?)?[.!]*$/isu;
const LENGTHEN =
  /^(?:(?:lengthen|extend|expand(?: on)?|elaborate(?: on)?)\s+(?:the\s+|our\s+)?(.{2,50}?)|make\s+(?:the\s+)?(.{2,50}?)\s+(?:a (?:bit|little) |much |even )?(?:longer|more detailed)|(?:write|say|add) more (?:about|to|in|on) (?:the\s+)?(.{2,50}?))[.!]*$/isu;

/** True sentences about the business that a text does not have yet, made from the site's facts. */
function furtherSentences(ask: Ask, text: string): string[] {
  const { voice, facts } = composerOf(ask.document, ask.seed);
  const known = text.toLowerCase();
  const made = [...facts.lines.leads, ...voice.intros(facts), ...voice.invitations(facts)].flatMap((one) =>
    sentencesOf(one),
  );
  return [...new Set(made)].filter(
    (one) => !one.includes('[[') && !known.includes(one.toLowerCase().replace(/[.!]$/, '')),
  );
}

/** The owner's sentences in another order of paragraphs, led by what the business is. Nothing is reworded or made up. */
function rearranged(ask: Ask, body: string): string {
  const sentences = sentencesOf(body);
  const lead = furtherSentences(ask, body)[0];
  return (lead ? [lead, sentences.join(' ')] : sentences).join('\n\n');
}

/** Says a section's lines another way, from the same facts. The owner's own sentences are never reworded. */
export const rewriteSection: Intent = (ask) => {
  const words = REWRITE.exec(ask.text)?.[1];
  if (!words) return undefined;
  const onlyHeading = /\b(?:headline|heading|title)\b/i.test(words);
  const rest = words.replace(/\b(?:headline|heading|title|text|of|for|on)\b/gi, ' ').trim();
  const [first] = ask.page.sections;
  const target =
    rest === '' || /^(?:page|the page|it|this)$/i.test(rest)
      ? first
        ? { page: ask.page, section: first }
        : undefined
      : located(ask, rest, 'rewrite');
  if (!target) return undefined;
  if (!isTarget(target)) return target;
  const { section } = target;
  for (let attempt = 1; attempt < 12; attempt += 1) {
    const made =
      section.kind === 'banner' || section.kind === 'richText'
        ? undefined
        : newSection(ask.document, section.kind, 'candidate', ask.seed + attempt * 7919 + sectionsOf(ask).length);
    const heading = typeof made?.props.heading === 'string' ? made.props.heading : '';
    const intro = typeof made?.props.intro === 'string' ? made.props.intro : '';
    const body = textProp(section, 'body');
    const props = {
      ...(!onlyHeading && body !== '' ? { body: rearranged(ask, body).slice(0, 4000) } : {}),
      ...(heading && heading !== textProp(section, 'heading') ? { heading } : {}),
      ...(!onlyHeading &&
      intro &&
      section.kind !== 'hero' &&
      intro !== textProp(section, 'intro') &&
      textProp(section, 'intro') !== ''
        ? { intro }
        : {}),
    };
    if (Object.keys(props).length > 0)
      return {
        operations: [{ type: 'updateSection', sectionId: section.id, props }],
        did: `gave ${sectionWords(target, ask)} ${'intro' in props || 'body' in props ? 'new words' : `a new heading, ${shown(heading)}`}`,
        names: ['heading', 'intro', 'body'].map((name) => `sections/${section.id}/props/${name}`),
        also: 'Your own sentences stay as you wrote them.',
      };
  }
  return {
    cannot: `I have no other words for ${sectionWords(target, ask)}`,
    instead: 'Tell me what it should say: “change the headline to …”.',
  };
};

export const shortenSection: Intent = (ask) => {
  const match = SHORTEN.exec(ask.text);
  if (!match) return undefined;
  const words = (match[1] ?? match[2] ?? '').replace(/\b(?:text|texts|a bit|please)\b/gi, '').trim();
  const able = ask.page.sections.find((section) => textProp(section, 'body').length > 160) ?? ask.page.sections[0];
  const target =
    words === '' || /^(?:it|this|page|the page|copy)$/i.test(words)
      ? able && { page: ask.page, section: able }
      : located(ask, words, 'shorten');
  if (!target) return undefined;
  if (!isTarget(target)) return target;
  const { section } = target;
  const field = textProp(section, 'body') !== '' ? 'body' : 'intro';
  const sentences = sentencesOf(textProp(section, field));
  if (sentences.length < 2)
    return {
      cannot: `${raised(sectionWords(target, ask))} is short already`,
      instead: 'I can hide it, or take items out of it.',
    };
  const kept = sentences.slice(0, Math.max(1, Math.floor(sentences.length / 2))).join(' ');
  return {
    operations: [{ type: 'updateSection', sectionId: section.id, props: { [field]: kept } }],
    did: `shortened ${sectionWords(target, ask)} from ${sentences.length} sentences to ${Math.max(1, Math.floor(sentences.length / 2))}`,
    names: [`sections/${section.id}/props/${field}`],
  };
};

/** "make the intro longer": by what the site knows, never by filling. */
export const lengthenSection: Intent = (ask) => {
  const match = LENGTHEN.exec(ask.text);
  if (!match) return undefined;
  const words = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\b(?:text|texts|please)\b/gi, '').trim();
  const first = ask.page.sections[0];
  const target = /^(?:it|this|page|)$/i.test(words)
    ? first && { page: ask.page, section: first }
    : located(ask, words, 'lengthen');
  if (!target) return undefined;
  if (!isTarget(target)) return target;
  const { section } = target;
  const field = textProp(section, 'body') !== '' ? 'body' : 'intro';
  const text = textProp(section, field);
  const more = furtherSentences(ask, text)[0];
  if (!more)
    return {
      cannot: `I know nothing more to say in ${sectionWords(target, ask)}`,
      instead: 'Tell me a fact, such as “change the intro to …”, and I put it there.',
    };
  return {
    operations: [
      {
        type: 'updateSection',
        sectionId: section.id,
        props: {
          [field]: [text, more]
            .filter(Boolean)
            .join(' ')
            .slice(0, field === 'body' ? 4000 : 500),
        },
      },
    ],
    did: `added ${shown(more)} to ${sectionWords(target, ask)}`,
    names: [`sections/${section.id}/props/${field}`],
  };
};

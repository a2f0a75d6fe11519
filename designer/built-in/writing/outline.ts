import type { WebsiteDocument } from '#site/model/document.ts';
import { placeholder, publishedText } from '#site/origins/marks.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { writingWordsOf } from './words/index.ts';

const MOST_SENTENCES = 4;
const SENTENCES = /(?<=[.!?…。！？]["”’»)]?)\s+/u;
const ENDS = /[.!?…。！？]["”’»)]?$/u;

const stemsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));

/** Whole sentences of the website that speak of what a title names, as visitors read them, in its order. */
export function sentencesOn(document: WebsiteDocument, title: string): string[] {
  const brand = new Set(stemsOf(document.brand.name));
  const stems = [...new Set(stemsOf(title))].filter((stem) => !brand.has(stem));
  const about = (sentence: string) =>
    sentence
      .toLocaleLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => stems.some((stem) => word.startsWith(stem)));
  const sentences = textsOf(document)
    .filter(({ path }) => path.startsWith('sections/'))
    .flatMap(({ text }) => publishedText(text).split(SENTENCES))
    .map((sentence) => sentence.replace(/^[\s\-*•]+/u, '').trim())
    .filter((sentence) => ENDS.test(sentence))
    .filter((sentence) => sentence !== title && !sentence.endsWith('?') && about(sentence));
  return [...new Set(sentences)].slice(0, MOST_SENTENCES);
}

/**
 * An honest beginning of a post: what the website already says about it, word for word, and a gap wherever only the owner can go on.
 * Markdown.
 */
export function outlineOf(document: WebsiteDocument, title: string): string {
  const { headings, gaps } = writingWordsOf(document.language);
  const known = sentencesOn(document, title);
  return [
    placeholder(gaps.begin),
    `## ${headings.question}`,
    ...(known.length > 0 ? [known.join(' ')] : []),
    placeholder(gaps.answer),
    `## ${headings.example}`,
    placeholder(gaps.example),
    `## ${headings.next}`,
    placeholder(gaps.next),
  ].join('\n\n');
}

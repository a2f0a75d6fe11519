import type { WebsiteDocument } from '../model/document.ts';
import { plainWords } from '../model/rich-words.ts';
import { isLabel } from '../labels/index.ts';
import { publishedText } from './marks.ts';
import { textsOf, type TextAt } from './texts-of.ts';

/**
 * Texts that visitors would read and that nobody said: neither a label nor a cleaned span of a source (the brief, messages,
 * forms, imports). Cleaned means the same words in the same order, whatever their capitals, spaces, quotes, dashes and
 * stops. What is joined by ` · `, ` – `, a colon, a new line, or of several sentences, is judged piece by piece.
 */
export function ungroundedTexts(document: WebsiteDocument, sources: readonly string[]): TextAt[] {
  const isGrounded = groundedIn(document.language, sources);
  return textsOf(document).filter(({ text }) => !isGrounded(publishedText(text)));
}

/** Judges single texts; make it once for many. */
export function groundedIn(language: string, sources: readonly string[]): (text: string) => boolean {
  const said = sources.map((source) => ({ words: wordsOf(plainWords(source)), signs: signsOf(source) }));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    return (
      words.trim() === '' || said.some((source) => source.words.includes(words) || isRunOfSigns(text, source.signs))
    );
  };
  const isFixed = (text: string) => isLabel(text, language) || ISO_DATE.test(text);
  const isEither = (text: string) => isSaid(text) || isFixed(text);
  return (text) => {
    const plain = plainWords(text);
    return isEither(plain) || piecesOf(plain).every((piece) => isEither(piece) || sentencesOf(piece).every(isEither));
  };
}

/** A date that was read from the owner's words; pages write it out in their language. */
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

const piecesOf = (text: string) => text.split(/ [·–—|] |: |\n/);
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])["”’»)]? |(?<=[。！？])/);

/** A number that touches a word of a script without spaces is a word of its own. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:[.,:][\p{N}]+)*|[£$€¥₹%@&+]/gu;

/** The words of a text in small letters, each with a space on both sides. */
const wordsOf = (text: string) => ` ${(small(text).match(WORD) ?? []).join(' ')} `;

/** Turkish has two letters i, which only a capital or only a small letter tells apart: "ısmarlama", "Ismarlama". */
const small = (text: string) => text.toLowerCase().replace(/ı|i\u0307/g, 'i');

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const isRunOfSigns = (text: string, signs: string) => UNSPACED.test(text) && signs.includes(signsOf(text));

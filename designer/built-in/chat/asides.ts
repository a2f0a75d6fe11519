import { phrasesOf, vocabularyOf } from '../reading/vocabulary/index.ts';
import { FILLERS } from './message/fillers.ts';
import { readRequest, type Request } from './message/request.ts';
import { spacedOut } from './message/unspaced.ts';
import type { Situation } from './plan.ts';
import { asksNothing } from './roles/heard.ts';

/** Whether a part of a message asks for nothing that its other parts do not say. */
export const isAside = (part: string, parts: readonly string[], { heard }: Situation): boolean => {
  const request = readRequest(spacedOut(part, heard, []), heard);
  return isSignature(part, parts) || (parts.length > 1 && saysNothing(request));
};

/** Thanks and greetings in any language. */
function saysNothing({ tokens, language, text }: Request): boolean {
  const { thanks, greetings, frequent, wishes } = vocabularyOf(language);
  if (/\d/u.test(text)) return false;
  let at = 0;
  while (at < tokens.length) {
    const length = Math.max(...[thanks, greetings, frequent, wishes].map((list) => phrasesOf(list).at(tokens, at)));
    if (length === 0 && tokens[at]?.kind !== 'mark' && !FILLERS.has(tokens[at]?.text ?? '')) return false;
    at += Math.max(1, length);
  }
  return true;
}

/** "No, not like that": beside an undo it says the same. */
export function isComplaint(part: string, { heard }: Situation): boolean {
  const { tokens, has, group } = readRequest(part, heard);
  const says = has('mark.no', 'mark.not', 'do.dislike', 'do.thank', 'do.undo', 'mark.it', 'do.greet');
  return (
    says &&
    tokens.length <= 12 &&
    !/\d/u.test(part) &&
    !has('do.add', 'do.remove', 'do.hide') &&
    group('kind').length === 0
  );
}

/** How letters end in our languages. */
const CLOSING =
  /^(?:(?:many|kind|kindest|best|warm|warmest|with|mit|freundlichen?|liebe|viele|schöne|herzliche|bien|muchas|un|met|vriendelijke|hartelijke|vänliga|med|venlig|vennlig|cordiali|distinti)\s){0,3}(?:thanks?|thank you|cheers|regards|wishes|danke|dank|gr[uü](?:ß|ss)e?n?|merci|cordialement|salutations|gracias|saludos?|abrazos?|abraços?|obrigad[oa]|cumprimentos|grazie|saluti|groet(?:en|jes)?|hälsningar|hilsen|dzięk\p{L}{0,6}|pozdr\p{L}{0,10}|спасибо|дякую)(?!\p{L})[\s,.!]{0,4}/iu;
const SIGNED = /^\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,2}(?:\s\(\p{L}{1,9}\.?\))?[.!]?$/u;

/** "Thanks! Eilidh", "Kind regards, N. Tyhali (Mrs)": a name below or beside what ends a letter. */
function isSignature(part: string, parts: readonly string[]): boolean {
  if (part !== parts.at(-1) || parts.length < 2) return false;
  const [closing] = CLOSING.exec(part) ?? [];
  if (closing !== undefined && SIGNED.test(part.slice(closing.length))) return true;
  // "H.P."
  if (/^(?:\p{Lu}\.\s?){2,4}$/u.test(part)) return true;
  return SIGNED.test(part) && CLOSING.test(parts.at(-2) ?? '');
}

/** Whether a part of a message beside an undo asks for nothing else. */
export const isBesideUndo = (part: string, situation: Situation): boolean =>
  isComplaint(part, situation) || asksNothing(part, situation);

/** "Leave the 000 warning where it is": whatever is named in it is to stay so. */
export const staysSo = (part: string): boolean => STAYS.test(part);
const STAYS =
  /^(?:and |but |please |just )?(?:leave|keep) [^,.;:]{2,60} (?:where (?:it|they) (?:is|are)|as (?:it|they) (?:is|are)|as is|alone|unchanged)[.!]?$/iu;

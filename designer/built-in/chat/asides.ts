import { phrasesOf, vocabularyOf } from '../reading/vocabulary/index.ts';
import { FILLERS } from './message/fillers.ts';
import { readRequest, type Request } from './message/request.ts';
import { spacedOut } from './message/unspaced.ts';
import type { Situation } from './plan.ts';

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

/** "Thanks! Eilidh": a name below thanks. */
function isSignature(part: string, parts: readonly string[]): boolean {
  const before = parts.at(-2);
  const isName = /^\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,2}[.!]?$/u.test(part);
  return (
    part === parts.at(-1) &&
    isName &&
    before !== undefined &&
    /^(?:many |kind |best |with )?(?:thank|cheers|regards|best|danke|gr[uü]|merci|gracias|obrigad|grazie|saluti|dank|dzięk|pozdr|спасибо)/iu.test(
      before,
    )
  );
}

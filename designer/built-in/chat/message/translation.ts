import { languageAt } from '../../reading/asked-language.ts';
import { isKnownLanguage, type KnownLanguage } from '../../reading/vocabulary/index.ts';
import type { RequestLanguage } from '../words/index.ts';
import { readRequest, type Request } from './request.ts';

/** "In het Duits", "po angielsku", "ins Englische": before the name of a language, with or without an article between. */
const INTO = /^(?:in|into|to|auf|ins|en|al|em|ao|para|pro|op|naar|po|na|w|på|till|til|do|a|на|în|az)$/;
const NEAR = 2;

/** The language that a request asks the whole website to be in; undefined where it asks for anything else. */
export function askedTongue(request: Request): KnownLanguage | undefined {
  const { tokens, language, quotes } = request;
  const at = tokens.findIndex(
    (token, index) =>
      languageAt(token, language) !== '' &&
      (request.has('do.translate') ||
        tokens.slice(Math.max(0, index - NEAR), index).some(({ text }) => INTO.test(text))),
  );
  const tag = languageAt(tokens[at], language);
  const isWhole = request.has('do.translate', 'part.website', 'mark.all') && request.group('kind').length === 0;
  // "Can we have the whole thing in Spanish?"
  const isAdded = request.has('do.add') && !request.has('mark.all');
  const isOther = isAdded || request.has('do.remove', 'part.person') || quotes.length > 0 || /\d/u.test(request.text);
  return isKnownLanguage(tag) && isWhole && !isOther ? tag : undefined;
}

const ORDERS = /^do\.(?:remove|hide|rename|swap|raise|lower|shorten|write|undo|close)$/u;
/** "New guests come from abroad" orders nothing; "add a page" and "can you move it" do. */
const MAY_ORDER = /^do\.(?:add|move)$/u;

/** Whether a clause beside the wish for a language asks for nothing: a reason, or what stays as it is. */
function isBeside(text: string, heard: RequestLanguage): boolean {
  const { senses, quotes, has } = readRequest(text, heard);
  const isAsked = has('do.can', 'do.want');
  const isOrder = senses.some(({ from, concepts }) =>
    concepts.some((one) => ORDERS.test(one) || (MAY_ORDER.test(one) && (from === 0 || isAsked))),
  );
  return !isOrder && quotes.length === 0 && !/[\d@#]/u.test(text);
}

/**
 * The clause of a message that asks for the website in another language, where nothing else of it asks for anything: "So many Germans
 * come by. Could the whole site be in German? The names stay."
 */
export function translationIn(parts: readonly string[], heard: RequestLanguage): string | undefined {
  const clauses = parts.flatMap((part) => part.split(/(?<=[,;:])\s|\s[–—-]\s/u));
  const [asking, ...more] = clauses.filter((clause) => askedTongue(readRequest(clause, heard)) !== undefined);
  if (asking === undefined || more.length > 0) return undefined;
  return clauses.every((clause) => clause === asking || isBeside(clause, heard)) ? asking : undefined;
}

import { withoutEnd } from '../../ends.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { phrasesOf, placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ask } from '../ask.ts';

const SAID =
  /,?\s(?:said|says|wrote|writes|told us|sagte|sagt|schrieb|schreibt|a dit|dit|a écrit|dijo|dice|escribió|disse|diz|escreveu)\b/u;

/** Up to three words with a capital before "said"; '' when there are none. */
function speakerBefore(text: string): string {
  const at = SAID.exec(text)?.index ?? 0;
  const words = text.slice(0, at).trim().split(/\s+/u);
  const isName = (word = '') => /^\p{Lu}[\p{L}.'-]*$/u.test(word);
  if (isName(words.at(-1)) && ['from', 'aus', 'de'].includes(words.at(-2) ?? '')) words.splice(-2);
  const from = 1 + words.findLastIndex((word, index) => !isName(word) || index < words.length - 3);
  return words.slice(from).join(' ');
}

const BY = new Set(['from', 'by', 'von', 'de', 'por', 'di', 'van']);

/** "“Songs at Sea”, Saturday 26 June": a day is nobody who said something. */
const isDateWord = ({ language }: Ask['request'], name: string): boolean => {
  const { weekdays, months } = vocabularyOf(language);
  return [weekdays, months].some((list) => placesOf(list).at(tokensOf(name), 0) !== null);
};

const isThanks = ({ language }: Ask['request'], name: string): boolean =>
  phrasesOf(vocabularyOf(language).thanks).at(tokensOf(name), 0) > 0;

/** Who said what stands in quotes: a name before "said", or after a dash or "by". */
export function speaker(ask: Ask): string | undefined {
  const { request } = ask;
  const quote = request.quotes[0];
  const own = request.tokens[quote?.from ?? 0];
  if (!quote || !own) return undefined;
  const after =
    /^[\s,.]*(?:[–—-]\s?|(?:that was |this is |it's |signed |signé[es]? |gezeichnet |firmad[oa] |assinad[oa] |firmat[oa] )?(?:by |from |von |de |por |da |par )?)((?:(?<=[–—-]\s?)\p{Ll}+\.?\s){0,2}\p{Lu}[\p{L}.'-]*(?:,?\s(?:(?:in|from|of|aus|à|de) )?\p{Lu}[\p{L}.'-]*){0,3})/u.exec(
      request.text.slice(own.end),
    );
  if (after && !isDateWord(request, after[1] ?? '') && !isThanks(request, after[1] ?? '')) return after[1] ?? '';
  // "A review from Pete: …"
  const words = withoutEnd(request.text.slice(0, own.start), /[\s:,–-]/u).split(' ');
  const lead = words.slice(words.findLastIndex((word) => BY.has(word)) + 1);
  const isName = lead.length < Math.min(words.length, 5) && lead.every((word) => /^\p{Lu}[\p{L}.'-]*$/u.test(word));
  if (isName && lead.length > 0) return lead.join(' ');
  const name = speakerBefore(request.text.slice(0, own.start));
  if (name.length > 1) return name;
  return request.has('part.quote', 'kind.testimonials') && request.has('do.add') ? '' : undefined;
}

import type { Brief } from '../brief/read-brief.ts';
import { raised, sentence, withArticle } from './grammar.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const IS: Record<string, string> = { en: 'is', de: 'ist', fr: 'est', es: 'es', pt: 'é' };

/** A description in note form as a sentence: "X, a bakery in Y run by Z" → "X is a bakery in Y run by Z." */
function identity(fragment: string, brief: Brief): string {
  const is = IS[brief.spoken] ?? 'is';
  const plain = fragment.replace(/[.!\s]+$/u, '').replace(/^(?:hi|hello|hey)[,!]?\s+/iu, '');
  if (brief.nameGiven) {
    const named = new RegExp(`^["“]?${escaped(brief.name)}["”]?\\s*(?:,|[-–—:])\\s*(.+?)$`, 'u').exec(plain);
    if (named?.[1]) {
      const place = brief.place ? new RegExp(`^${escaped(brief.place)}(?:, |$)`, 'u') : /$^/;
      const rest = named[1].replace(place, '');
      if (rest === '') return '';
      if (rest !== named[1]) return sentence(raised(rest));
      if (brief.spoken === 'en' && /^(?:run|owned|founded|led|based|located|made|established)\s/iu.test(rest))
        return sentence(`${brief.name} is ${rest}`);
      if (/^(?:we|i|by|in|at|near|from|for|with|because|since|where|who|that|which|my|our)\s/iu.test(rest))
        return sentence(/^(?:we|i)\s/iu.test(rest) ? raised(rest) : `${brief.name}: ${rest}`);
      if (/^(?:an?|the|your|our|my|eine?|der|die|das|une?|le|la|les|un|una|el|los|las|uma?|o|os|as)\s/iu.test(rest))
        return sentence(`${brief.name} ${is} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`);
      if (brief.spoken === 'en' && /^\p{Ll}/u.test(rest)) return sentence(`${brief.name} ${is} ${withArticle(rest)}`);
      return sentence(`${brief.name}: ${rest}`);
    }
    // "a family bakery called Crumb & Ember in Leipzig"
    const called = new RegExp(
      `^(.*?)[,]?\\s*(?:called|named|namens|appelée?|llamad[oa]|chamad[oa])\\s+["“]?${escaped(brief.name)}["”]?(.*)$`,
      'iu',
    ).exec(plain);
    if (called?.[1] && brief.spoken === 'en') {
      const kind = called[1].replace(/^(?:my|our|the)\s+/i, '');
      const rest = called[2] ?? '';
      if (!/\b(?:is|are|was|we|i)\b/i.test(kind)) return sentence(`${brief.name} is ${withArticle(kind)}${rest}`);
    }
    const quoted = new RegExp(`^(.*?)\\s*["“]${escaped(brief.name)}["”](.*)$`, 'iu').exec(plain);
    if (quoted?.[1] && brief.spoken === 'en' && !/\b(?:is|are|was|we|i)\b/i.test(quoted[1]))
      return sentence(
        `${brief.name} is ${withArticle(quoted[1].replace(/^(?:my|our|the)\s+/i, ''))}${quoted[2] ?? ''}`,
      );
    const inside = new RegExp(`^((?:[\\p{Ll}][\\p{L}'’&-]* ){1,5})${escaped(brief.name)}(.*)$`, 'u').exec(
      plain.charAt(0).toLowerCase() + plain.slice(1),
    );
    if (inside?.[1] && brief.spoken === 'en' && !/\b(?:is|are|was|we|i|by|at|to|from|for)\b/i.test(inside[1]))
      return sentence(
        `${brief.name} is ${withArticle(inside[1].trim().replace(/^(?:my|our|the|an?)\s+/i, ''))}${inside[2] ?? ''}`,
      );
    // "An opera singer, Valentina Russo, Milan"
    const apposed = new RegExp(
      `^(an? [^,]{3,60}), ${escaped(brief.name)}(?:, ${escaped(brief.place || '-')})?$`,
      'iu',
    ).exec(plain);
    if (apposed?.[1] && brief.spoken === 'en')
      return sentence(
        `${brief.name} is ${apposed[1].charAt(0).toLowerCase()}${apposed[1].slice(1)}${brief.place ? ` in ${brief.place}` : ''}`,
      );
    // "mi estudio de arquitectura, Estudio Nómada, en Valencia"
    const owned = new RegExp(
      `^(?:my|our|mein\\p{L}*|unser\\p{L}*|mon|ma|notre|mi|nuestr[oa]|o meu|a minha|o nosso|a nossa)\\s+([^,]{3,60}),? ${escaped(brief.name)}(?:,? (.*))?$`,
      'iu',
    ).exec(plain);
    if (owned?.[1]) {
      const kind = `${owned[1]}${owned[2] ? ` ${owned[2]}` : ''}`;
      return sentence(brief.spoken === 'en' ? `${brief.name} is ${withArticle(kind)}` : `${brief.name}: ${kind}`);
    }
    if (plain.startsWith(brief.name)) return sentence(plain);
  }
  return sentence(plain);
}

/** A place typed without capitals is shown with them. */
const withPlace = (text: string, place: string) =>
  place && !text.includes(place)
    ? text.replace(new RegExp(`(?<![\\p{L}])${escaped(place)}(?![\\p{L}])`, 'iu'), place)
    : text;

/** "I’m a mediator in Ottawa, name is Priya Raman.": the name stands elsewhere. */
const withoutName = (text: string, name: string) =>
  text
    .replace(new RegExp(`^(?:hi,? )?my name(?:['’]?s| is) ${escaped(name)}(?:,| and)? (?=i |we )`, 'iu'), '')
    .replace(new RegExp(`,? (?:and )?(?:my |the )?name(?:['’]s| is)? ${escaped(name)}(?=[.,])`, 'u'), '');

/** "Tattoo studio Leipzig.": what the trade and the place say already. */
const isBareBrief = (text: string, { description, place }: Brief) =>
  text
    .toLowerCase()
    .replace(description.toLowerCase(), '')
    .replace(place.toLowerCase(), '')
    .replace(/(?<!\p{L})(?:in|an?|eine?|une?|una?|à|en|em|no|na)(?!\p{L})/gu, '')
    .replace(/\P{L}/gu, '') === '';

/** Everything the brief says about the business, as sentences in its own words and order. */
export function ownSentences(brief: Brief): string[] {
  const seen = new Set<string>();
  return brief.statements
    .map(({ text, whole }) => (whole ? sentence(text) : identity(text, brief)))
    .map((text) => text.replace(/^Called (?=.* (?:because|since|after|as) )/u, 'It is called '))
    .map((text) => raised(withPlace(text, brief.place)))
    .map((text) => withoutName(text, brief.name))
    .filter((text) => text.replace(/\.$/, '') !== brief.name && !isBareBrief(text, brief))
    .filter((text) => {
      const key = text.toLowerCase();
      if (seen.has(key) || text.replace(/\P{L}/gu, '') === '') return false;
      seen.add(key);
      return true;
    });
}

/** A sentence that can stand as a headline: short, whole, said by the business about itself. '' when there is none. */
export function spokenHeadline(sentences: readonly string[], limit = 72): string {
  const able = sentences.filter(
    (text) =>
      text.length <= limit &&
      text.split(' ').length >= 4 &&
      /^(?:we|our|every|all|everything|no|nothing|from|wir|unser|jede|nous|nos|chaque|hacemos|cada|somos)\b/iu.test(
        text,
      ) &&
      !/\d|\bup to\b/.test(text) &&
      !/\b(?:open|closed|call|phone|email|address|also|them|this|that|these|it|they|website|are a|are an|sind eine?|deliver|parking|accept|pay)\b/iu.test(
        text,
      ) &&
      !/[|[\]]/.test(text),
  );
  return (able.find((text) => /^(?:we|wir|nous|every|everything)\b/iu.test(text)) ?? able[0] ?? '').replace(/\.$/, '');
}

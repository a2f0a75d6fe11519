import { isTradeWord, tradeWordIn } from '../trades/index.ts';
import { LOWER, UPPER } from './letters.ts';

/** Words after which a capital word is a place, a person or a thing, and no name of the business. */
const ELSEWHERE =
  /(?<![\p{L}])(?:in|near|at|from|by|with|and|or|off|on|around|for|run|called|are|is|our|my|to|à|en|em|im|am|aus|von|bei|par|por|mit|und|et|y|e|dans|sur|no|na)$/iu;
const JOINED = new RegExp(
  String.raw`^(?:\s(?:de|da|do|des|du|of)\s[${LOWER}]+|\s(?!in\b|near\b|at\b|from\b|by\b|with\b|and\b|for\b|en\b|em\b|à\b|im\b|no\b|na\b|und\b|et\b|y\b|e\b)[${LOWER}-]+){0,2}\s$`,
  'u',
);
/** A trade word that names people ("optician", "fleuriste") stands before a name and does not belong to it. */
const PERSON =
  /(?:^band$|(?:er|or|ist|iste|ista|ian|eur|euse|ière|ier|eiro|eira|ero|era|in|smith)$|^(?:optician|barber|butcher|vet|chef|baker|tailor|avocat|avocate|abogad[oa]|advogad[oa])$)/iu;
/** "Tarot reader Madame Orla": who does something, in words that name no known trade. */
const DOER = new RegExp(
  String.raw`^[${UPPER}][${LOWER}]+(?: [${LOWER}]+){0,2} [${LOWER}]*(?:er|or|ist|ian|eur)\s$`,
  'u',
);

/** "Fundraiser Day" is no Mr Day. */
const OCCASION = /^(?:Day|Night|Evening|Week|Weekend|Gala|Fair|Ball|Run|Dinner)$/u;

/**
 * The name that stands beside the word for the trade: "seafood restaurant The Net Loft", "loja de flores Jasmim",
 * "Trattoria Bianchi". `capitals` finds stretches of capital words. '' when there is none.
 */
export function nameBesideKind(sentence: string, capitals: RegExp, tidy: (raw: string) => string): string {
  for (const match of sentence.matchAll(capitals)) {
    const name = tidy(match[1] ?? '');
    const before = sentence.slice(0, match.index);
    if (!name || ELSEWHERE.test(before.trimEnd())) continue;
    const [first = '', ...rest] = name.split(' ');
    if (rest.length > 0 && isTradeWord(first)) {
      const own = rest.join(' ');
      return PERSON.test(first) && !OCCASION.test(own) ? own : name;
    }
    const clause = before.slice(
      Math.max(before.lastIndexOf(','), before.lastIndexOf('.'), before.lastIndexOf(':')) + 1,
    );
    const kind = tradeWordIn(clause);
    if (kind && JOINED.test(clause.slice(kind.end))) return name;
    if (DOER.test(before) && /^(?:\s(?:in|near|at)\s|,|\.)/.test(sentence.slice(match.index + (match[1] ?? '').length)))
      return name;
  }
  return '';
}

import type { Person } from './people.ts';
import { isOrder } from './statements.ts';

/** The verbs and labels after which a brief lists what there is. */
const TRIGGER =
  /(?:\b(?:we|i|they|she|he)?\s*(?:also |mainly |mostly )?(?:offer|offers|offering|sell|sells|selling|serve|serves|serving|provide|provides|providing|specialis(?:e|es|ing) in|specializ(?:e|es|ing) in|specialties:?|specialities:?|stock|stocks|do|does|known for|famous for|teach|teaches|teaching|repair|repairs|repairing|bake|bakes|baking|make|makes|making|grow|grows|growing|brew|brews|brewing|cook|cooks|cooking)|\b(?:services|products|treatments|classes|courses|offerings|rooms|tours|practice areas|specialties|specialities|leistungen|angebot|produkte|kurse|prestations|services|produits|servicios|productos)(?:\s+(?:include|includes|are|range from|sind|umfassen|comprennent|incluyen))?\s*:?|\b(?:wir|ich) (?:biete|mache|backe|fertige|verkaufe|repariere|unterrichte|bieten|fertigen|verkaufen|backen|machen|führen|reparieren|servieren|unterrichten)|\bje (?:tourne|fais|fabrique|vends|propose|crée|cuisine|répare|enseigne)|\bnous (?:fabriquons|cuisinons|réparons|proposons|vendons|offrons|servons|faisons)|\b(?:hago|vendo|ofrezco|enseño|arreglo|faço|ofereço|oferecemos|fazemos|ofrecemos|vendemos|servimos|hacemos|reparamos))\s+([^.!?\n;]{3,260})/giu;

const LEAD =
  /^(?:both|everything from|all kinds of|all sorts of|a range of|a wide range of|a selection of|fresh|our own|our|the|an?|some|such as|like|including|from|also|only|very|good|great|high[- ]quality|professional|affordable|und|unsere?|auch|des|du|de la|les|el|la|los|las)\s+/iu;
const TAIL =
  /\s+(?:for|to|in|at|with|since|from|on|every|that|which|who|when|where|because|using|daily|each|by|so|near|all over|across|throughout|für|seit|jeden|mit|pour|avec|desde|para|con|an|of all)\s.*$/iu;

const NOT_A_THING =
  /\b(?:we|i|is|are|was|were|have|has|website|page|pages|ring|text|quotes?|names?|je|suis|soy|sou|ich|bin|tourne|bonjour|salut|hola|hallo|hi|colou?rs?|phone|tel|e-?mail|mail|call|open|closed|run|call|since|named|called|based|please|make|create|template|contact|home|about|in|near|from|by|with|wir|ist|sind|nous|est|somos)\b|\d{3}/iu;
const isGerman = (text: string) =>
  /(?<!\p{L})(?:und|wir|für|der|die|\p{L}+ung|\p{L}*[äöüß]\p{L}*)(?!\p{L})/iu.test(text);

/** The sentence that a stretch of the text stands in. */
function sentenceAround(text: string, at: number): string {
  const start = Math.max(
    text.lastIndexOf('\n', at) + 1,
    text.lastIndexOf('. ', at) + 2,
    text.lastIndexOf('! ', at) + 2,
    0,
  );
  return text.slice(start === 1 ? 0 : start, at + 40).trim();
}

/**
 * What the business sells or does, in its own words, from lists such as "we offer A, B and C". Only real lists (two
 * things and more, each of few words) are taken.
 */
export function readOfferings(text: string, people: readonly Person[] = [], place = ''): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(TRIGGER)) {
    const list = match[1] ?? '';
    if (isOrder(sentenceAround(text, match.index))) continue;
    if (/\b(?:website|users?|site|page)\b/i.test(text.slice(Math.max(0, match.index - 50), match.index + 12))) continue;
    const parts = list
      .split(/,\s*(?:and\s+|und\s+|et\s+|y\s+|as well as\s+)?|\s+(?:and|&|und|et|y|as well as|plus|sowie)\s+/iu)
      .map((part) => {
        let name = part.trim();
        for (let before = ''; before !== name;) {
          before = name;
          name = name.replace(LEAD, '').trim();
        }
        return name
          .replace(/\([^)]*\)/g, '')
          .replace(place ? new RegExp(` in ${place.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu') : '|', '')
          .replace(/\|+.*$/u, '')
          .replace(/[\s:–—-]+$/u, '')
          .trim();
      });
    const cut = parts
      .map((part, index) => (index === parts.length - 1 ? part.replace(TAIL, '') : part))
      .filter((part) => part && /^[\p{L}\p{N}]/u.test(part));
    const good = cut.filter(
      (part) =>
        !people.some(({ name }) => part.includes(name)) &&
        !/^(?:and|und|et|y|e|mostly|mainly|usually|especially)\s/iu.test(part) &&
        part.split(' ').length <= 5 &&
        part.length <= 50 &&
        !/^(?:we|i|they|it|more|others?|much more|things?|open|closed|our|who|which|that)\b/iu.test(part) &&
        !/\d{2}/.test(part) &&
        !/^(?:ring|call|text|phone|mail|email)$/iu.test(part) &&
        !/\b(?:we|is|are|was|were|have|has|runs?|been)\b/iu.test(part),
    );
    if (parts.length < 2 || good.length < 2 || good.length < cut.length - 1) continue;
    for (const part of good) if (!found.some((one) => one.toLowerCase() === part.toLowerCase())) found.push(part);
  }
  for (const line of text.split(/\n|(?<=[.!?])\s/)) {
    if (isOrder(line)) continue;
    const plain = line.replace(/^[^:,]{2,24}:\s/u, '').replace(/[.!\s]+$/u, '');
    const parts = plain
      .split(/,\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s+(?:and|&|und|et|y)\s+/iu)
      .map((part) => part.trim());
    const list =
      parts.length > 2 &&
      parts.every(
        (part) =>
          part !== '' && part.split(' ').length <= 4 && /^[\p{L}\d][^|@]*$/u.test(part) && !NOT_A_THING.test(part),
      ) &&
      parts.slice(1).every((part) => /^(?:\p{Ll}|\p{Lu}{2})/u.test(part) || isGerman(text));
    if (list)
      for (const part of parts) if (!found.some((one) => one.toLowerCase() === part.toLowerCase())) found.push(part);
  }
  return found.slice(0, 16).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

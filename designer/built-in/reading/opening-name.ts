import { isCapital, isCaseless, isParticle, nameEnd } from './noun-phrase.ts';
import type { Candidate } from './name-candidates.ts';
import type { Clause } from './reading.ts';
import { saidAt } from './said.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { topicsIn } from './wishes/topics.ts';

/** How the words at the start of a brief end: the line is over, a mark parts them, a place or more of the sentence follows. */
type End = 'line' | 'dash' | 'comma' | 'stop' | 'place' | 'copula' | 'verb' | 'cry';

/** "Clowns, Inc.", "Bianchi & Rossi, Ltd". */
const LEGAL_BEHIND_COMMA = /^(?:inc|ltd|llc|llp|plc|gmbh|lda|bv|sarl|srl|pty)$/;
const MOST_WORDS = 9;
/** Words of place that names are made with: "Haus am See", "Museo del Mare". */
const INSIDE = /^(?:am|im|an|zum|zur|auf|of|de|d'|du|des|del|della|di|da|do|das|dos)$/;

/** Where the words that open a text end, and how. Null where they are a sentence about something else. */
function endOf(text: string, tokens: readonly Token[], sentenceEnd: number, tongue: Tongue, mayHoldPlace: boolean) {
  const { words, language } = tongue;
  const never = [words.first, words.weAre, words.mine, words.site, words.greetings, words.wishes, words.closed];
  if (never.some((list) => startsWith(list, tokens) > 0)) return null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token || token.kind === 'line') return { to: at, by: 'line' as End };
    if (token.kind === 'mark') {
      if (/^[–(|·:;=/（【]|\p{Extended_Pictographic}$/u.test(token.text) && token.text !== '/')
        return { to: at, by: 'dash' as End };
      if (token.text === '-' && /\s/.test(text.charAt(token.end))) return { to: at, by: 'dash' as End };
      if (/^[,،、]$/.test(token.text)) {
        if (LEGAL_BEHIND_COMMA.test(next?.text ?? '')) continue;
        return { to: at, by: 'comma' as End };
      }
      if (/^[.。]$/.test(token.text)) {
        if (token.end < sentenceEnd && next) continue;
        return { to: at, by: 'stop' as End };
      }
      if (/^[!?？！]$/.test(token.text)) {
        const goesOn = next?.kind === 'word' && isCapital(text, next) && tokens.length <= 6;
        if (!goesOn) return token.text === '?' ? null : { to: at, by: 'cry' as End };
      }
      if (token.text === '"') return null;
      continue;
    }
    if (at === 0) continue;
    if (token.start === tokens[at - 1]?.end) continue;
    const isSmall = !isCapital(text, token);
    if (
      nameEnd(text, tokens, 0) === at &&
      at > 1 &&
      /^\p{Ll}{3}/u.test(token.text) &&
      isSmall &&
      !isLinked(tokens, at, tongue) &&
      !(language !== 'en' && /^[,.]$/.test(next?.text ?? ''))
    )
      return { to: at, by: 'verb' as End };
    if ([words.copulas, words.negations].some((list) => startsWith(list, tokens, at) > 0))
      return { to: at, by: 'copula' as End };
    if ([words.first, words.weAre, words.mine].some((list) => startsWith(list, tokens, at) > 0)) return null;
    if (
      isSmall &&
      !mayHoldPlace &&
      [words.placePrepositions, words.from].some((list) => startsWith(list, tokens, at) > 0) &&
      !INSIDE.test(token.text)
    )
      return { to: at, by: 'place' as End };
  }
  return { to: tokens.length, by: 'line' as End };
}

/** Finnish writes "in" onto the town: "Saunalautta Hilma Savonlinnassa". */
function withoutLocative(own: readonly Token[], { words }: Tongue): readonly Token[] {
  const isIn = words.inflects && own.length > 2 && /(?:ssa|ssä|lla|llä)$/.test(own.at(-1)?.text ?? '');
  return isIn ? own.slice(0, -1) : own;
}

/** Whether what follows a run of capitals belongs to the same words: a place, "and", "with", a copula. */
const isLinked = (tokens: readonly Token[], at: number, { words }: Tongue) =>
  [words.placePrepositions, words.and, words.roleConnectors, words.copulas, words.articles, words.formerly].some(
    (list) => startsWith(list, tokens, at) > 0,
  );

/** What words weigh as a name by how they end: all of them capitals, one alone, and with small ones: "ferme de la Combe". */
const SEVERAL: Record<End, number> = {
  line: 74,
  dash: 72,
  comma: 66,
  stop: 64,
  place: 62,
  copula: 66,
  verb: 53,
  cry: 44,
};
const ONE: Record<End, number> = { line: 60, dash: 60, comma: 30, stop: 44, place: 20, copula: 50, verb: 0, cry: 44 };
const MIXED: Record<End, number> = { line: 64, dash: 62, comma: 58, stop: 54, place: 58, copula: 44, verb: 0, cry: 30 };

/** What a stretch of words at the start weighs as a name, by its capitals and by how it ends. 0 for none. */
function weightOf(text: string, own: readonly Token[], by: End, next: Token | undefined, tongue: Tongue): number {
  const { words, language } = tongue;
  const all = own.filter(({ kind }) => kind === 'word' || kind === 'number');
  const telling = all.filter((token) => !isParticle(token.text) && startsWith(words.articles, [token]) === 0);
  const count = telling.length;
  const [first] = telling;
  if (!first || count > MOST_WORDS) return 0;
  if (isCaseless(text, first)) return count > 1 || /\p{Script=Han}|[\u3040-\u30ff]/u.test(first.text) ? 62 : 0;
  const capitals = telling.filter((token) => isCapital(text, token) || token.kind === 'number').length;
  const letters = text.slice(own[0]?.start, own.at(-1)?.end);
  const isCried = letters === letters.toUpperCase() && letters !== letters.toLowerCase() && text !== text.toUpperCase();
  if (capitals === count && count > 1) {
    // "Kleine Bäckerei in Bonn": nouns have capitals anyway.
    if (language === 'de' && by === 'place') return /(?:e|er|es)$/.test(first.text) ? 44 : 60;
    return by === 'cry' && isCried ? 58 : SEVERAL[by];
  }
  if (capitals === 1 && count === 1) {
    const isApposed = next !== undefined && (startsWith(words.articles, [next]) > 0 || !isCapital(text, next));
    if (isCried) return 68;
    return isApposed && by === 'comma' ? 54 : isApposed && by === 'stop' ? 56 : ONE[by];
  }
  if (capitals > 0 && language !== 'de' && (capitals > 2 || !isCapital(text, first))) return MIXED[by];
  if (capitals > 0) return by === 'line' || by === 'dash' ? 48 : 36;
  // "tidepool is a tiny app".
  const isNamed = by === 'copula' && own.length === 1 && next !== undefined;
  return isNamed && startsWith(words.articles, [next]) > 0 ? 64 : 0;
}

/**
 * What a brief opens with is its name more often than anything else: "Bolton Renters' Union.", "The Knot and the Needle –
 * alterations", "Museo del Botijo Roto, en un pueblo". What it is alone ("Small bakery in Bath") has no capitals of its own.
 */
export function openingName(text: string, clauses: readonly Clause[], tongue: Tongue): Candidate[] {
  const spoken = clauses.filter(({ role }) => role !== 'chatter');
  const [first, second] = spoken;
  if (!first || first.block > 1) return [];
  const found = openedBy(text, first, tongue);
  // "Kia ora. Tussock & Twist, wool shop", "Barber. Fade Away, Capel Street".
  const isOpen = second !== undefined && startsWith(tongue.words.open, tokensOf(second.text)) > 0;
  const isShort = first.form === 'sentence' && !isOpen && /^\p{Lu}[^\s\d]*(?: \p{Ll}[^\s\d]*)?[.!]$/u.test(first.text);
  return isShort && second ? [...found, ...openedBy(text, second, tongue)] : found;
}

function openedBy(text: string, clause: Clause, tongue: Tongue): Candidate[] {
  const { words } = tongue;
  const lineEnd = text.indexOf('\n', clause.span.start);
  const line = text.slice(clause.span.start, lineEnd < 0 ? text.length : lineEnd);
  const tokens = tokensOf(line.slice(0, 160)).map((token) => ({
    ...token,
    start: token.start + clause.span.start,
    end: token.end + clause.span.start,
  }));
  // "Le Fournil de Lucie cherche un site".
  const needsSite = clause.role === 'wish' && isIn(words.site, tokens) && startsWith(words.wishVerbs, tokens) === 0;
  if (clause.role !== 'fact' && !needsSite) return [];
  const found = [false, true].flatMap((mayHoldPlace) => {
    const end = endOf(text, tokens, clause.span.end, tongue, mayHoldPlace);
    if (!end) return [];
    const own = withoutLocative(tokens.slice(0, end.to), tongue);
    const [first, last] = [own[0], own.at(-1)];
    const isTime = own.some(({ kind }) => kind === 'number') && startsWith(words.open, own) > 0;
    if (!first || !last || isTime || isTopic(own, tongue)) return [];
    const after = end.to + (end.by === 'copula' ? startsWith(words.copulas, tokens, end.to) : 1);
    const next = tokens[after] ?? tokensOf(text.slice(clause.span.end).trimStart().slice(0, 20))[0];
    // "Winner of the Golden Whisk, we bake …": what is said of us is no name.
    const weight = weightOf(text, own, end.by, next, tongue) - (mayHoldPlace ? 16 : 0);
    if (needsSite && weight < 44) return [];
    return weight > 0 ? [{ ...saidAt(text, first.start, last.end), weight, isPerson: false }] : [];
  });
  return found[0]?.text === found[1]?.text ? found.slice(0, 1) : found;
}

/** Whether words are nothing but a part of a site: "Prices". */
export const isTopic = (tokens: readonly Token[], { language }: Tongue) =>
  topicsIn(tokens, language).some(({ index, length }) => index === 0 && length === tokens.length);

import { startsWith, withoutSubject, type Tongue } from './tongue.ts';
import { signalsIn } from './wishes/signals.ts';
import type { Token } from './tokens.ts';

/** Small words inside names: "House of Bread", "Casa de Ana", "Zum Hirsch". */
const PARTICLES = new Set(
  "of the and by de la le les du des del della delle di da do dos das el los las y e et und zu zum zur am im an der dem den von van op het ter ten & + og och i of' n d' l' dell' all' on af av for für pour para per voor dla för que che na nad pod".split(
    ' ',
  ),
);

/** Whether a word may stand small inside a name. */
export const isParticle = (word: string): boolean => PARTICLES.has(word);

export const isCapital = (text: string, token: Token | undefined): boolean =>
  // "I" is spelled so whatever it means.
  token !== undefined && !/^i(?:'.*)?$/.test(token.text) && /^\p{Lu}/u.test(text.slice(token.start, token.start + 2));

const hasNoCase = (text: string, token: Token) => /^\p{Lo}/u.test(text.slice(token.start, token.start + 2));

/** A part of a name by its look: a capital, digits, letters of a script without case. */
const looksNamed = (text: string, token: Token | undefined): boolean =>
  token !== undefined && ((isCapital(text, token) && token.text !== 'i') || token.kind === 'number');

const touches = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined && other !== undefined && one.end === other.start;

/** The end (token index) of a run of capitals from `from`, small words between them included; `from` for none. */
export function nameEnd(text: string, tokens: readonly Token[], from: number): number {
  let end = from;
  for (let at = from; at < tokens.length && at < from + 14; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'line' || (at > from && text.charAt(token.start - 1) === '\t')) break;
    if (looksNamed(text, token)) {
      end = at + 1;
      continue;
    }
    const next = tokens[at + 1];
    const isInside =
      PARTICLES.has(token.text) ||
      (token.text === '-' && touches(tokens[at - 1], token)) ||
      (/^[·'+/]$/.test(token.text) && touches(tokens[at - 1], token)) ||
      (token.text === '.' &&
        touches(tokens[at - 1], token) &&
        (tokens[at - 1]?.text.length ?? 9) <= 2 &&
        at + 1 < tokens.length) ||
      (token.text === ',' &&
        (tokens[at + 2]?.text === '&' || tokens[at + 3]?.text === '&') &&
        looksNamed(text, next)) ||
      (touches(tokens[at - 1], token) && token.kind === 'word' && at > from);
    if (!isInside) break;
    if (token.kind === 'word' && touches(tokens[at - 1], token)) end = at + 1;
  }
  return end;
}

/** Where a noun phrase that begins at `from` ends: before a mark, a place, a relative clause, a name or another clause. */
export function nounPhraseEnd(
  text: string,
  tokens: readonly Token[],
  from: number,
  { words, language }: Tongue,
): number {
  const stops = [
    words.placePrepositions,
    words.relative,
    words.called,
    words.first,
    words.copulas,
    words.roleConnectors,
    words.but,
    words.weAre,
    words.formerly,
    words.since,
    words.from,
    words.until,
  ];
  let end = from;
  for (let at = from; at < tokens.length && at < from + 12; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'number') return withoutTie(tokens, from, end, language);
    if (!token || token.kind === 'line') break;
    // "zwei Schwestern und betreiben …": another verb begins.
    if (
      at > from &&
      startsWith(words.and, tokens, at) > 0 &&
      beginsVerb(text, tokens, at + startsWith(words.and, tokens, at), { words, language })
    )
      break;
    if (at > from && language === 'he' && /^ב..../.test(token.text)) break;
    if (token.kind === 'mark') {
      if (
        token.text === '&' ||
        (token.text === '-' && touches(tokens[at - 1], token)) ||
        (token.text === "'" && touches(tokens[at - 1], token))
      )
        continue;
      break;
    }
    if (at > from && stops.some((list) => startsWith(list, tokens, at) > 0) && !isKept(token.text)) break;
    // A capital inside is a name, but where all nouns have one.
    if (
      at > from &&
      language !== 'de' &&
      isCapital(text, token) &&
      !isCapital(text, tokens[from]) &&
      !touches(tokens[at - 1], token) &&
      !isInitials(text, tokens, at)
    )
      break;
    end = at + 1;
  }
  const isLoose = (at: number) =>
    startsWith(words.and, tokens, at) > 0 ||
    startsWith(words.articles, tokens, at) > 0 ||
    isKept(tokens[at]?.text ?? '');
  while (end > from && isLoose(end - 1)) end -= 1;
  return end;
}

/** "A retired HS teacher": capitals cut short that a small word goes on behind. */
const isInitials = (text: string, tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isShort = token !== undefined && /^\p{Lu}{2,4}$/u.test(text.slice(token.start, token.end));
  return isShort && next?.kind === 'word' && !isCapital(text, next);
};

/** "chess for ages 6–14" is chess: a count behind a tie belongs to neither. */
function withoutTie(tokens: readonly Token[], from: number, end: number, language: Tongue['language']): number {
  const tie = signalsIn(tokens.slice(0, end), language).find(
    ({ key, index }) => (key === 'for' || key === 'about') && index > from,
  );
  return tie ? tie.index : end;
}

function beginsVerb(text: string, tokens: readonly Token[], index: number, { words, language }: Tongue): boolean {
  if (
    [withoutSubject(words.weAre, words.first), words.weAre, words.first].some(
      (list) => startsWith(list, tokens, index) > 0,
    )
  )
    return true;
  return (
    language === 'de' &&
    /^\p{Ll}/u.test(text.slice(tokens[index]?.start)) &&
    !/(?:e|er|es|en|em|isch)$/.test(tokens[index]?.text ?? '')
  );
}

/** Prepositions of place that tie words to one thing as well: "école de musique", "kurz für Kinder". */
const isKept = (word: string) => ['de', 'di', "d'", 'del', 'of', 'do', 'da', 'des', 'du'].includes(word);

export const isCaseless = hasNoCase;

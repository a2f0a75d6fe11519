import { otherLanguages, scripts } from './language-marks.ts';
import type { Clause } from './reading.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { signalsIn } from './wishes/signals.ts';
import { languages } from './vocabulary/index.ts';

/** All languages that can be asked for by name. */
const tags = [
  ...new Set([
    ...languages,
    ...Object.keys(otherLanguages),
    ...scripts.map(([, language]) => language),
    'fa',
    'ur',
    'uk',
    'sr',
    'bg',
  ]),
];

const names = new Map<string, [name: string, tag: string][]>();

const displays = new Map<string, Intl.DisplayNames>();
function displayNames(language: string): Intl.DisplayNames {
  const known = displays.get(language) ?? new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  displays.set(language, known);
  return known;
}

/** Names of languages, in a language and in themselves, without the endings that case and gender change. */
function namesIn(language: string): [string, string][] {
  const known = names.get(language);
  if (known) return known;
  const nameOf = (display: string, tag: string) => displayNames(display).of(tag) ?? '';
  const found = [
    ...tags.map((tag): [string, string] => [nameOf(language, tag), tag]),
    ...languages.map((tag): [string, string] => [nameOf(tag, tag), tag]),
  ].map(([name, tag]): [string, string] => [stemOf(name.toLowerCase()), tag]);
  names.set(
    language,
    found.filter(([name]) => name.length >= 2),
  );
  return names.get(language) ?? [];
}

/** "polnisch", "polnische" and "polski", "polsku" are told by their beginning. */
// "Tysk" has nothing before its ending.
const stemOf = (word: string) => (/^tysk/u.test(word) ? 'tysk' : word.replace(ENDING, '').replace(/^ال/, ''));
const ENDING =
  /(?:ais|és|ês|ese|ische?[nrsm]?|ish|sk[aiuyęąé]?|č?tin[auyě]|čin[auyě]|ськ(?:а|ою|у|ої|ий)|ск(?:ий|ом|ого)|niksi|ti|s)$/u;

const said = new Map<string, string>();
/** Words that are remembered. */
const MOST = 4000;

/** The tag of the language that a word names in another one; '' for any other word. */
export function languageAt(token: Token | undefined, language: string): string {
  if (!token || token.kind !== 'word' || token.text.length < 3) return '';
  const key = `${language} ${token.text}`;
  const tag = said.get(key) ?? languageNamed(token, language);
  if (said.size > MOST) said.clear();
  said.set(key, tag);
  return tag;
}

function languageNamed(token: Token, language: string): string {
  const word = stemOf(token.text.replace(/^[بلو]?ال(?=..)/, '').replace(/^[בול](?=...)/, ''));
  const fits = namesIn(language).filter(
    ([name]) => name.length >= 3 && (word === name || (word.startsWith(name) && word.length - name.length <= 2)),
  );
  return fits.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? '';
}

export const isLanguageLabel = (label: string): boolean =>
  /^(?:lang|sprache|langue|idioma|língua|lingua|taal|język|språk|sprog|اللغة|שפה)/i.test(label);

/** "Write everything in German please." */
export function asksForLanguage(tokens: readonly Token[], { words, language }: Tongue): boolean {
  if (tokens.length > 10) return false;
  // "Em português de Portugal, se faz favor."
  const isPlain = BEFORE.test(tokens[0]?.text ?? '') && languageAt(tokens[1], language) !== '';
  if (isPlain && isIn(words.wishVerbs, tokens)) return true;
  if (startsWith(words.wishVerbs, tokens) === 0) return false;
  return tokens.some(
    (token, index) => index > 0 && BEFORE.test(tokens[index - 1]?.text ?? '') && languageAt(token, language) !== '',
  );
}
const BEFORE = /^(?:in|auf|en|em|po|på|op|into|w|im|ins|ب|ב)$/;

/**
 * The language that the website shall have, where a wish names one: "in French please", "auf Englisch", "Language: German",
 * "a Spanish website". '' where none is named; lessons in French ask for nothing.
 */
export function askedLanguage(clauses: readonly Clause[], tongue: Tongue): string {
  for (const { text, role, label } of clauses) {
    const tokens = tokensOf(text);
    const isShort = tokens.filter(({ kind }) => kind === 'word').length <= 5;
    const signals = signalsIn(tokens, tongue.language);
    const isLabel = isLanguageLabel(label);
    const isAsked =
      role === 'wish' || isLabel || (isShort && isIn(`${tongue.words.surely}, ${tongue.words.wishVerbs}`, tokens));
    if (!isAsked) continue;
    for (const [index, token] of tokens.entries()) {
      const language = languageAt(token, tongue.language);
      if (language === '') continue;
      const next =
        startsWith(tongue.words.site, tokens, index + 1) > 0 ||
        signals.some((one) => one.key === 'text' && one.index === index + 1);
      const before = startsWith(tongue.words.site, tokens, index - 1) > 0;
      const isIn_ = index > 0 && BEFORE.test(tokens[index - 1]?.text ?? '');
      const fused = (tongue.language === 'ar' || tongue.language === 'he') && /^[بב]/.test(token.text);
      const site = tokens.findIndex(
        (_, at) =>
          startsWith(tongue.words.site, tokens, at) > 0 ||
          signals.some((one) => one.key === 'text' && one.index === at),
      );
      const isNear =
        isShort ||
        (site >= 0 &&
          Math.abs(index - site) <= 5 &&
          !signals.some(({ key, index: at }) => key === 'for' && at > site && at < index));
      if (isLabel || next || before || ((isIn_ || fused) && isNear)) return language;
    }
  }
  return '';
}

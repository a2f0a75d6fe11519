import { plain } from '../built-in/chat/message/plain.ts';
import { figuresOf } from './grounding/told-facts.ts';

/** Words that ask for another language, in the languages that people write to us in. */
const ASKS =
  /\b(?:translat|übersetz|tradui|traduc|traduz|(?:in|into|to|auf|ins|en|em|para o|al) (?:english|french|german|spanish|portuguese|englisch|französisch|deutsch|spanisch|portugiesisch|anglais|français|allemand|espagnol|portugais|inglés|francés|alemán|español|portugués|inglês|francês|alemão|espanhol|português)\b)/iu;

/** Whether the person's own words ask for a translation: then what stands may be said in other words. */
export const asksTranslation = (said: string): boolean => ASKS.test(said);

/** How much longer a translation is than its original, and how many characters short ones may grow. */
const MOST_GROWTH = 2;
const SHORT = 40;

/**
 * Whether a text can be the translation of what stands there: about as long, with the same figures (prices, hours, contacts), none more
 * and none fewer, however each of the languages writes them, and with no name that did not stand there.
 */
export function isTranslated(before: string, after: string, languages: readonly string[], today: string): boolean {
  if (after.length > before.length * MOST_GROWTH + SHORT) return false;
  const readings = (text: string) => languages.map((language) => figuresOf(text, language, today));
  const originals = readings(before);
  if (!readings(after).some((figures) => originals.some((original) => isSame(figures, original)))) return false;
  const known = foldedWords(before);
  return languages.some((language) => namesIn(after, language).every((name) => isKnown(name, known, language)));
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));

const WORDS = /[\p{L}\p{M}'’-]+|[.!?:;“”"«»()–—·|/\n]/gu;
const isWord = (token: string | undefined) => token !== undefined && /^[\p{L}\p{M}]/u.test(token);
const isCapital = (token: string | undefined) => token !== undefined && /^\p{Lu}[\p{L}\p{M}'’-]/u.test(token);
/** Forms of address that German writes with capitals. */
const ADDRESSED = /^(?:sie|ihr|ihnen|ihre[nmrs]?)$/;

/**
 * Words with capitals within a sentence: names, outside of headings whose words all have them. In German, where nouns have them too, two
 * of them side by side.
 */
function namesIn(text: string, language: string): string[] {
  const tokens = text.match(WORDS) ?? [];
  const inside = tokens.map((token, at) => isCapital(token) && isWord(tokens[at - 1]));
  const long = tokens.filter((token) => isWord(token) && token.length > 3);
  if (long.length > 1 && long.every(isCapital)) return [];
  return tokens.filter((token, at) => {
    if (!inside[at]) return false;
    if (!language.startsWith('de')) return true;
    return !ADDRESSED.test(plain(token)) && isCapital(tokens[at - 1]) && !ADDRESSED.test(plain(tokens[at - 1] ?? ''));
  });
}

const foldedWords = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Letters at the beginning that a name has in common with what it is called in another language: Edinburgh, Édimbourg. */
const SHARED = 3;
const isKnown = (name: string, known: readonly string[], language: string): boolean =>
  foldedWords(name).every(
    (word) =>
      word.length < 3 ||
      calendarOf(language).has(word) ||
      LANGUAGES.has(word) ||
      known.some((one) => one === word || (one.length > SHARED && one.slice(0, SHARED) === word.slice(0, SHARED))),
  );

/** Names of languages and of who speaks them, which English writes with capitals. */
const LANGUAGES = new Set(
  'english french german spanish portuguese italian dutch polish swedish danish arabic hebrew british scottish irish european'.split(
    ' ',
  ),
);

const calendars = new Map<string, ReadonlySet<string>>();

/** What a language calls days and months. */
function calendarOf(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known) return known;
  const named = (options: Intl.DateTimeFormatOptions, dates: Date[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.map((date) => plain(format.format(date)));
  };
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));
  const made = new Set([
    ...named({ weekday: 'long' }, days),
    ...named({ month: 'long' }, months),
    // Days of the week in the plural: "on Fridays".
    ...named({ weekday: 'long' }, days).map((day) => `${day}s`),
  ]);
  calendars.set(language, made);
  return made;
}

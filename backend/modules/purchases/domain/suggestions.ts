import { domainToASCII } from 'node:url';
import type { Settings } from '#settings';
import { readName, registrableOf } from '../../domains/name.ts';

/** Endings that anybody may register without papers, the best known first. */
export const ENDINGS = ['com', 'de', 'net', 'org', 'eu', 'at', 'ch', 'shop', 'cafe', 'info', 'app'] as const;

/** So many names are looked up at a time. */
export const MOST_NAMES = 12;
const MOST_WORDS = 4;
const MOST_LABEL = 40;

/** Letters that fall apart into others when a name is spelled without them. */
const SPELLED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/** `Bäckerei Huber & Söhne` → `baeckerei`, `huber`, `soehne`. Words of other scripts stay as they are. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøåœłđ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Without what says only what kind of company it is. */
const COMPANY = new Set([
  'gmbh',
  'ug',
  'kg',
  'ohg',
  'ag',
  'inc',
  'llc',
  'ltd',
  'co',
  'sarl',
  'bv',
  'srl',
  'the',
  'und',
  'and',
]);

/** Parts that stand before the ending, the most telling first. */
function labelsFor(text: string): string[] {
  const all = wordsIn(text);
  const telling = all.filter((word) => !COMPANY.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const labels = [words.join('-'), words.join(''), words.slice(0, 2).join('-')];
  const usable = labels
    .map((label) => domainToASCII(label))
    .filter((label) => label !== '' && label.length <= MOST_LABEL);
  return [...new Set(usable)];
}

/**
 * Names that somebody could mean: the one that was typed, if it is one, and further ones made of its words with endings that
 * they may like. In ASCII, the likeliest first, at most `MOST_NAMES`. Pure.
 */
export function suggestedNames(
  text: string,
  where: Pick<Settings, 'appOrigin' | 'appTitle' | 'isLocal' | 'sitesDomain'>,
): string[] {
  const typed = readName(text, where);
  const whole = 'name' in typed ? registrableOf(typed.name) : null;
  const ending = whole?.slice(whole.indexOf('.') + 1);
  const labels = whole ? [whole.slice(0, whole.indexOf('.'))] : labelsFor(text);
  const endings = [...new Set([...(ending ? [ending] : likelyEndings(text)), ...ENDINGS])];
  const [first = '', ...others] = labels;
  const names = [
    ...endings.slice(0, 4).map((end) => `${first}.${end}`),
    ...others.flatMap((label) => endings.slice(0, 3).map((end) => `${label}.${end}`)),
    ...endings.slice(4).map((end) => `${first}.${end}`),
  ].filter((name) => !name.startsWith('.') && 'name' in readName(name, where));
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** German words want a German ending first. */
const likelyEndings = (text: string): string[] => (/[äöüß]|gmbh|\b(?:und|der|die|das)\b/i.test(text) ? ['de'] : []);

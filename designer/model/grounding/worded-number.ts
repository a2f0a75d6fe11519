import { wordedNumberAt } from '../../built-in/reading/facts/numbers.ts';
import { markAt, phraseAt, type Source } from '../../built-in/reading/facts/source.ts';
import { placesOf } from '../../built-in/reading/vocabulary/index.ts';

type Found = { to: number; value: number };

/** Where a hundred stands among thirty, forty … a hundred. */
const HUNDRED = 7;
const THOUSAND = new Set(['thousand', 'tausend', 'mille', 'mil']);
const TWENTY_SOMETHING = /^veinti(\p{L}{2,8})$/u;
const UNACCENTED: Readonly<Record<string, string>> = { dós: 'dos', trés: 'tres', séis: 'seis' };

/** A number in words with its hundreds and thousands: "eight hundred and fifty", "treinta y dos", "quatre-vingt-douze". */
export function spokenNumberAt(source: Source, from: number): Found | null {
  const first = belowHundred(source, from);
  const start = first ?? (isHundred(source, from) ? { to: from, value: 1 } : null);
  if (!start) return null;
  const hundreds = start.value < 10 ? afterHundred(source, start) : start;
  if (!THOUSAND.has(source.tokens[hundreds.to]?.text ?? '')) return hundreds;
  const thousands = { to: hundreds.to + 1, value: hundreds.value * 1000 };
  const rest = spokenNumberAt(source, joined(source, thousands.to));
  return rest && rest.value < 1000 ? { to: rest.to, value: thousands.value + rest.value } : thousands;
}

function afterHundred(source: Source, { to, value }: Found): Found {
  if (!isHundred(source, to)) return { to, value };
  const hundreds = { to: to + 1, value: value * 100 };
  const rest = belowHundred(source, joined(source, hundreds.to));
  return rest ? { to: rest.to, value: hundreds.value + rest.value } : hundreds;
}

function isHundred({ words, tokens }: Source, index: number): boolean {
  const text = tokens[index]?.text ?? '';
  const names = words.tens.split(', ')[HUNDRED]?.split('/') ?? [];
  return names.some((name) => text === name || text === `${name}s`);
}

/** After an "and" that may stand between the parts of a number. */
function joined(source: Source, index: number): number {
  if (markAt(source, index, '-')) return index + 1;
  return index + phraseAt(source, index, source.words.and);
}

function belowHundred(source: Source, from: number): Found | null {
  if (isHundred(source, from)) return null;
  const twenty = twentySomething(source, from);
  if (twenty) return twenty;
  const found = wordedNumberAt(source, from);
  const isTens = found !== null && found.value >= 20 && found.value < 100 && found.value % 10 === 0;
  if (!found || !isTens) return found;
  // "treinta y dos", and of eighty in French up to nineteen more.
  const next = joined(source, found.to);
  const more = next > found.to ? placesOf(source.words.numbers).at(source.tokens, next) : null;
  const most = found.value === 80 || found.value === 60 ? 19 : 9;
  return more && more.place < most ? { to: next + more.length, value: found.value + more.place + 1 } : found;
}

function twentySomething({ tokens, words }: Source, from: number): Found | null {
  const ending = TWENTY_SOMETHING.exec(tokens[from]?.text ?? '')?.[1];
  if (ending === undefined) return null;
  const names = words.numbers.split(', ').map((name) => name.split('/'));
  const place = names.findIndex((spellings) => spellings.includes(UNACCENTED[ending] ?? ending));
  return place >= 0 && place < 9 ? { to: from + 1, value: 21 + place } : null;
}

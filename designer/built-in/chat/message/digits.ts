import { fixed } from '../../reading/facts/found-phrases.ts';
import { numberAt, wordedNumberAt } from '../../reading/facts/numbers.ts';
import { endsLine, markAt, phraseAt, sourceOf } from '../../reading/facts/source.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { RequestLanguage } from '../words/index.ts';
import { quotesIn } from './request.ts';

/** Notes that have names, with what they are worth. */
const NOTES: readonly [words: string, amount: string][] = [
  [fixed('a tenner, tenner'), '10'],
  [fixed('a fiver, fiver'), '5'],
];
const SIGNS: readonly [words: RegExp, sign: string][] = [
  [/^(?:pounds?|quid)$/u, '£'],
  [/^euros?$/u, '€'],
  [/^(?:dollars?|bucks)$/u, '$'],
];

/** "Nineteen pounds fifty", "thirteen quid", "a tenner": prices in words, with the digits that they stand for. */
export function withDigits(message: string, language: RequestLanguage): string {
  const source = sourceOf(message, vocabularyOf(language));
  const { tokens, words } = source;
  const quotes = quotesIn(message);
  // "A tenner, that is €10".
  const ofNotes = /[€$£]/u.exec(message)?.[0] ?? '£';
  let [result, done] = ['', 0];
  const put = (from: number, to: number, price: string) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    if (start < done || quotes.some((quote) => quote.start < end && start < quote.end)) return;
    result += message.slice(done, start) + price;
    done = end;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const note = NOTES.find(([list]) => phraseAt(source, at, list) > 0);
    if (note) put(at, at + phraseAt(source, at, note[0]), `${ofNotes}${note[1]}`);
    // "Up a pound"
    const one = /^(?:a|an|one|another)$/u.test(tokens[at]?.text ?? '') ? phraseAt(source, at + 1, words.money) : 0;
    const isStep = /^(?:up|down|by|another)$/u.test(tokens[at - 1]?.text ?? '');
    const coin = one > 0 && isStep ? SIGNS.find(([word]) => word.test(tokens[at + 1]?.text ?? '')) : undefined;
    if (coin) put(at, at + 1 + one, `${coin[1]}1`);
    const worded = wordedNumberAt(source, at);
    // "An hour is thirty eight"
    const isLast = worded !== null && endsLine(source, worded.to);
    const isSaid =
      phraseAt(source, at - 1, words.copulas) > 0 || /^(?:now|to|jetzt|à|a|auf)$/u.test(tokens[at - 1]?.text ?? '');
    if (worded && worded.value > 12 && isSaid && (isLast || markAt(source, worded.to, ',.!')))
      put(at, worded.to, String(worded.value));
    const number = worded ?? numberAt(source, at);
    const money = number ? phraseAt(source, number.to, words.money) : 0;
    if (!number || money === 0) continue;
    const behind = number.to + money;
    const cents = wordedNumberAt(source, behind);
    if (!worded && !cents) continue;
    const unit = tokens[number.to]?.text ?? '';
    const sign = SIGNS.find(([word]) => word.test(unit))?.[1];
    const amount = cents ? `${String(number.value)}.${String(cents.value).padStart(2, '0')}` : String(number.value);
    put(at, cents?.to ?? behind, sign ? `${sign}${amount}` : `${amount} ${unit}`);
  }
  return result + message.slice(done);
}

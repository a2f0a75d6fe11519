import { vocabularyOf } from '../../built-in/reading/vocabulary/index.ts';
import { figuresAt, type Figure } from './canonical.ts';
import type { ToldFacts } from './told-facts.ts';

/** What numbers count where only the owner can know how many: in the languages that people write to us in. */
const COUNTED =
  /^(?:%|percent|prozent|years?|customers?|clients?|guests?|reviews?|projects?|awards?|stars?|members?|jahren?|kunden|gäste|preise|sterne|mitglieder|ans|clientes?|années|avis|prix|étoiles|años|premios|estrellas|anos|prémios|estrelas)$/iu;
const YEAR = /^number(?:1[5-9]|20)\d\d$/;

/** What is longer is no sentence; nothing in it is looked for. */
const LONGEST = 1_500;

/** Whether only the owner can know a figure: "three days" of dough is common knowledge, "three awards" is none. */
const isClaim = ({ kind, keys, next }: Figure): boolean =>
  kind !== 'number' || COUNTED.test(next) || keys.some((key) => YEAR.test(key));

/** What has to be filled in where a figure was made up. */
function wanted({ kind, keys: [key = ''] }: Figure): string {
  switch (kind) {
    case 'money':
      return '[[the price]]';
    case 'date':
      return '[[the date]]';
    case 'time':
      return '[[the time]]';
    case 'contact':
      return key.includes('@')
        ? '[[your mail address]]'
        : /^contact\d/.test(key)
          ? '[[your phone number]]'
          : '[[the address]]';
    case 'number':
      return YEAR.test(key) ? '[[the year]]' : '[[your number]]';
  }
}

type Told = { told: ToldFacts; language: string; today: string };

/** The text with a gap in the place of each figure that only its owner can know and never said. */
export const withoutUntold = (text: string, told: Told): string =>
  text
    .split(/(?<=[.!?…]\s|\n)/u)
    .map((sentence) => sentenceWithoutUntold(sentence, told))
    .join('');

function sentenceWithoutUntold(sentence: string, { told, language, today }: Told): string {
  if (sentence.length > LONGEST) return sentence;
  // What stands before the first word and behind the last belongs to the layout.
  const body = sentence.replace(/^[\s>#*-]+/u, '');
  const words = body.trimEnd();
  const { typed, figures } = figuresAt(words, vocabularyOf(language), today);
  const untold = figures.filter((figure) => isClaim(figure) && !figure.keys.every((key) => told.hasFigure(key)));
  if (untold.length === 0) return sentence;
  const kept = untold.reduceRight((left, at) => left.slice(0, at.start) + wanted(at) + left.slice(at.end), typed);
  return sentence.slice(0, sentence.length - body.length) + kept + body.slice(words.length);
}
